import type { Page } from '@playwright/test';
import type { RouteName } from '../../../../src/lib/routes.ts';
import type { SandboxControl } from '../../../helpers/sandbox-control.ts';
import { errorBox } from '../locators.ts';

type Step = (page: Page, sandbox: SandboxControl) => Promise<unknown>;

/** A screen in one of its states. */
export interface ScreenState {
  readonly route: RouteName;
  /** What sets it apart from the screen's plain content. */
  readonly name?: string;
  /** Name of the draw, for the draw screen; the first live one when left out. */
  readonly draw?: string;
  readonly query?: string;
  /** Leads from the plain content to the state. */
  readonly open?: Step;
  /** Ends what would outlast the state. */
  readonly cleanUp?: Step;
  /** Where it differs by width: the one that has it. */
  readonly only?: 'phone' | 'desktop';
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
export const submit = (page: Page) => page.locator('main form button[type=submit]').click();
export const waitForAlert = (page: Page) => page.getByRole('main').locator(errorBox).first().waitFor();

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Runs in the page: has it believe that nobody looks at it, or that somebody does again. */
function setHidden(isHidden: boolean): void {
  const value = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Waits for messages and keeps them, as they are kept for who looks at something else meanwhile. */
export async function holdMessages(page: Page): Promise<void> {
  await messages(page).waitFor();
  await page.evaluate(setHidden, true);
}

/** Closes the messages that were kept. */
export async function closeMessages(page: Page): Promise<void> {
  await page.evaluate(setHidden, false);
  const close = messages(page).getByRole('button', { name: 'Close message' });
  for (let left = await close.count(); left > 0; left -= 1) await close.first().dispatchEvent('click');
}

/** Leaves for a payment page and comes back from it, as the browser does with a page that it had put aside. */
export async function abandonPayment(page: Page, leave: () => Promise<unknown>): Promise<void> {
  // An answer without content leaves the page where it is.
  const pages = /\/pay\//;
  await page.route(pages, (route) => route.fulfill({ status: 204 }));
  await Promise.all([page.waitForRequest(pages), leave()]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByRole('main').getByText('Payment not finished').waitFor();
  await page.unroute(pages);
}
