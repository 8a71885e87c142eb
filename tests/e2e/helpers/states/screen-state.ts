import type { Page } from '@playwright/test';
import type { RouteName } from '../../../../src/lib/routes.ts';
import type { SandboxControl } from '../../../helpers/sandbox-control.ts';
import { errorBox } from '../locators.ts';

type Step = (page: Page, sandbox: SandboxControl) => Promise<unknown>;

export interface ScreenState {
  readonly route: RouteName;
  /** Difference from the plain content. */
  readonly name?: string;
  /** By default the first live draw. */
  readonly draw?: string;
  readonly query?: string;
  readonly open?: Step;
  /** Ends effects that outlast the state. */
  readonly cleanUp?: Step;
  /** Set when only one width has the state. */
  readonly only?: 'phone' | 'desktop';
}

export const state = (of: ScreenState, open: Step): ScreenState => ({ ...of, open });

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
export const submit = (page: Page) => page.locator('main form button[type=submit]').click();
export const waitForAlert = (page: Page) => page.getByRole('main').locator(errorBox).first().waitFor();

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Simulates a hidden or visible tab. */
function setHidden(isHidden: boolean): void {
  const value = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Keeps messages open, as in a hidden tab. */
export async function holdMessages(page: Page): Promise<void> {
  await messages(page).waitFor();
  await page.evaluate(setHidden, true);
}

export async function closeMessages(page: Page): Promise<void> {
  await page.evaluate(setHidden, false);
  const close = messages(page).getByRole('button', { name: 'Close message' });
  for (let left = await close.count(); left > 0; left -= 1) await close.first().dispatchEvent('click');
}

/** Returns from the payment page as from the back-forward cache. */
export async function abandonPayment(page: Page, leave: () => Promise<unknown>): Promise<void> {
  // A response without content keeps the page.
  const pages = /\/pay\//;
  await page.route(pages, (route) => route.fulfill({ status: 204 }));
  await Promise.all([page.waitForRequest(pages), leave()]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByRole('main').getByText('Payment not finished').waitFor();
  await page.unroute(pages);
}
