import type { Page } from '@playwright/test';
import { listNotices } from '../../../src/lib/messages/list-notices.ts';
import { operations } from '../../../src/lib/messages/operations.ts';
import { aDraw, aNotification, toReply } from '../../../src/lib/samples.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { sample } from '../helpers/walks.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const alert = (page: Page) => page.getByRole('main').locator(errorBox);

const showMore = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Show more' });
const items = (page: Page) => page.getByRole('main').locator('li:not(li li)');

/** Has the fields of all lists. */
const entry = {
  name: 'Entry',
  title: 'Entry',
  narrative: 'Entry',
  lottery_name: 'Entry',
  draw_name: 'Entry',
  draw_id: 7,
  lottery: { id: 1 },
  status: 'closed',
  ticket_price: '5.00',
  amount: '5.00',
  prizes: [],
  created_at: '2026-03-04T19:30:00Z',
};

const copies = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    ...entry,
    id: from + index + 1,
    number: `${from + index}`,
  }));

test.beforeEach(({ page, signedIn }) => signedIn(page, 'ciu'));

/** The statement, whose months open, comes first. */
const lists = [
  { path: '/wallet/statement', call: 'transactions/me/', name: 'transactions' },
  { path: '/', call: 'draws/public/', name: 'raffles' },
  { path: '/results', call: 'draws/public/', name: 'results' },
  { path: '/tickets', call: 'tickets/me/', name: 'tickets' },
  { path: '/wallet', call: 'transactions/me/', name: 'transactions' },
  { path: '/notifications', call: 'notifications/me/', name: 'notifications' },
  { path: '/subscriptions', call: 'subscriptions/', name: 'subscriptions' },
] as const;

test('list shows 50 more entries at a time and prints all 240', async ({ page, open }) => {
  const serve = (call: string, results: unknown[]) =>
    page.route(`**/${call}*`, (route) => route.fulfill({ json: { results }, headers: anyOrigin }));
  for (const { path, call, name } of sample(lists, lists.length))
    await test.step(`list at ${path} shows 50 more ${name} at a time`, async () => {
      // The wallet lists subscriptions that the balance does not cover.
      await serve('subscriptions/', []);
      await serve(call, copies(0, 240));
      await open('ciu', path);
      // A long month of the statement is closed at first.
      const month = page.getByRole('heading', { level: 2 }).getByRole('button', { expanded: false });
      if (path === '/wallet/statement') await month.first().click();
      await expect(page.getByText(`Showing 50 of 240 ${name}`)).toBeVisible();
      await expect(items(page)).toHaveCount(50);
      await showMore(page).press('Enter');
      await expect(items(page)).toHaveCount(100);
      await expect(items(page).nth(50)).toBeFocused();
      await expect(items(page).nth(50)).toBeInViewport();
      await expect(page.locator('#announcer')).toContainText(`Showing 100 of 240 ${name}`);
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(items(page)).toHaveCount(240);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(items(page)).toHaveCount(100);
      for (const shown of [150, 200, 240]) {
        await showMore(page).press('Enter');
        await expect(items(page)).toHaveCount(shown);
      }
      await expect(items(page).nth(200)).toBeFocused();
      await expect(showMore(page)).toHaveCount(0);
    });
});

test('list requests each page once, and reports failed pages, unreadable entries and unsafe next pages', {
  tag: '@spec:8.5',
}, async ({ page, sandbox, open }) => {
  const good = toReply(aDraw({ name: 'Good Draw' }));
  const odd = { ...good, id: { number: 2 }, name: 'Odd Draw' };
  await sandbox.faults({ path: 'draws/public/', body: { results: [odd, good] } });
  await sandbox.addTransactions({ club: 'ciu', email: demoMember.email, count: 60 });
  await sandbox.setProfile({ pageSize: 50, paged: ['transactions/me/'] });
  const note = aNotification({ message: 'First page' });
  const next = 'https://evil.example/notifications/me/?page=2';
  await page.route('**/notifications/me/*', (route) =>
    route.fulfill({ json: { results: [note], next }, headers: anyOrigin }),
  );
  const total = 130;
  const pages: number[] = [];
  await page.route('**/tickets/me/*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    pages.push(number);
    const results = copies(50 * (number - 1), Math.min(50 * number, total));
    const nextPage = number < 3 ? `?page=${number + 1}` : null;
    return route.fulfill({ json: { results, next: nextPage }, headers: anyOrigin });
  });
  let fails = true;
  await page.route('**/transactions/me/?page=2', (route) =>
    fails ? route.fulfill({ status: 500, headers: anyOrigin }) : route.continue(),
  );
  await open('ciu', '/tickets');

  await test.step('Show more requests each page once and counts tickets "so far"', async () => {
    await expect(page.getByText(/^50 tickets so far, waiting/)).toBeVisible();
    expect(pages).toEqual([1]);
    await showMore(page).click();
    await expect(page.locator('#announcer')).toContainText('50 more tickets');
    await expect(items(page).nth(50)).toBeFocused();
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(total);
    await expect(items(page).nth(100)).toBeFocused();
    await expect(page.getByText(/^130 tickets, waiting/)).toBeAttached();
    await expect(showMore(page)).toHaveCount(0);
    expect(pages).toEqual([1, 2, 3]);
  });

  await test.step('list keeps its entries and offers Try again when the next page fails', async () => {
    await visit({ page, sandbox, club: 'ciu' }, '/wallet');
    await showMore(page).press('Enter');
    await expect(alert(page)).toContainText(operations.listTransactions.text);
    const transactions = page.getByRole('region', { name: 'Transaction History' }).getByRole('listitem');
    await expect(transactions).toHaveCount(50);
    fails = false;
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeFocused();
    await retry.press('Enter');
    await expect(transactions.nth(50)).toBeFocused();
    await expect(alert(page)).toHaveCount(0);
  });

  await test.step('list shows its readable entries and a notice about the others', async () => {
    await visit({ page, sandbox, club: 'ciu' }, '/');
    await expect(cards(page).filter({ hasText: 'Good Draw' })).toBeVisible();
    await expect(page.getByText(listNotices.skipped(1))).toBeVisible();
    await expect(page.getByText('Odd Draw')).toHaveCount(0);
  });

  await test.step('list requests no next page on another host', async () => {
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: /^Notifications/ }).click();
    await expect(page.getByText('First page')).toBeVisible();
    await showMore(page).click();
    await expect(page.getByText(listNotices.truncated)).toBeVisible();
  });
});
