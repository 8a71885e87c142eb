import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage, loadModules } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const server = await startSharedApiServer();
const moved = (id: number, created_at: string, amount: string) => ({
  id,
  amount,
  narrative: 'x',
  created_at,
});

async function openPage() {
  browser.visit('http://ciu.praxis.localhost:4321/');
  const page = {
    ...(await loadFreshPage(server.base)),
    ...(await loadModules(
      import('../../../../src/stores/safer-play/regular-review.ts'),
      import('../../../../src/stores/safer-play/reminders.ts'),
    )),
  };
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
  page.setOwner('ciu', 'ada@example.com');
  return page;
}

const goTo = (day: string) => vi.setSystemTime(`${day}T12:00:00Z`);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  goTo('2026-05-24');
});
afterEach(() => {
  vi.useRealTimers();
});

it('a review is due after its time, once, and a clock that was ahead for a while delays it by its months at most', async () => {
  const page = await openPage();
  expect(page.getDueReview()).toBeUndefined();
  page.setRegularReview('6');
  goTo('2026-11-23');
  expect(page.getDueReview()).toBeUndefined();
  goTo('2026-11-24');
  expect(page.getDueReview()).toEqual({ months: '6', since: '2026-05-24' });
  page.setRegularReview('1');
  expect(page.getDueReview(), 'another choice keeps the day').toEqual({ months: '1', since: '2026-05-24' });
  page.markReviewed();
  expect(page.getDueReview()).toBeUndefined();
  goTo('2036-01-01');
  page.markReviewed();
  goTo('2026-12-01');
  expect(page.getDueReview()).toBeUndefined();
  goTo('2027-01-01');
  expect(page.getDueReview()?.since).toBe('2026-12-01');
  page.setRegularReview('');
  expect(page.getDueReview()).toBeUndefined();
});

it('the sums are read page by page as far as the day, and are not known where a page is missing', async () => {
  const pages = [
    [moved(4, '2026-11-20T12:00:00Z', '-5.00'), moved(3, '2026-06-01T12:00:00Z', '120.00')],
    [moved(2, '2026-05-24T12:00:00Z', '-91.50'), moved(1, '2026-05-01T12:00:00Z', '40.00')],
    [moved(0, '2026-01-01T12:00:00Z', '7.00')],
  ];
  let broken = 0;
  server.respond(({ path }) => {
    if (!path.startsWith('transactions/me/')) return { json: [] };
    const number = Number(new URL(path, server.base).searchParams.get('page') ?? 1);
    if (number === broken) return { status: 400 };
    const next = number < pages.length ? `${server.base}transactions/me/?page=${number + 1}` : null;
    return { json: { results: pages[number - 1], next, previous: null, count: 5 } };
  });
  const read = async () => {
    const page = await openPage();
    return page.loadTotalsSince(page.transactionsQuery, '2026-05-24');
  };
  expect(await read()).toEqual({ in: 12_000, out: 9_650 });
  const asked = server.requests.length;
  expect(asked, 'not the third page').toBe(2);
  broken = 2;
  expect(await read()).toBeUndefined();
  broken = 1;
  expect(await read()).toBeUndefined();
});
