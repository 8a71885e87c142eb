import { abandonPayment, press, type ScreenState, submit, waitForAlert } from './screen-state.ts';

const openDialog = {
  route: 'subscriptions',
  // Uses the keyboard: the double-submit guard still blocks the deposit's position.
  open: (page) => page.getByRole('button', { name: 'Unsubscribe' }).press('Enter'),
} as const satisfies ScreenState;

export const walletStates: readonly ScreenState[] = [
  // In this order: the form restores the amount.
  { route: 'deposit', name: 'without an amount', open: submit },
  { route: 'deposit', name: 'picked', open: (page) => press(page, '£20') },
  {
    route: 'deposit',
    name: 'failed',
    open: async (page, sandbox) => {
      await sandbox.faults({ path: 'transactions/payment_transaction/', status: 500, times: 1 });
      await press(page, '£20');
      await submit(page);
      await waitForAlert(page);
    },
  },
  {
    route: 'deposit',
    name: 'a payment left',
    open: (page) =>
      abandonPayment(page, async () => {
        await press(page, '£20');
        await submit(page);
      }),
  },
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
  {
    route: 'withdraw',
    name: 'everything',
    open: (page) => page.getByLabel('Withdraw entire balance').check(),
  },
  { ...openDialog, name: 'asked whether to unsubscribe' },
  {
    route: 'statement',
    name: 'summary',
    open: (page) => page.getByRole('tab', { name: 'Summary' }).click(),
  },
  {
    route: 'statement',
    name: 'receipt',
    open: (page) =>
      page
        .getByRole('button', { name: /^Receipt for / })
        .first()
        .click(),
  },
  { route: 'statement', name: 'nothing matches', query: '?search=nothing+is+called+this' },
  { route: 'callback', name: 'paid in', query: '?amount=10&reference=R-1' },
];
