import type { Page } from '@playwright/test';
import {
  openRows,
  press,
  removeOrders,
  type ScreenState,
  state,
  storeOrder,
  submit,
  waitForAlert,
  waitForEvidence,
} from './screen-state.ts';

const depositOrder = { operation: 'deposit', subjectId: '', name: '', amount: 1_000 } as const;

const storeDeposit = (orderState: 'unanswered' | 'redirected') => async (page: Page) => {
  await storeOrder(page, { ...depositOrder, state: orderState });
  await waitForEvidence(page);
};
const storeUnanswered = storeDeposit('unanswered');
const storeUnfinished = storeDeposit('redirected');

const openDialog = {
  route: 'subscriptions',
  // Uses the keyboard: the double-submit guard still blocks the deposit's position.
  open: (page) => page.getByRole('button', { name: 'Unsubscribe' }).press('Enter'),
} as const satisfies ScreenState;

export const walletStates: readonly ScreenState[] = [
  // In this order: the form restores the amount.
  { route: 'deposit', name: 'without an amount', open: submit },
  { route: 'deposit', name: 'picked', open: (page) => press(page, '£20') },
  state({ route: 'deposit', name: 'failed' }, async (page, sandbox) => {
    await sandbox.faults({ path: 'transactions/payment_transaction/', status: 400, times: 1 });
    await press(page, '£20');
    await submit(page);
    await waitForAlert(page);
  }),
  state({ route: 'deposit', name: 'unanswered order', cleanUp: removeOrders }, storeUnanswered),
  state({ route: 'deposit', name: 'unfinished payments', cleanUp: removeOrders }, storeUnfinished),
  state({ route: 'wallet', name: 'unanswered order', cleanUp: removeOrders }, async (page) => {
    await storeOrder(page, { ...depositOrder, operation: 'withdraw', state: 'unanswered' });
    await storeUnanswered(page);
  }),
  state({ route: 'wallet', name: 'unfinished payments', cleanUp: removeOrders }, storeUnfinished),
  ...(
    [
      ['not unsubscribed', 400, waitForAlert],
      ['unanswered order', 500, waitForEvidence],
    ] as const
  ).map(([name, status, waitForEnd]) =>
    state({ ...openDialog, name, cleanUp: removeOrders }, async (page, sandbox) => {
      await sandbox.faults({ path: 'subscriptions/{id}/unsubscribe/', status, times: 1 });
      await openDialog.open(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
      await waitForEnd(page);
    }),
  ),
  { route: 'withdraw', name: 'all wrong', open: submit },
  state({ route: 'withdraw', name: 'everything' }, (page) =>
    page.getByLabel('Withdraw entire balance').check(),
  ),
  { ...openDialog, name: 'asked whether to unsubscribe' },
  state({ route: 'statement', name: 'all rows open' }, async (page) => {
    await openRows(page);
    await page.getByRole('table').waitFor();
  }),
  state({ route: 'statement', name: 'receipt' }, (page) =>
    page
      .getByRole('button', { name: /^Receipt for / })
      .first()
      .click(),
  ),
  { route: 'statement', name: 'nothing matches', query: '?search=nothing+is+called+this' },
  { route: 'callback', name: 'payment not found', query: '?amount=10&reference=R-1' },
  state(
    { route: 'callback', name: 'paid in', query: '?amount=10&reference=R-1', cleanUp: removeOrders },
    async (page) => {
      await storeOrder(page, { ...depositOrder, state: 'redirected' });
      // The screen reads the order when it opens.
      await page.reload();
      await waitForEvidence(page);
    },
  ),
];
