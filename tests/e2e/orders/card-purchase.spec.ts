/** Only the draw's own reply proves the tickets. */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { apiHost } from '../helpers/hosts/addresses.ts';
import { ownTickets, purchasePanel as panel, orderStatus as status } from '../helpers/locators.ts';

const shortly = 'The tickets will be purchased shortly.';
const here = /^Your 3 tickets are here: \d{6}, \d{6} and \d{6}\.$/;
const coming = 'Your 3 tickets are on the way, but not there yet.';

async function leave(page: Page): Promise<void> {
  await panel(page).getByRole('spinbutton').fill('3');
  await expect(panel(page)).toContainText('£15.00 short');
  await panel(page).getByRole('button', { name: 'Purchase' }).click();
  await expect(page).toHaveURL(new RegExp(`^http://${apiHost('ciu')}/pay/`));
  await expect(page.getByText('£15.00')).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(shortly)).toBeVisible();
}

async function readNumbers(page: Page): Promise<string[]> {
  const text = status(page).getByText(here);
  await expect(text).toBeVisible();
  return ((await text.textContent()) ?? '').match(/\d{6}/g) ?? [];
}

let drawId: number | undefined;

test.beforeEach(async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu' });
  [drawId] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500 });
  await signedIn(page, 'ciu', email);
});

test('what the balance lacks is paid by card, and each purchase is told by the numbers of its own tickets', {
  tag: ['@spec:4.49', '@spec:7.27'],
}, async ({ page, open }) => {
  await open('ciu', `/raffles/${drawId}`);
  await leave(page);
  await approve(page);
  const numbers = await readNumbers(page);
  const ways = page.getByRole('navigation', { name: 'Continue' }).getByRole('link');
  await expect(ways).toHaveText(['Go to tickets', 'Back to the draw', 'Go to wallet', 'Go to home']);
  await page.reload();
  expect(await readNumbers(page)).toEqual(numbers);
  await status(page).getByRole('link', { name: 'See your tickets' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', `/raffles/${drawId}`));
  await expect(ownTickets(page)).toHaveCount(3);
  await expect(page.getByText('Payment not finished')).toHaveCount(0);

  // Another tab of the browser comes back.
  await leave(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await approve(other);
  expect(new Set([...numbers, ...(await readNumbers(other))]).size).toBe(6);
  await other.goto(siteUrl('ciu', '/callback?amount=4'));
  await expect(other.getByRole('navigation', { name: 'Continue' }).getByRole('link').first()).toHaveText(
    'Go to wallet',
  );
});

test('a declined card payment leads back to its draw when it returns in another tab', async ({
  page,
  open,
}) => {
  await open('ciu', `/raffles/${drawId}`);
  await leave(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Decline' }).click();
  await other.getByRole('link', { name: 'Try again' }).click();
  await expect(other).toHaveURL(siteUrl('ciu', `/raffles/${drawId}`));
});

test('tickets are on the way until the draw lists them', async ({ page, open }) => {
  const query = new URLSearchParams({ lottery: '1', amount: '15', reference: 'PX-FAKE' });
  await open('ciu', `/callback?${query}`);
  await expect(page.getByText(shortly)).toBeVisible();
  await expect(status(page).getByText('We have not seen this payment.')).toBeVisible();

  const draw = `**/draws/${drawId}/`;
  const reply = page.waitForResponse(draw);
  await open('ciu', `/raffles/${drawId}`);
  const json = await (await reply).json();
  await leave(page);
  await page.route(draw, (route) => route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } }));
  await approve(page);
  await expect(status(page).getByText(coming)).toBeVisible();
  await expect(status(page).getByText(/^Last look: .* We look again by ourselves\.$/)).toBeVisible();
  await expect(status(page).getByRole('link', { name: 'See your tickets' })).toHaveCount(0);
  await page.unroute(draw);
  await status(page).getByRole('button', { name: 'Check again' }).click();
  await expect(status(page).getByText(here)).toBeVisible();
});
