/** Payments that were begun on another site stay listed until the member ends them. */

import type { Locator, Page } from '@playwright/test';
import { subscribeTerms } from '../../../src/lib/messages/ticket-notices.ts';
import { paymentTexts } from '../../../src/lib/orders/payment-page.ts';
import { alreadyPaidText } from '../../../src/lib/orders/wording.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { ownTickets, purchasePanel as panel, unfinishedPayments as payments } from '../helpers/locators.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const finish = (place: Locator) => place.getByRole('link', { name: /^Finish payment/ });
const endBy = (place: Locator, name: RegExp) => place.getByRole('button', { name }).first().click();
const amount = (page: Page) => page.getByLabel('Amount in pounds');
const count = (page: Page) => panel(page).getByRole('spinbutton');
const atPaymentPage = (page: Page) => expect(page).toHaveURL(/\/pay\//);

/** Pays without a notice to this tab. */
async function payElsewhere(page: Page, address: string): Promise<void> {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(address);
  await elsewhere.getByRole('button', { name: 'Approve' }).click();
  await expect(elsewhere.getByRole('button', { name: /^It's there/ })).toBeVisible();
  await elsewhere.close();
}

const order = (page: Page) => page.getByRole('region', { name: /^Tickets for Card Draw/ });

/** The tickets that the screen after a payment lists as new. */
async function readNumbers(page: Page): Promise<string[]> {
  await expect(order(page)).toContainText(/New since \d+:\d\d [AP]M:/);
  const items = await order(page).getByRole('listitem').allTextContents();
  return items.flatMap((text) => /^ticket (\d{6}), bought /.exec(text)?.[1] ?? []);
}

test.beforeEach(async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu' });
  await signedIn(page, 'ciu', email);
});

test('a purchase beyond the balance is listed at its draw until it is paid', {
  tag: ['@spec:4.49', '@spec:7.27'],
}, async ({ page, sandbox, open }) => {
  const [id] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500, name: 'Card Draw' });

  await test.step('an unpaid purchase is listed at its draw', async () => {
    await open('ciu', `/raffles/${id}`);
    await count(page).fill('3');
    await expect(panel(page)).toContainText('£15.00 short');
    await panel(page).getByRole('button', { name: 'Purchase' }).click();
    await atPaymentPage(page);
    await expect(page.getByText('£15.00')).toBeVisible();
    await page.goBack();
    await expect(payments(page)).toContainText(/Tickets for Card Draw, \w{3} \d+/);
    await expect(payments(page)).toContainText(alreadyPaidText);
    await expect(payments(page)).toContainText(/Nothing new since \d+:\d\d [AP]M\. Last checked/);
    await expect(count(page)).toHaveValue('3');
  });

  await test.step('an approved payment lists its tickets as new', async () => {
    await finish(payments(page)).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(paymentTexts.ticketsPaid)).toBeVisible();
    const numbers = await readNumbers(page);
    expect(numbers).toHaveLength(3);
    const links = page.getByRole('navigation', { name: 'Continue' }).getByRole('link');
    await expect(links).toHaveText(['Go to tickets', 'Back to raffle', 'Go to wallet', 'Go to raffles']);
    await page.reload();
    expect(await readNumbers(page)).toEqual(numbers);
    // The focus is kept by code that loads after the first view.
    await waitForIdle(page);
    await endBy(order(page), /^It's there/);
    await expect(order(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeFocused();
    await expect(page.getByText(paymentTexts.unknown)).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to raffle' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', `/raffles/${id}`));
    await expect(ownTickets(page)).toHaveCount(3);
    await expect(payments(page)).toHaveCount(0);
    await expect(count(page)).toHaveValue('1');
    expect((await sandbox.requests()).counts['POST draws/{id}/buy_tickets/']).toBe(1);
  });

  await test.step('a page from the back/forward cache lists a payment and offers the form again', async () => {
    await visit({ page, sandbox, club: 'ciu' }, '/wallet/deposit');
    // A 204 keeps the page, like the back/forward cache does.
    await page.route('**/pay/*', (route) => route.fulfill({ status: 204 }));
    await amount(page).fill('12');
    const left = page.waitForRequest('**/pay/*');
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await left;
    await expect(page.getByRole('button', { name: 'Opening payment page…' })).toBeVisible();
    await expect(payments(page)).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(payments(page)).toContainText('Deposit of £12.00');
    await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
    await payments(page)
      .getByRole('link', { name: /^Ask us/ })
      .click();
    await expect(page.getByLabel('Description')).toHaveValue(/^Deposit of £12\.00, \d+:\d\d [AP]M\n/);
  });
});

test('an unpaid subscription is listed at its draw and its payment at its card', async ({
  page,
  sandbox,
  open,
}) => {
  const [id] = await sandbox.addDraws({
    club: 'ciu',
    ticketPrice: 500,
    type: 'subscription',
    name: 'Monthly Hamper',
  });

  await test.step('the unpaid subscription is listed at its draw and can be hidden', async () => {
    await open('ciu', `/raffles/${id}`);
    await page.getByRole('radio', { name: 'Subscribe' }).check();
    await count(page).fill('2');
    const terms = page.getByRole('list', { name: 'If you subscribe' });
    await expect(terms.getByRole('listitem')).toHaveText([
      ...subscribeTerms(2, '£5.00', '£10.00'),
      /^You can unsubscribe any time in Subscriptions/,
    ]);
    await panel(page).getByRole('button', { name: 'Subscribe' }).click();
    await atPaymentPage(page);
    const payment = page.url();
    await page.goBack();
    await expect(payments(page)).toContainText('Subscription to Monthly Hamper');
    await expect(finish(payments(page))).toHaveAttribute('href', payment);
    await expect(count(page), 'as many were not chosen for a purchase').toHaveValue('1');
    const waiting = panel(page).getByText('Payment needed');
    await expect(waiting, 'what is said already').toHaveCount(0);
    await endBy(payments(page), /^Hide/);
    await expect(payments(page)).toHaveCount(0);
    await expect(waiting).toBeVisible();
  });

  const card = page.getByRole('article', { name: 'Monthly Hamper' });
  await test.step('its payment is listed at its card until it is paid', async () => {
    await visit({ page, sandbox, club: 'ciu' }, '/subscriptions');
    await expect(card).toContainText('You need £10.00 more.');
    await card.getByRole('button', { name: 'Go to payment' }).click();
    await atPaymentPage(page);
    const again = page.url();
    await page.goBack();
    await expect(payments(page)).toHaveCount(1);
    await expect(card).toContainText('Payment for Monthly Hamper');
    await expect(finish(card)).toHaveAttribute('href', again);
    await payElsewhere(page, again);
    await page.reload();
    await expect(card).toContainText(/New since .+subscription to Monthly Hamper, active/);
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
  });
});
