import type { Page } from '@playwright/test';
import type { SandboxControl } from '../../helpers/sandbox-control.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { readWhenStable } from '../helpers/waits.ts';
import { isSoak, sample } from '../helpers/walks.ts';

interface LongList {
  readonly title: string;
  readonly count: number;
  readonly path: string;
  readonly call: string;
  readonly fill: (sandbox: SandboxControl, email: string, count: number) => Promise<unknown>;
}

const lists: readonly LongList[] = [
  {
    title: 'thousands of transactions',
    count: isSoak ? 50_000 : 5_000,
    path: '/wallet',
    call: 'transactions/me/',
    fill: (sandbox, email, count) => sandbox.addTransactions({ club: 'ciu', email, count }),
  },
  {
    title: 'thousands of draws',
    count: 10_000,
    path: '/',
    call: 'draws/public/',
    fill: (sandbox, _, count) => sandbox.addDraws({ club: 'ciu', count, name: 'Draw' }),
  },
];

const pages = { title: 'in pages', pageSize: 50, requests: 3 };
const piece = { title: 'in one piece', pageSize: undefined, requests: 1 };
const cases = lists.flatMap((list) => [piece, pages].map((form) => ({ list, form })));

const items = (page: Page) => page.getByRole('main').getByRole('listitem');

/** These limits bound each task. */
const bounds = { drawn: 250, atOnce: 100 } as const;

/** Records both maxima. Runs in the page. */
function watchWork(): void {
  const work = { drawn: 0, atOnce: 0 };
  Object.assign(globalThis, { work });
  const isEntry = (node: Node) => node instanceof Element && node.hasAttribute('aria-posinset');
  const entriesIn = (node: Node) =>
    (isEntry(node) ? 1 : 0) + (node instanceof Element ? node.querySelectorAll('[aria-posinset]').length : 0);
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).map(entriesIn);
    work.atOnce = Math.max(
      work.atOnce,
      added.reduce((sum, count) => sum + count, 0),
    );
    work.drawn = Math.max(work.drawn, document.querySelectorAll('[aria-posinset]').length);
  }).observe(document.body, { childList: true, subtree: true });
}

const workOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { work: { drawn: number; atOnce: number } }).work);

const lastDrawn = async (page: Page) => Number(await items(page).last().getAttribute('aria-posinset'));

/** Scrolls to the end until this many items were rendered. */
async function flingTo(page: Page, place: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await lastDrawn(page)).toBeGreaterThanOrEqual(place);
  }).toPass({ intervals: [20], timeout: 20_000 });
}

/** Offset in px from the page's top. */
const heightOf = (page: Page, place: number) =>
  page.locator(`[aria-posinset="${place}"]`).evaluate((item) => item.getBoundingClientRect().top + scrollY);

async function expectSteadyWork(page: Page): Promise<void> {
  await page.evaluate(watchWork);
  const looked = page.locator('[aria-posinset="60"]');
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 400));
    await expect(looked).toBeInViewport({ timeout: 20 });
  }).toPass({ intervals: [20], timeout: 20_000 });
  const known = await readWhenStable(() => heightOf(page, 60));
  await flingTo(page, 300);
  await expect(looked, 'out of the page').toHaveCount(0);
  await expect(async () => {
    await page.evaluate((to) => scrollTo(0, to - 300), known);
    await expect(looked).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [20] });
  expect(await readWhenStable(() => heightOf(page, 60))).toBeCloseTo(known, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(items(page).first()).toHaveAttribute('aria-posinset', '1');
  await expect(items(page).first()).toBeVisible();
  const { drawn, atOnce } = await workOf(page);
  expect(drawn).toBeLessThanOrEqual(bounds.drawn);
  expect(atOnce).toBeLessThanOrEqual(bounds.atOnce);
}

for (const { list, form } of sample(cases, cases.length)) {
  const { title, count, path, call, fill } = list;
  test(`${title} ${form.title} show as they are scrolled, and say how many they are`, {
    tag: '@walk',
  }, async ({ page, sandbox, signedIn, open }) => {
    const { email } = await sandbox.createMember({ club: 'ciu' });
    await fill(sandbox, email, count);
    await sandbox.setProfile({ pageSize: form.pageSize });
    await signedIn(page, 'ciu', email);
    await sandbox.clearRequests();
    await open('ciu', path);
    // Parsing megabytes is slow on a busy machine.
    const size = async () => Number(await items(page).first().getAttribute('aria-setsize'));
    await expect.poll(size, { timeout: 40_000 }).toBeGreaterThanOrEqual(count);
    await expectSteadyWork(page);
    const { counts } = await sandbox.requests();
    expect(counts[`GET ${call}`]).toBeGreaterThanOrEqual(form.requests);
    expect(counts[`GET ${call}`]).toBeLessThan(form.requests + 20);
    if (path !== '/wallet' || form.pageSize) return;
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Statement' }).click();
    await expect(items(page).first()).toHaveAttribute('aria-setsize', String(count));
    await expectSteadyWork(page);
  });
}
