import type { Page } from '@playwright/test';
import type { PendingOrder } from '../../../../src/lib/orders/order.ts';
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
/** Text of the screen, not of a message. */
export const waitForText = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByText(text).first().waitFor();
export const waitForAlert = (page: Page) => page.getByRole('main').locator(errorBox).first().waitFor();

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Runs in the page. Simulates a hidden or visible tab. */
export function setHidden(isHidden: boolean): void {
  const value = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
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

type OrderInput = Pick<PendingOrder, 'operation' | 'subjectId' | 'name' | 'amount' | 'state'>;

/** Runs in the page. Stores an order of the demo member as another tab does; nothing is new since then. */
function addOrder(order: OrderInput): void {
  const at = Date.now();
  const id = `${order.operation}-${order.state}`;
  const key = `owner/${location.hostname.split('.')[0]}/alex%40example.com/pending-order/${id}`;
  const before = { at, isComplete: true, tickets: [], transactions: [], knownFrom: at, subscriptions: [] };
  const paymentUrl = order.state === 'redirected' ? 'https://payments.example/pay/1' : undefined;
  localStorage.setItem(key, JSON.stringify({ ...order, id, startedAt: at, before, paymentUrl }));
  dispatchEvent(new StorageEvent('storage', { key }));
}

export const storeOrder = (page: Page, order: OrderInput): Promise<void> => page.evaluate(addOrder, order);

/** Removes all orders as another tab does. */
export const removeOrders = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.includes('/pending-order/'))) {
      localStorage.removeItem(key);
      dispatchEvent(new StorageEvent('storage', { key }));
    }
  });

export const waitForEvidence = (page: Page): Promise<void> => waitForText(page, /new since /i);

/** Opens every row. Removes the rows' name first, because only one row of a group can be open. */
export const openRows = (page: Page) =>
  page.locator('details').evaluateAll((rows) => {
    for (const row of rows) {
      row.removeAttribute('name');
      row.setAttribute('open', '');
    }
  });
