import { errorBox } from '../../e2e/helpers/locators.ts';
import { createFullPageScene, createLoadedScene, createLoadingScenes, type Scene } from '../scene.ts';

const newcomer = { state: 'empty', viewer: 'newcomer' } as const;

const wallet: Scene[] = [
  createLoadedScene('wallet', '/wallet'),
  createFullPageScene('wallet', '/wallet'),
  createLoadedScene('wallet', '/wallet', newcomer),
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
      await sandbox.faults({ path: 'transactions/payment_transaction/', status: 500 });
      await open('/wallet/deposit');
      await page.getByLabel('Amount in pounds').fill('12.50');
      await page.getByRole('button', { name: 'Deposit', exact: true }).click();
      await page.getByRole('main').locator(errorBox).waitFor();
    },
  },
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
  result('deposit', 'amount=10.00&reference=PX-ABC123'),
  result('tickets', 'lottery=3&amount=4.00&reference=PX-ABC123'),
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
      await sandbox.faults({ path: 'subscriptions/{id}/unsubscribe/', status: 500 });
      await open('/subscriptions');
      await page.getByRole('button', { name: 'Unsubscribe' }).first().click();
      await page.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Unsubscribe' }).click();
      await page.getByRole('main').locator(errorBox).waitFor();
    },
  },
];

export const walletScenes: readonly Scene[] = [...wallet, ...payment, ...holdings];
