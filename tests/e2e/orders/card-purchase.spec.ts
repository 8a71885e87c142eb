/** Only the draw's own reply proves the tickets. */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { purchasePanel as panel } from '../helpers/locators.ts';

const shortly = 'The tickets will be purchased shortly.';
const news = (page: Page) => page.getByRole('group', { name: 'Your order' });
const here = /^Your 3 tickets are here: \d{6}, \d{6} and \d{6}\.$/;
const coming = 'Your 3 tickets are on the way, but not there yet.';

/** @returns the draw's previous reply */
async function leave(page: Page, id: number | undefined): Promise<unknown> {
  const reply = page.waitForResponse((response) => response.url().endsWith(`/draws/${id}/`));
  await page.goto(siteUrl('ciu', `/raffles/${id}`));
  const before = await (await reply).json();
  await panel(page).getByRole('spinbutton').fill('3');
  await panel(page).getByRole('button', { name: 'Purchase' }).click();
  await expect(page).toHaveURL(/\/pay\//);
  return before;
}

const decide = (page: Page, decision: 'Approve' | 'Decline') =>
  page.getByRole('button', { name: decision }).click();

let drawId: number | undefined;

test.beforeEach(async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu' });
  [drawId] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500 });
  await signedIn(page, 'ciu', email);
});

test('tickets that have come are told with their numbers and the way to them, on each visit', async ({
  page,
}) => {
  await leave(page, drawId);
  await decide(page, 'Approve');
  await expect(page.getByText(shortly)).toBeVisible();
  await expect(news(page).getByText(here)).toBeVisible();
  const text = await news(page).getByText(here).textContent();
  await page.reload();
  await expect(news(page).getByText(text ?? '')).toBeVisible();
  await news(page).getByRole('link', { name: 'See your tickets' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', `/raffles/${drawId}`));
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('article')
      .filter({ hasText: /^Ticket/ }),
  ).toHaveCount(3);
  await expect(page.getByText('Payment not finished')).toHaveCount(0);
});

test('tickets that come late are on the way until the draw lists them', async ({ page }) => {
  const json = await leave(page, drawId);
  const draw = `**/draws/${drawId}/`;
  await page.route(draw, (route) => route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } }));
  await decide(page, 'Approve');
  await expect(page.getByText(shortly)).toBeVisible();
  await expect(news(page).getByText(coming)).toBeVisible();
  await expect(news(page).getByText(/^Last look: .* We look again by ourselves\.$/)).toBeVisible();
  await expect(news(page).getByRole('link', { name: 'See your tickets' })).toHaveCount(0);
  await page.unroute(draw);
  await news(page).getByRole('button', { name: 'Check again' }).click();
  await expect(news(page).getByText(here)).toBeVisible();
});

test('failed replies prove nothing, and the next one that comes does', async ({ page, sandbox, failing }) => {
  await leave(page, drawId);
  await failing('draws/{id}/', 500);
  await decide(page, 'Approve');
  await expect(news(page).getByText(coming)).toBeVisible();
  await sandbox.clearFaults();
  await news(page).getByRole('button', { name: 'Check again' }).click();
  await expect(news(page).getByText(here)).toBeVisible();
});

test('tickets are found where another tab of the browser comes back', async ({ page }) => {
  await leave(page, drawId);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await decide(other, 'Approve');
  await expect(other.getByText(shortly)).toBeVisible();
  await expect(news(other).getByText(here)).toBeVisible();
  await other.close();
});

test('each of two card purchases for a draw is proven by tickets of its own', async ({ page }) => {
  const numbers: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    await leave(page, drawId);
    await decide(page, 'Approve');
    await expect(news(page).getByText(here)).toBeVisible();
    const text = await news(page).getByText(here).textContent();
    numbers.push(...(text?.match(/\d{6}/g) ?? []));
  }
  expect(new Set(numbers).size).toBe(6);
});

test('nothing is said to be here after a declined payment, nor by an address alone', async ({
  page,
  open,
}) => {
  await leave(page, drawId);
  await decide(page, 'Decline');
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(news(page)).toHaveCount(0);
  const query = new URLSearchParams({ lottery: '1', amount: '15', reference: 'PX-FAKE' });
  await page.evaluate(() => {
    sessionStorage.removeItem('paymentFrom');
    for (const area of [localStorage, sessionStorage]) {
      for (const key of Object.keys(area)) if (key.includes('payment')) area.removeItem(key);
    }
  });
  await open('ciu', `/callback?${query}`);
  await expect(page.getByText(shortly)).toBeVisible();
  await expect(news(page).getByText('We have not seen this payment.')).toBeVisible();
});
