import type { Page } from '@playwright/test';
import { ticketNotices } from '../../../src/lib/messages/ticket-notices.ts';
import { expect, test } from '../helpers/fixtures.ts';

const drawCount = 500;
const headers = { 'Access-Control-Allow-Origin': '*' };
const numberOf = (index: number) => String(index).padStart(6, '0');

/** Returns a draw of 20 tickets, of which the first wins if the id is divisible by 10. */
function drawOf(id: number, part: object = {}) {
  const winner = id % 10 === 0 ? numberOf(id * 20) : 'none';
  const prizes = [{ id: 1, description: 'A hamper', winners: [{ number: winner }] }];
  return { id, name: `Draw ${id}`, status: 'closed', ticket_price: '1.00', prizes, ...part };
}

const tickets = Array.from({ length: drawCount * 20 }, (_, index) => ({
  id: index,
  draw_id: Math.floor(index / 20),
  draw_name: `Draw ${Math.floor(index / 20)}`,
  number: numberOf(index),
  purchased_at: '2026-03-04T19:30:00Z',
  // The first win is only in the draw's reply, not on the ticket.
  prize_id: index > 0 && index % 200 === 0 ? 1 : null,
}));

/** Serves thousands of tickets and holds the details of draws until their release. */
async function withThousands(page: Page) {
  const waiting: (() => void)[] = [];
  const asked = { all: 0, now: 0, most: 0, fails: false, isHeld: true };
  const draws = Array.from({ length: drawCount }, (_, id) => drawOf(id, { prizes: [] }));
  await page.route('**/tickets/me/', (route) => route.fulfill({ json: { results: tickets }, headers }));
  await page.route('**/draws/public/**', (route) => route.fulfill({ json: { results: draws }, headers }));
  await page.route(/\/draws\/\d+\/$/, async (route) => {
    asked.all += 1;
    asked.now += 1;
    asked.most = Math.max(asked.most, asked.now);
    if (asked.isHeld) await new Promise<void>((go) => waiting.push(go));
    asked.now -= 1;
    if (asked.fails) return route.fulfill({ status: 500, json: {}, headers });
    return route.fulfill({ json: drawOf(Number(route.request().url().split('/').at(-2))), headers });
  });
  const release = () => {
    asked.isHeld = false;
    for (const go of waiting.splice(0)) go();
  };
  return { asked, release };
}

test('the tickets screen loads only results of draws in view', async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  const { asked, release } = await withThousands(page);
  await open('ciu', '/tickets');
  const choice = (name: RegExp) =>
    page.getByRole('group', { name: 'Show tickets' }).getByRole('button', { name });
  await expect(choice(/^All 10,000$/)).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(/^Won 49$/)).toBeVisible();
  await expect(choice(/^No win listed 0$/)).toBeVisible();
  await expect.poll(() => asked.now).toBeGreaterThan(0);
  expect(asked.all, 'draws in view').toBeLessThanOrEqual(3);
  asked.fails = true;
  release();
  const first = page.getByRole('main').getByRole('region').first();
  await expect(first).toContainText('20 tickets, waiting for the result');
  await expect(first).toContainText(ticketNotices.notChecked);
  asked.fails = false;
  await first.getByRole('button', { name: 'Try again: Draw 0' }).click();
  await expect(first).toContainText('20 tickets: 1 won, 19 with no win listed');
  await expect(page.getByText(/^49\d raffles to check$/)).toBeVisible();
  asked.isHeld = true;
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect.poll(() => asked.now).toBe(3);
  release();
  await expect(page.getByText(/^Checking raffles: [1-9]\d* of 49\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop checking' }).click();
  await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible();
  expect(asked.most).toBe(3);
  await choice(/^Won 50$/).click();
  await expect(page).toHaveURL(/\?show=won$/);
  const shown = page.getByRole('main').getByRole('article');
  await expect(shown.nth(1)).toHaveText(/^Ticket 000200Bought/);
  await page.getByRole('searchbox').fill('draw 490');
  await expect(shown).toHaveCount(1);
  await expect(page).toHaveURL(/search=draw\+490/);
  await expect(shown).toHaveText(/^Ticket 009800Bought/);
});
