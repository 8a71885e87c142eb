/** A deposit for what the balance lacks, and the way back to what it was for. */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../support/fixtures.ts';
import { Listener } from '../support/hearing/listener.ts';
import { noteBox } from '../support/message-boxes.ts';
import { purchasePanel as panel, showOptions } from '../support/purchase-panel.ts';

const amount = (page: Page) => page.getByLabel('Amount in pounds');
const count = (page: Page) => panel(page).getByRole('spinbutton');
const topUp = (page: Page) => panel(page).getByRole('link', { name: 'Top up' });
const main = (page: Page) => page.getByRole('main');
const expectDepositFor = async (page: Page, name: string, pounds: string) => {
  await expect(main(page)).toContainText(`For ${name}`);
  await expect(amount(page)).toHaveValue(pounds);
};
const pay = async (page: Page) => {
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page).toHaveURL(/\/pay\//);
};
const decide = (page: Page, decision: 'Approve' | 'Decline') =>
  page.getByRole('button', { name: decision }).click();

test.beforeEach(async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 660 });
  await signedIn(page, 'ciu', email);
});

test('what is short is deposited to the penny, and the way back finds the choice as it was', async ({
  page,
  sandbox,
}) => {
  const listener = await Listener.on(page);
  const wish = { club: 'ciu', name: 'Summer Getaway', ticketPrice: 500, type: 'subscription' } as const;
  const [id] = await sandbox.addDraws(wish);
  await page.goto(siteUrl('ciu', `/raffles/${id}`));
  await showOptions(page);
  await page.getByRole('radio', { name: 'Subscribe' }).check();
  await count(page).fill('2');
  await expect(panel(page)).toContainText('£3.40 short');
  const address = `/wallet/deposit?amount=3.40&draw=${id}&quantity=2&choice=subscribe`;
  await expect(panel(page).getByRole('link', { name: 'Increase Balance' })).toHaveAttribute('href', address);
  await topUp(page).click();
  await expectDepositFor(page, 'Summer Getaway', '3.40');
  await pay(page);
  // Left by Back: the form stands as it was.
  await page.goBack();
  await expect(main(page).locator(noteBox)).toContainText('Deposit of £3.40');
  await expectDepositFor(page, 'Summer Getaway', '3.40');
  await page.getByRole('link', { name: 'Finish payment' }).click();
  await decide(page, 'Decline');
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectDepositFor(page, 'Summer Getaway', '3.40');
  await pay(page);
  await decide(page, 'Approve');
  const arrived = 'Arrived: £3.40 is in your wallet. Your balance is now £10.00.';
  await expect(main(page)).toContainText(arrived);
  await expect
    .poll(async () => (await listener.heard()).filter((line) => line.includes('Arrived')))
    .toEqual([`says "${arrived}"`]);
  await page.getByRole('link', { name: 'Back to Summer Getaway' }).click();
  await showOptions(page);
  await expect(page.getByRole('radio', { name: 'Subscribe' })).toBeChecked();
  await expect(count(page)).toHaveValue('2');
  await expect(panel(page)).toContainText('after: £0.00');
  const { counts } = await sandbox.requests();
  expect(counts['POST subscriptions/subscribe/']).toBeUndefined();
  expect(counts['POST draws/{id}/buy_tickets/']).toBeUndefined();
});

test('each tab comes back to its own draw, also where another tab meets the payment', async ({
  context,
  page,
  sandbox,
}) => {
  const [first, second] = await sandbox.addDraws({ club: 'ciu', name: 'Draw', ticketPrice: 700, count: 2 });
  const other = await context.newPage();
  for (const [tab, id] of [
    [page, first],
    [other, second],
  ] as const) {
    await tab.goto(siteUrl('ciu', `/raffles/${id}`));
    await topUp(tab).click();
    // Forty pence are missing, and no less than a pound can be deposited.
    await expect(amount(tab)).toHaveValue('1.00');
    await expect(main(tab)).toContainText('the least that can be deposited is £1.00');
    await pay(tab);
  }
  await decide(page, 'Approve');
  await expect(page.getByRole('link', { name: /^Back to Draw/ })).toHaveAttribute(
    'href',
    `/raffles/${first}?quantity=1&choice=once`,
  );
  // Closed, and opened again elsewhere.
  const payment = other.url();
  await other.close();
  await page.close();
  const opened = await context.newPage();
  await opened.goto(payment);
  await decide(opened, 'Approve');
  await expect(main(opened)).toContainText('Arrived: £1.00 is in your wallet. Your balance is now £8.60.');
  await opened.getByRole('link', { name: /^Back to Draw/ }).click();
  await expect(opened).toHaveURL(siteUrl('ciu', `/raffles/${second}?quantity=1&choice=once`));
  await expect(panel(opened)).toContainText('after: £1.60');
});

test('a subscription that waits for its payment says what it lacks, and is come back to', async ({
  page,
  sandbox,
}) => {
  const wish = { club: 'ciu', name: 'Monthly Hamper', ticketPrice: 500, type: 'subscription' } as const;
  const [id] = await sandbox.addDraws(wish);
  await page.goto(siteUrl('ciu', `/raffles/${id}`));
  await showOptions(page);
  await page.getByRole('radio', { name: 'Subscribe' }).check();
  await count(page).fill('2');
  await panel(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await page.goto(siteUrl('ciu', '/subscriptions'));
  await expect(page.getByRole('article')).toContainText('£3.40 short');
  await page.getByRole('link', { name: 'Top up for Monthly Hamper' }).click();
  await expectDepositFor(page, 'Monthly Hamper', '3.40');
  await pay(page);
  await decide(page, 'Approve');
  await page.getByRole('link', { name: 'Back to Monthly Hamper' }).click();
  await expect(page.getByRole('button', { name: 'Go to payment' })).toBeVisible();
  await expect(page.getByRole('article')).not.toContainText('short');
});

test('a hostile address fills in nothing and says nothing, and claims prove nothing', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/status of 404/);
  const [id] = await sandbox.addDraws({ club: 'ciu', name: 'Draw', ticketPrice: 500, maximum: 5 });
  const lies = { amount: '1e9', draw: '<img src=x onerror=alert(1)>', quantity: '-3', choice: '<b>' };
  for (const search of [lies, { ...lies, amount: '-5', draw: '999999' }]) {
    await page.goto(siteUrl('ciu', `/wallet/deposit?${new URLSearchParams(search)}`));
    await expect(main(page)).toContainText('£6.60');
    await expect(amount(page)).toHaveValue('');
    await expect(main(page)).not.toContainText(/^For /);
    await expect(main(page).locator('.alert')).toHaveCount(0);
  }
  await page.goto(siteUrl('ciu', `/raffles/${id}?quantity=99999&choice=subscribe`));
  await expect(count(page)).toHaveValue('5');
  await expect(panel(page).getByRole('button', { name: 'Purchase' })).toBeVisible();
  await page.goto(siteUrl('ciu', '/callback?amount=500.00&reference=PX-LIE'));
  await expect(main(page).locator(noteBox)).toContainText('We have not seen this payment.');
  await expect(page.getByRole('definition')).toHaveText(['£500.00', 'PX-LIE', '£6.60']);
  await page.getByRole('link', { name: 'Ask about it' }).click();
  await expect(page.getByLabel('Description')).toHaveValue(/^Amount: £500\.00\nReference: PX-LIE\n/);
});
