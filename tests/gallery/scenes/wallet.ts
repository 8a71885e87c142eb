/** Wallet, deposit, withdraw, the payment's result, tickets and subscriptions. */

import { errorBox } from '../../e2e/helpers/locators.ts';
import { loadingStates, opened, type Scene, whole } from '../scene.ts';

const newcomer = { state: 'empty', viewer: 'newcomer' } as const;

const wallet: Scene[] = [
  opened('wallet', '/wallet'),
  whole('wallet', '/wallet'),
  opened('wallet', '/wallet', newcomer),
  ...loadingStates('wallet', '/wallet', 'transactions/me/'),
  opened('deposit', '/wallet/deposit'),
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
      await page.getByRole('main').getByRole('button', { name: 'Deposit' }).click();
    },
  },
  {
    screen: 'deposit',
    state: 'failed',
    play: async ({ page, sandbox, open }) => {
      await sandbox.faults({ path: 'transactions/payment_transaction/', status: 500 });
      await open('/wallet/deposit');
      await page.getByLabel('Amount in pounds').fill('12.50');
      await page.getByRole('main').getByRole('button', { name: 'Deposit' }).click();
      await page.getByRole('main').locator(errorBox).waitFor();
    },
  },
  opened('withdraw', '/wallet/withdraw', { whole: true }),
  {
    screen: 'withdraw',
    state: 'wrong',
    whole: true,
    play: async ({ page, open }) => {
      await open('/wallet/withdraw');
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    },
  },
];

const result = (state: string, query: string, more: Partial<Scene> = {}): Scene =>
  opened('callback', `/callback?${query}`, { state, ...more });

const payment: Scene[] = [
  result('deposit', 'amount=10.00&reference=PX-ABC123'),
  result('tickets', 'lottery=3&amount=4.00&reference=PX-ABC123'),
  result('failed', 'error=The+card+was+declined.'),
  result('visitor', 'amount=10.00&reference=PX-ABC123', { viewer: 'visitor' }),
];

const dialog = 'Are you want to unsubscribe?';

const holdings: Scene[] = [
  opened('tickets', '/tickets'),
  whole('tickets', '/tickets'),
  opened('tickets', '/tickets', newcomer),
  ...loadingStates('tickets', '/tickets', 'tickets/me/'),
  opened('subscriptions', '/subscriptions'),
  whole('subscriptions', '/subscriptions'),
  opened('subscriptions', '/subscriptions', newcomer),
  ...loadingStates('subscriptions', '/subscriptions', 'subscriptions/'),
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

export const moneyScenes: readonly Scene[] = [...wallet, ...payment, ...holdings];
