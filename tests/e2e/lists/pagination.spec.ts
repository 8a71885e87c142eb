import type { Page } from '@playwright/test';
import type { SandboxControl } from '../../helpers/sandbox-control.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { errorBox, purchasePanel } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';

const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.locator('[data-slot=draw-count]');
const entries = (page: Page) => page.getByRole('main').getByRole('listitem');
const alert = (page: Page) => page.getByRole('main').locator(errorBox);

async function scrollTo(page: Page, items: ReturnType<typeof cards>, total: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(items).toHaveCount(total, { timeout: 200 });
  }).toPass({ intervals: [20] });
}

/** List position and link. */
function placesOf(page: Page): Promise<[string, string][]> {
  return entries(page).evaluateAll((items) =>
    items.map((item) => [item.ariaPosInSet ?? '', item.querySelector('a')?.getAttribute('href') ?? '']),
  );
}

/** Pages of the list on the screen. Others, such as that of upcoming draws, have another order. */
async function pagesAsked({ requests }: SandboxControl): Promise<(string | null)[]> {
  return (await requests()).requests
    .map(({ url }) => new URL(url, 'http://api'))
    .filter(
      ({ pathname, searchParams }) => pathname === '/draws/public/' && searchParams.get('sort') === 'popular',
    )
    .map(({ searchParams }) => searchParams.get('page'));
}

test.beforeEach(({ page, signedIn }) => signedIn(page, 'ciu'));

test('draws follow page by page, as they are scrolled to, each once', async ({ page, sandbox, open }) => {
  await sandbox.addDraws({ club: 'ciu', count: 60 });
  await open('ciu');
  // Before the reply the line has no number.
  const told = await count(page)
    .filter({ hasText: /^\d+ raffles$/ })
    .textContent();
  const whole = Number.parseInt(told ?? '', 10);
  expect(whole).toBeGreaterThan(60);
  await sandbox.setProfile({ pageSize: 30 });
  await sandbox.clearRequests();
  await page.reload();
  await expect(count(page)).toHaveText(`${whole} raffles`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveAttribute(
    'aria-setsize',
    String(whole),
  );
  expect(await pagesAsked(sandbox)).toEqual([null]);
  // Only items near the viewport stay rendered.
  const links = new Map<string, string>();
  await expect(async () => {
    await page.mouse.wheel(0, 1_500);
    for (const [place, link] of await placesOf(page)) {
      expect(links.get(place) ?? link).toBe(link);
      links.set(place, link);
    }
    expect(links.size).toBe(whole);
  }).toPass({ intervals: [50] });
  expect(new Set(links.values()).size).toBe(whole);
  expect(await pagesAsked(sandbox)).toEqual([null, '2', '3']);
});

test('a page that fails says so below what is there, and comes on Retry', {
  tag: '@spec:8.5',
}, async ({ page, sandbox, open }) => {
  await sandbox.addTransactions({ club: 'ciu', email: demoMember.email, count: 60 });
  await sandbox.setProfile({ pageSize: 50, paged: ['transactions/me/'] });
  let fails = true;
  await page.route('**/transactions/me/?page=2', (route) =>
    fails ? route.fulfill({ status: 500, headers: anyOrigin }) : route.continue(),
  );
  await open('ciu', '/wallet');
  await scrollTo(page, alert(page), 1);
  await expect(alert(page)).toContainText('Failed to fetch your transactions. Please try again later.');
  const transactions = page.getByRole('region', { name: 'Transaction History' }).getByRole('listitem');
  await expect(transactions).toHaveCount(50);
  fails = false;
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => transactions.count()).toBeGreaterThan(59);
  await expect(alert(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('tickets are counted "so far" until all of them are there', async ({ page, open }) => {
  const total = 130;
  const ticketOf = (id: number) => ({
    id,
    draw_id: 7,
    draw_name: 'Long Draw',
    number: String(id).padStart(6, '0'),
    purchased_at: '2026-03-04T19:30:00Z',
  });
  await page.route('**/tickets/me/*', (route) => {
    const from = 50 * (Number(new URL(route.request().url()).searchParams.get('page') ?? 1) - 1);
    const results = Array.from({ length: Math.min(50, total - from) }, (_, index) => ticketOf(from + index));
    const next = from + 50 < total ? `?page=${from / 50 + 2}` : null;
    return route.fulfill({ json: { results, next, previous: null }, headers: anyOrigin });
  });
  await open('ciu', '/tickets');
  await expect(page.getByText('50 tickets so far', { exact: true })).toBeVisible();
  await scrollTo(page, cards(page), total);
  await expect(page.getByText('130 tickets', { exact: true })).toBeAttached();
});

test('what cannot be read or reached of a list is said', async ({ page, sandbox, open }) => {
  const note = { id: 1, title: 'Hello', message: 'First page', created_at: '2026-03-04T10:00:00Z' };
  const next = 'https://evil.example/notifications/me/?page=2';
  const good = {
    id: 1,
    name: 'Good Draw',
    status: 'live',
    ticket_price: '5.00',
    user_ticket_maximum: 10,
    lottery: { id: 1 },
  };
  const odd = { ...good, id: { number: 2 }, name: 'Odd Draw' };
  await sandbox.faults({ path: 'draws/public/', body: { results: [odd, good] } });
  await page.route('**/notifications/me/*', (route) =>
    route.fulfill({ json: { results: [note], next }, headers: anyOrigin }),
  );
  await open('ciu');
  await expect(cards(page).filter({ hasText: 'Good Draw' })).toBeVisible();
  await expect(page.getByText('One entry could not be read and is missing here.')).toBeVisible();
  await expect(page.getByText('Odd Draw')).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(page.getByText('First page')).toBeVisible();
  await expect(
    page.getByText('There is more than this, but the rest of the list cannot be reached.'),
  ).toBeVisible();
});

test('a list that is read for something else can be stopped', async ({ page, sandbox, open }) => {
  await sandbox.setProfile({ pageSize: 1, paged: ['subscriptions/'] });
  const letGo = await hold(page, '**/subscriptions/?page=2');
  await open('ciu');
  await cards(page).filter({ hasText: 'Wine Cellar Six No. 8' }).getByRole('link').click();
  const panel = purchasePanel(page);
  await expect(panel.getByText('Loading subscriptions … 1 of 3')).toBeVisible();
  await expect(panel.getByRole('radio')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByText('Looked through 1 of 3 subscriptions.')).toBeVisible();
  await expect(panel.getByRole('radio')).toHaveCount(2);
  letGo();
  await expect(panel.getByText('Looked through 2 of 3 subscriptions.')).toBeVisible();
  await panel.getByRole('button', { name: 'Go on' }).click();
  await expect(panel.getByText(/Looked through|Loading/)).toHaveCount(0);
  await expect(panel.getByRole('radio')).toHaveCount(2);
});
