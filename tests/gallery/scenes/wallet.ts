import { unansweredOrder } from '../../e2e/helpers/locators.ts';
import { storeOrder, waitForEvidence } from '../../e2e/helpers/states/screen-state.ts';
import {
  byNewcomer,
  byVisitor,
  createLoadingScenes,
  createScenes,
  fill,
  fullPage,
  press,
  type Scene,
  type Stage,
  waitForAlert,
} from '../scene.ts';

const listStates = [['loaded'], ['whole page', [], fullPage], ['empty', [], byNewcomer]] as const;

const deposit = { operation: 'deposit', subjectId: '', name: '', amount: 1_000 } as const;

const storeDeposit =
  (path: string, state: 'unanswered' | 'redirected') =>
  async ({ page, open }: Stage) => {
    await storeOrder(page, { ...deposit, state });
    await open(path);
    await waitForEvidence(page);
  };

const createOrderScenes = (screen: string, path: string) =>
  createScenes(
    screen,
    '/more',
    [
      ['unanswered order', [storeDeposit(path, 'unanswered')]],
      ['unfinished payments', [storeDeposit(path, 'redirected')]],
    ],
    // The demo members of these tenants have the same email.
    { tenants: ['ciu', 'riverside'] },
  );

const found = '/callback?amount=10.00&reference=PX-ABC123';

const wallet: Scene[] = [
  ...createScenes('wallet', '/wallet', listStates),
  ...createOrderScenes('wallet', '/wallet'),
  ...createLoadingScenes('wallet', '/wallet', 'transactions/me/'),
  ...createScenes('deposit', '/wallet/deposit', [
    ['loaded'],
    ['picked', [press('£10')]],
    ['wrong', [press('Deposit')]],
    [
      'failed',
      [fill('Amount in pounds', '12.50'), press('Deposit'), waitForAlert],
      { fault: { path: 'transactions/payment_transaction/', status: 400 } },
    ],
  ]),
  ...createOrderScenes('deposit', '/wallet/deposit'),
  ...createScenes('withdraw', '/wallet/withdraw', [['loaded'], ['wrong', [press('Withdraw')]]], fullPage),
  // Only the payment: an unanswered order has no callback.
  ...createOrderScenes('callback', found).slice(-1),
  ...createScenes('callback', found, [
    ['deposit not found'],
    ['tickets not found', [], { path: '/callback?lottery=3&amount=4.00&reference=PX-ABC123' }],
    ['failed', [], { path: '/callback?error=The+card+was+declined.' }],
    ['visitor', [], byVisitor],
  ]),
];

const unsubscribe = 'subscriptions/{id}/unsubscribe/';
const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: 'Are you want to unsubscribe?' });
const waitForDialog = (stage: Stage) => dialog(stage).waitFor();
const confirm = (stage: Stage) => dialog(stage).getByRole('button', { name: 'Unsubscribe' }).click();
const waitForOrder = ({ page }: Stage) => unansweredOrder(page).waitFor();
const openDialog = press(/^Unsubscribe/);

const holdings: Scene[] = [
  ...createScenes('tickets', '/tickets', listStates),
  ...createLoadingScenes('tickets', '/tickets', 'tickets/me/'),
  ...createScenes('subscriptions', '/subscriptions', [
    ...listStates,
    ['dialog', [openDialog, waitForDialog]],
    ['dialog, failed', [openDialog, confirm, waitForAlert], { fault: { path: unsubscribe, status: 400 } }],
    ['unanswered order', [openDialog, confirm, waitForOrder], { fault: { path: unsubscribe, status: 500 } }],
  ]),
  ...createLoadingScenes('subscriptions', '/subscriptions', 'subscriptions/'),
];

export const walletScenes: readonly Scene[] = [...wallet, ...holdings];
