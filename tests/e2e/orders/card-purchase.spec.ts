/** A purchase that is paid for on another site. */
import type { Page } from '@playwright/test';
import { paymentTexts } from '../../../src/lib/orders/payment-page.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { apiHost } from '../helpers/hosts/addresses.ts';
import { ownTickets, purchasePanel as panel } from '../helpers/locators.ts';
import { waitForIdle } from '../helpers/waits.ts';

const order = (page: Page) => page.getByRole('region', { name: /^Tickets for Card Draw, / });
const continueLinks = (page: Page) => page.getByRole('navigation', { name: 'Continue' }).getByRole('link');

async function leave(page: Page): Promise<void> {
  await panel(page).getByRole('spinbutton').fill('3');
  await expect(panel(page)).toContainText('£15.00 short');
  await panel(page).getByRole('button', { name: 'Purchase' }).click();
  await expect(page).toHaveURL(new RegExp(`^http://${apiHost('ciu')}/pay/`));
  await expect(page.getByText('£15.00')).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(paymentTexts.ticketsPaid)).toBeVisible();
}

async function readNumbers(page: Page): Promise<string[]> {
  await expect(order(page)).toContainText(/New since \d+:\d\d [AP]M:/);
  const items = await order(page).getByRole('listitem').allTextContents();
  return items.flatMap((text) => /^ticket (\d{6}), bought /.exec(text)?.[1] ?? []);
}

let drawId: number | undefined;

test.beforeEach(async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu' });
  [drawId] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500, name: 'Card Draw' });
  await signedIn(page, 'ciu', email);
});

test('a purchase beyond the balance is paid by card and then listed as new', {
  tag: ['@spec:4.49', '@spec:7.27'],
}, async ({ page, open }) => {
  await open('ciu', `/raffles/${drawId}`);
  await leave(page);
  await approve(page);
  const numbers = await readNumbers(page);
  expect(numbers).toHaveLength(3);
  await expect(continueLinks(page)).toHaveText([
    'Go to tickets',
    'Back to raffle',
    'Go to wallet',
    'Go to raffles',
  ]);
  await page.reload();
  expect(await readNumbers(page)).toEqual(numbers);
  // The focus is kept by code that loads after the first view.
  await waitForIdle(page);
  await order(page)
    .getByRole('button', { name: /^It's there/ })
    .click();
  await expect(order(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeFocused();
  await expect(page.getByText(paymentTexts.unknown)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to raffle' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', `/raffles/${drawId}`));
  await expect(ownTickets(page)).toHaveCount(3);
  await expect(page.getByText('Unfinished payments')).toHaveCount(0);

  // Another tab of the browser comes back.
  await leave(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await approve(other);
  expect(new Set([...numbers, ...(await readNumbers(other))]).size).toBe(6);
  await other.goto(siteUrl('ciu', '/callback?amount=4'));
  await expect(continueLinks(other).first()).toHaveText('Go to wallet');
});

test('a declined card payment links back to its draw when it returns in another tab', async ({
  page,
  open,
}) => {
  await open('ciu', `/raffles/${drawId}`);
  await leave(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(order(other)).toContainText('Nothing new since');
  await other.getByRole('link', { name: 'Try again' }).click();
  await expect(other).toHaveURL(siteUrl('ciu', `/raffles/${drawId}`));
});
