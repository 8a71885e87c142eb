import { unansweredOrder } from '../../e2e/helpers/locators.ts';
import { storeOrder, waitForEvidence } from '../../e2e/helpers/states/screen-state.ts';
import {
  byNewcomer,
  byVisitor,
  createLoadingScenes,
  createScenes,
  press,
  type Scene,
  type Stage,
  waitForAlert,
  wholePage,
} from '../scene.ts';

const deposit = { operation: 'deposit', subjectId: '', name: '', amount: 1_000 } as const;

/** The demo members of these tenants have the same email. */
const ofOrder = (screen: string, path: string, state: 'unanswered' | 'redirected') =>
  createScenes(screen, '/more', [
    [
      state === 'unanswered' ? 'unanswered order' : 'unfinished payments',
      async ({ page, open }) => {
        await storeOrder(page, { ...deposit, state });
        await open(path);
        await waitForEvidence(page);
      },
      { tenants: ['ciu', 'riverside'] },
    ],
  ]);

const wallet: Scene[] = [
  ...createScenes('wallet', '/wallet', [
    ['loaded'],
    ['whole page', undefined, wholePage],
    ['empty', undefined, byNewcomer],
  ]),
  ...ofOrder('wallet', '/wallet', 'unanswered'),
  ...ofOrder('wallet', '/wallet', 'redirected'),
  ...createLoadingScenes('wallet', '/wallet', 'transactions/me/'),
  ...createScenes('deposit', '/wallet/deposit', [
    ['loaded'],
    ['picked', press('£10')],
    ['wrong', press('Deposit')],
    [
      'failed',
      async (stage) => {
        await stage.page.getByLabel('Amount in pounds').fill('12.50');
        await press('Deposit')(stage);
        await waitForAlert(stage);
      },
      { fault: { path: 'transactions/payment_transaction/', status: 400 } },
    ],
  ]),
  ...ofOrder('deposit', '/wallet/deposit', 'unanswered'),
  ...ofOrder('deposit', '/wallet/deposit', 'redirected'),
  ...createScenes('withdraw', '/wallet/withdraw', [['loaded'], ['wrong', press('Withdraw')]], wholePage),
];

const found = '/callback?amount=10.00&reference=PX-ABC123';

const payment: Scene[] = [
  ...ofOrder('callback', found, 'redirected'),
  ...createScenes('callback', found, [
    ['deposit not found'],
    ['tickets not found', undefined, { path: '/callback?lottery=3&amount=4.00&reference=PX-ABC123' }],
    ['failed', undefined, { path: '/callback?error=The+card+was+declined.' }],
    ['visitor', undefined, byVisitor],
  ]),
];

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: 'Are you want to unsubscribe?' });
const unsubscribe = 'subscriptions/{id}/unsubscribe/';

async function openDialog(stage: Stage): Promise<void> {
  await press(/^Unsubscribe/)(stage);
  await dialog(stage).waitFor();
}

async function confirm(stage: Stage): Promise<void> {
  await openDialog(stage);
  await dialog(stage).getByRole('button', { name: 'Unsubscribe' }).click();
}

const holdings: Scene[] = [
  ...createScenes('tickets', '/tickets', [
    ['loaded'],
    ['whole page', undefined, wholePage],
    ['empty', undefined, byNewcomer],
  ]),
  ...createLoadingScenes('tickets', '/tickets', 'tickets/me/'),
  ...createScenes('subscriptions', '/subscriptions', [
    ['loaded'],
    ['whole page', undefined, wholePage],
    ['empty', undefined, byNewcomer],
    ['dialog', openDialog],
    [
      'dialog, failed',
      async (stage) => {
        await confirm(stage);
        await waitForAlert(stage);
      },
      { fault: { path: unsubscribe, status: 400 } },
    ],
    [
      'unanswered order',
      async (stage) => {
        await confirm(stage);
        await unansweredOrder(stage.page).waitFor();
      },
      { fault: { path: unsubscribe, status: 500 } },
    ],
  ]),
  ...createLoadingScenes('subscriptions', '/subscriptions', 'subscriptions/'),
];

export const walletScenes: readonly Scene[] = [...wallet, ...payment, ...holdings];
