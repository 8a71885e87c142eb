import { abandonPayment, press, type ScreenState, state, submit, waitForAlert } from './screen-state.ts';

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
    await sandbox.faults({ path: 'transactions/payment_transaction/', status: 500, times: 1 });
    await press(page, '£20');
    await submit(page);
    await waitForAlert(page);
  }),
  state({ route: 'deposit', name: 'a payment left' }, (page) =>
    abandonPayment(page, async () => {
      await press(page, '£20');
      await submit(page);
    }),
  ),
  {
    ...openDialog,
    name: 'not unsubscribed',
    open: async (page, sandbox) => {
      await sandbox.faults({ path: 'subscriptions/{id}/unsubscribe/', status: 500, times: 1 });
      await openDialog.open(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
      await waitForAlert(page);
    },
  },
  { route: 'withdraw', name: 'all wrong', open: submit },
  state({ route: 'withdraw', name: 'everything' }, (page) =>
    page.getByLabel('Withdraw entire balance').check(),
  ),
  { ...openDialog, name: 'asked whether to unsubscribe' },
  state({ route: 'statement', name: 'summary' }, (page) =>
    page.getByRole('tab', { name: 'Summary' }).click(),
  ),
  state({ route: 'statement', name: 'receipt' }, (page) =>
    page
      .getByRole('button', { name: /^Receipt for / })
      .first()
      .click(),
  ),
  { route: 'statement', name: 'nothing matches', query: '?search=nothing+is+called+this' },
  { route: 'callback', name: 'paid in', query: '?amount=10&reference=R-1' },
];
