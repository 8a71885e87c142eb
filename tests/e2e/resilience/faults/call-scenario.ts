import type { Locator, Page } from '@playwright/test';
import type { Operation } from '../../../../src/lib/messages/operations.ts';
import type { SandboxControl } from '../../../helpers/sandbox-control.ts';
import { siteUrl } from '../../helpers/hosts/addresses.ts';

export interface ScenarioContext {
  readonly page: Page;
  readonly sandbox: SandboxControl;
  readonly club: 'ciu' | 'riverside';
}

/** One call, made in the browser. */
export interface CallScenario {
  /** Operation of the failure messages. */
  readonly operation: Operation;
  /** Opens the screen of the call, which sends it if it is a read. Repeatable after a success. */
  readonly open: (place: ScenarioContext) => Promise<void>;
  /** Makes the call on the open screen. Default: presses Try again. */
  readonly send?: (page: Page) => Promise<void>;
  /** Container of the failure. Default: `main`. */
  readonly scope?: (page: Page) => Locator;
  /** Visible after success. */
  readonly done: (page: Page) => Locator;
  /** A refusable field: wire name and label. */
  readonly field?: { readonly name: string; readonly label: string };
}

export const main = (page: Page): Locator => page.getByRole('main');

const drawIds = new WeakMap<ScenarioContext, number>();

/** Opens a live draw, the same one for the whole scenario. */
export async function openDraw(
  place: ScenarioContext,
  type: 'one_time' | 'subscription' = 'one_time',
): Promise<void> {
  const id = drawIds.get(place) ?? (await place.sandbox.addDraws({ club: place.club, type }))[0] ?? 0;
  drawIds.set(place, id);
  await visit(place, `/raffles/${id}`);
}

export const messageText = (page: Page, text: string | RegExp): Locator => page.getByText(text).last();

export function button(name: string | RegExp, scope: (page: Page) => Locator = main) {
  return (page: Page) => scope(page).getByRole('button', { name, exact: true }).click();
}

export async function fill(scope: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await scope.getByLabel(label, { exact: true }).fill(value);
  }
}

/** Navigates by a link in an open app, otherwise by URL. */
export async function visit(
  { page, club }: Omit<ScenarioContext, 'sandbox'> & Partial<ScenarioContext>,
  path: string,
): Promise<void> {
  if (!page.url().startsWith(siteUrl(club, ''))) return void (await page.goto(siteUrl(club, path)));
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
