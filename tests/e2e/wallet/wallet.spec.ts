import type { Page } from '@playwright/test';
import { sharedNotices } from '../../../src/lib/messages/notices.ts';
import { aSubscription, toReply } from '../../../src/lib/samples.ts';
import { upcomingCostsText } from '../../../src/lib/subscriptions/upcoming-costs.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { errorBox, purchasePanel } from '../helpers/locators.ts';
import { setHidden } from '../helpers/states/screen-state.ts';
import { readWhenStable } from '../helpers/waits.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const entries = (page: Page) => page.getByRole('main').getByRole('listitem');
const balanceLink = (page: Page, amount: string) =>
  page.getByRole('main').getByRole('link', { name: `Balance ${amount}`, exact: true });

test('wallet shows balance, costs and transactions, and recovers when the balance fails to load', {
  tag: ['@spec:2.7', '@spec:7.19'],
}, async ({ page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 8005 });
  await sandbox.addTransactions({ club: 'ciu', email, count: 10 });
  const next = { club: 'ciu', name: 'Jackpot', type: 'subscription', status: 'scheduled' } as const;
  await sandbox.addDraws({ ...next, ticketPrice: 200 });
  const results = ['Jackpot', 'Without a next draw'].map((lottery_name, id) =>
    toReply(aSubscription({ id: `${id}`, ticket_count: 3, lottery_name })),
  );
  const subscriptions = { method: 'GET', path: 'subscriptions/', status: 200, body: { results } };
  await sandbox.faults({ path: 'users/me/', status: 500 }, subscriptions);
  await signedIn(page, 'ciu', email);
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });

  await test.step('the transactions show without the balance, which loads on request', async () => {
    const alert = main.locator(errorBox);
    await open('ciu', '/wallet/withdraw');
    await expect(alert).toContainText(sharedNotices.memberMissing);
    await expect(withdraw).toHaveCount(0);
    await menu.getByRole('link', { name: 'Wallet' }).click();
    await expect(entries(page).first()).toBeVisible();
    await expect(page.getByText('Current Balance')).toHaveCount(0);
    await sandbox.replaceFaults(subscriptions);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Current Balance' })).toContainText('£165.05');
  });

  await test.step('transactions have signed amounts and days', async () => {
    const withdrawal = entries(page).filter({ hasText: 'Withdrawal to account ending 6789' });
    await expect(withdrawal).toContainText('-£5.00');
    await expect(withdrawal).toContainText('minus £5.00');
    await expect(entries(page).filter({ hasText: 'plus £80.05' })).toContainText('Deposit');
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/^\w{3} \d{1,2}, \d{4}$/);
  });

  await test.step('wallet and statement show what subscriptions will cost in the next 30 days', async () => {
    const costs = page.getByText(upcomingCostsText({ pence: 600, count: 1, isAtLeast: true }));
    await expect(costs).toBeVisible();
    await page.getByRole('link', { name: 'Statement' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
    await expect(costs).toBeVisible();
    await menu.getByRole('link', { name: 'Wallet' }).click();
    const history = page.getByRole('heading', { name: 'Transaction History' });
    await expect(history).toBeVisible();
    const [top, list] = await Promise.all([costs.boundingBox(), history.boundingBox()]);
    expect(top?.y).toBeLessThan(list?.y ?? 0);
    await page.getByRole('link', { name: 'See subscriptions' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/subscriptions'));
  });

  await test.step('the wallet links to deposit and withdrawal', async () => {
    await menu.getByRole('link', { name: 'Wallet' }).click();
    await main.getByRole('link', { name: 'Deposit', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Deposit Funds' })).toBeVisible();
    await page.goBack();
    await main.getByRole('link', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Withdraw Funds' })).toBeVisible();
    await expect(withdraw).toBeVisible();
  });
});

/** Positions of the first elements beside the balance. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main input', 'main article'].map((kind) => {
      const { x, y } = document.querySelector(kind)?.getBoundingClientRect() ?? {};
      return [kind, x, y];
    }),
  );

test('balance link moves nothing when it appears, and follows a purchase in another tab', async ({
  context,
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 12_345_678 });
  const [id] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500 });
  await signedIn(page, 'ciu', email);

  await test.step('the link moves nothing when it appears', async () => {
    const release = await hold(page, /users\/me\//);
    await open('ciu');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    const before = await readWhenStable(() => places(page));
    await expect(page.getByRole('link', { name: 'Balance' })).toHaveCount(0);
    release();
    await expect(balanceLink(page, '£123,456.78')).toBeVisible();
    await expect.poll(() => places(page)).toEqual(before);
    await page.unrouteAll();
  });

  await test.step('a purchase updates the balance in both tabs', async () => {
    const other = await context.newPage();
    await other.clock.install();
    await other.goto(siteUrl('ciu', '/subscriptions'));
    await expect(balanceLink(other, '£123,456.78')).toHaveAttribute('href', '/wallet');
    await visit({ page, sandbox, club: 'ciu' }, `/raffles/${id}`);
    await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
    await expect(page.getByText('You bought 1 ticket(s) for this draw.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tickets' }).click();
    await expect(balanceLink(page, '£123,451.78')).toBeVisible();
    await expect(balanceLink(other, '£123,456.78')).toBeVisible();
    // A fresh balance is not refetched.
    await other.clock.fastForward(5_000);
    await other.evaluate(setHidden, true);
    await other.evaluate(setHidden, false);
    await expect(balanceLink(other, '£123,451.78')).toBeVisible();
  });
});

test('balance is in the header, not above the filters, when the screen is wide', {
  tag: '@wide',
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu');
  for (const name of ['Tickets', 'Raffles']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const link = page.getByRole('banner').getByRole('link', { name: 'Balance £48.50' });
    await expect(link).toHaveAttribute('href', '/wallet');
    await expect(balanceLink(page, '£48.50')).toHaveCount(0);
  }
});
