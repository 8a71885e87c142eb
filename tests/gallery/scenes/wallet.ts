import { errorBox, unansweredOrder } from '../../e2e/helpers/locators.ts';
import { storeOrder, waitForEvidence } from '../../e2e/helpers/states/screen-state.ts';
import { createFullPageScene, createLoadedScene, createLoadingScenes, type Scene } from '../scene.ts';

const newcomer = { state: 'empty', viewer: 'newcomer' } as const;

const deposit = { operation: 'deposit', subjectId: '', name: '', amount: 1_000 } as const;

/** The demo members of these tenants have the same email. */
const ofOrder = (screen: string, path: string, state: 'unanswered' | 'redirected'): Scene => ({
  screen,
  state: state === 'unanswered' ? 'unanswered order' : 'unfinished payments',
  tenants: ['ciu', 'riverside'],
  play: async ({ page, open }) => {
    await open('/more');
    await storeOrder(page, { ...deposit, state });
    await open(path);
    await waitForEvidence(page);
  },
});

const wallet: Scene[] = [
  createLoadedScene('wallet', '/wallet'),
  createFullPageScene('wallet', '/wallet'),
  createLoadedScene('wallet', '/wallet', newcomer),
  ofOrder('wallet', '/wallet', 'unanswered'),
  ofOrder('wallet', '/wallet', 'redirected'),
  ...createLoadingScenes('wallet', '/wallet', 'transactions/me/'),
  createLoadedScene('deposit', '/wallet/deposit'),
  {
    screen: 'deposit',
    state: 'picked',
    play: async ({ page, open }) => {
      await open('/wallet/deposit');
      await page.getByRole('button', { name: '£10', exact: true }).click();
    },
  },
  {
    screen: 'deposit',
    state: 'wrong',
    play: async ({ page, open }) => {
      await open('/wallet/deposit');
      await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    },
  },
  {
    screen: 'deposit',
    state: 'failed',
    play: async ({ page, sandbox, open }) => {
      await sandbox.faults({ path: 'transactions/payment_transaction/', status: 400 });
      await open('/wallet/deposit');
      await page.getByLabel('Amount in pounds').fill('12.50');
      await page.getByRole('button', { name: 'Deposit', exact: true }).click();
      await page.getByRole('main').locator(errorBox).waitFor();
    },
  },
  ofOrder('deposit', '/wallet/deposit', 'unanswered'),
  ofOrder('deposit', '/wallet/deposit', 'redirected'),
  createLoadedScene('withdraw', '/wallet/withdraw', { isFullPage: true }),
  {
    screen: 'withdraw',
    state: 'wrong',
    isFullPage: true,
    play: async ({ page, open }) => {
      await open('/wallet/withdraw');
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    },
  },
];

const result = (state: string, query: string, more: Partial<Scene> = {}): Scene =>
  createLoadedScene('callback', `/callback?${query}`, { state, ...more });

const payment: Scene[] = [
  ofOrder('callback', '/callback?amount=10.00&reference=PX-ABC123', 'redirected'),
  result('deposit not found', 'amount=10.00&reference=PX-ABC123'),
  result('tickets not found', 'lottery=3&amount=4.00&reference=PX-ABC123'),
  result('failed', 'error=The+card+was+declined.'),
  result('visitor', 'amount=10.00&reference=PX-ABC123', { viewer: 'visitor' }),
];

const dialog = 'Are you want to unsubscribe?';

const holdings: Scene[] = [
  createLoadedScene('tickets', '/tickets'),
  createFullPageScene('tickets', '/tickets'),
  createLoadedScene('tickets', '/tickets', newcomer),
  ...createLoadingScenes('tickets', '/tickets', 'tickets/me/'),
  createLoadedScene('subscriptions', '/subscriptions'),
  createFullPageScene('subscriptions', '/subscriptions'),
  createLoadedScene('subscriptions', '/subscriptions', newcomer),
  ...createLoadingScenes('subscriptions', '/subscriptions', 'subscriptions/'),
  {
    screen: 'subscriptions',
    state: 'dialog',
    play: async ({ page, open }) => {
      await open('/subscriptions');
      await page.getByRole('button', { name: 'Unsubscribe' }).first().click();
      await page.getByRole('dialog', { name: dialog }).waitFor();
    },
  },
  {
    screen: 'subscriptions',
    state: 'dialog, failed',
    play: async ({ page, sandbox, open }) => {
      await sandbox.faults({ path: 'subscriptions/{id}/unsubscribe/', status: 400 });
      await open('/subscriptions');
      await page.getByRole('button', { name: 'Unsubscribe' }).first().click();
      await page.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Unsubscribe' }).click();
      await page.getByRole('main').locator(errorBox).waitFor();
    },
  },
  {
    screen: 'subscriptions',
    state: 'unanswered order',
    play: async ({ page, sandbox, open }) => {
      await sandbox.faults({ path: 'subscriptions/{id}/unsubscribe/', status: 500 });
      await open('/subscriptions');
      await page.getByRole('button', { name: 'Unsubscribe' }).first().click();
      await page.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Unsubscribe' }).click();
      await unansweredOrder(page).waitFor();
    },
  },
];

export const walletScenes: readonly Scene[] = [...wallet, ...payment, ...holdings];
