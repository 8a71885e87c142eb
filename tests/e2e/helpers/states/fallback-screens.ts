import type { BrowserContext, Page } from '@playwright/test';
import type { SandboxControl } from '../../../helpers/sandbox-control.ts';
import { expect, siteUrl } from '../fixtures.ts';
import { disableOfflineCache } from '../page-setup.ts';
import { isLoaded } from './state-visits.ts';

interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly sandbox: SandboxControl;
  readonly signedIn: (page: Page, club: string) => Promise<void>;
}

type Look = (name: string) => Promise<readonly string[]>;

const open = async (page: Page, club: string, path: string, heading: RegExp | string) => {
  await page.goto(siteUrl(club, path));
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

async function beOffline({ page, context }: Guest, visit: () => Promise<unknown>): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await visit();
  await context.setOffline(false);
}

async function asVisitor(guest: Guest, visit: Look): Promise<void> {
  const { page, sandbox } = guest;
  await open(page, 'ciu', '/no-such-page', 'Page not found');
  await visit('not found');
  await open(page, 'nobody', '/sign-in', 'There is no club at this address');
  await visit('no club');
  await sandbox.faults({ path: 'clients/current/', status: 503 });
  await open(page, 'harlequin', '/sign-in', 'Sign in');
  await expect(page.locator('[data-slot=notices]').getByText('We could not reach your club.')).toBeVisible();
  await visit('a club that is not reached');
  await sandbox.clearFaults();
  await open(page, 'ciu', '/sign-in', 'Sign in');
  await beOffline(guest, () => visit('a visitor without a connection'));
}

async function asMember(guest: Guest, visit: Look): Promise<void> {
  const { page, sandbox, signedIn } = guest;
  await signedIn(page, 'ciu');
  await open(page, 'ciu', '/no-such-page', 'Page not found');
  await visit('not found by a member');
  await open(page, 'ciu', '/', 'Raffles');
  await beOffline(guest, () => visit('a member without a connection'));
  await disableOfflineCache(page);
  await sandbox.faults({ path: 'users/me/', status: 500 });
  await open(page, 'ciu', '/notifications', 'Notifications');
  await expect(page.locator('[data-slot=notices]').getByText('Failed to load your account.')).toBeVisible();
  await visit('a member who is not loaded');
  await sandbox.clearFaults();
  const part = /_astro\/notifications\./;
  await page.route(part, (route) => route.abort());
  await open(page, 'ciu', '/notifications', 'Notifications');
  await expect(page.getByRole('main').getByText('This part of the app could not be loaded.')).toBeVisible();
  await visit('a missing part');
  await page.unroute(part);
}

/** Makes every icon throw. */
function haveNoPictures(): void {
  const create = Document.prototype.createElementNS;
  Object.defineProperty(Document.prototype, 'createElementNS', {
    value(namespace: string, name: string) {
      if (name === 'svg') throw new Error('No pictures today');
      return create.call(this, namespace, name);
    },
  });
}

/** @returns findings by screen; screens without any are omitted */
export async function visitFallbackScreens(
  guest: Guest,
  look: Look,
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  const visit: Look = async (name) => {
    await guest.page.waitForFunction(isLoaded);
    const lines = await look(name);
    if (lines.length > 0) found[name] = lines;
    return lines;
  };
  await asVisitor(guest, visit);
  await asMember(guest, visit);
  await guest.page.addInitScript(haveNoPictures);
  await open(guest.page, 'ciu', '/wallet', /^Application Error/);
  await visit('crashed');
  return found;
}
