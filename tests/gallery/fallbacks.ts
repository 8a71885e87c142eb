import type { Page } from '@playwright/test';
import { sharedNotices, tenantUnknown } from '../../src/lib/messages/notices.ts';
import { siteUrl } from '../e2e/helpers/hosts/addresses.ts';
import { disableOfflineCache } from '../e2e/helpers/page-setup.ts';
import type { SandboxControl } from '../helpers/sandbox-control.ts';

interface Fallback {
  readonly state: string;
  readonly show: (page: Page, sandbox: SandboxControl) => Promise<unknown>;
}

const open = (page: Page, path: string, club = 'ciu') => page.goto(siteUrl(club, path));
const waitForNotice = (page: Page, text: string) =>
  page.locator('[data-slot=notices]').getByText(text).waitFor();
const waitForHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

async function showMissingPage(page: Page): Promise<void> {
  await open(page, '/no-such-page');
  await waitForHeading(page, 'Page not found');
}

const forMember: readonly Fallback[] = [
  { state: 'not found', show: showMissingPage },
  {
    state: 'shell before the app',
    show: async (page) => {
      await page.route(/_astro\/.*\.js/, (route) => route.abort());
      await open(page, '/');
    },
  },
  {
    state: 'offline',
    show: async (page) => {
      await open(page, '/');
      await page.getByRole('article').first().waitFor();
      await page.context().setOffline(true);
      await waitForNotice(page, "You're offline.");
    },
  },
  {
    state: 'crash',
    show: async (page) => {
      const body = "export default () => { throw new Error('a defect') }";
      await page.route(/_astro\/notifications\./, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await open(page, '/notifications');
      await waitForHeading(page, /^Application Error/);
    },
  },
  {
    state: 'member not loaded',
    show: async (page, sandbox) => {
      await disableOfflineCache(page);
      await sandbox.faults({ path: 'users/me/', status: 500 });
      await open(page, '/notifications');
      await waitForNotice(page, sharedNotices.memberMissing);
    },
  },
];

const forVisitor: readonly Fallback[] = [
  { state: 'not found, visitor', show: showMissingPage },
  {
    state: 'unknown club',
    show: async (page) => {
      await open(page, '/sign-in', 'nobody');
      await waitForHeading(page, tenantUnknown);
    },
  },
  {
    state: 'club not reached',
    show: async (page, sandbox) => {
      await sandbox.faults({ path: 'clients/current/', status: 503 });
      await open(page, '/sign-in', 'harlequin');
      await waitForNotice(page, sharedNotices.tenantMissing);
    },
  },
];

/** Screens that replace another one. */
export const fallbacks = { member: forMember, visitor: forVisitor } as const;
