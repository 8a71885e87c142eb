import { vi } from 'vitest';
import { readTokens } from '../../src/lib/api/tokens.ts';
import { isLoading, type QueryState } from '../../src/lib/data/query.ts';
import { readCacheOwner } from '../../src/lib/storage/offline-cache.ts';
import { browser } from './browser.ts';
import { loadFreshPage } from './fresh-page.ts';
import { waitForValue } from './store-values.ts';

export interface RepliesByPath {
  [path: string]: unknown;
}

/**
 * Loads a page, head script first.
 * @param replies by path; undefined for a lost connection
 */
async function load(replies: RepliesByPath | undefined, address = 'http://ciu.praxis.localhost:4321/') {
  browser.visit(address);
  Object.assign(document, {
    title: '',
    visibilityState: 'visible',
    documentElement: {
      style: { setProperty: () => {} },
      setAttribute: () => {},
      removeAttribute: () => {},
      classList: { toggle: () => {} },
    },
    querySelectorAll: () => [],
  });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('fetch', async (url: string) => {
    if (!replies) throw new TypeError('Failed to fetch');
    const body = await replies[new URL(url, address).pathname.slice(1)];
    if (body === undefined) return Response.json({ detail: 'None' }, { status: 404 });
    return body instanceof Response ? body.clone() : Response.json(body);
  });
  const page = await loadFreshPage();
  globalThis.cacheOwner = readCacheOwner(
    readTokens()?.access ?? '',
    new URL(address).hostname.split('.')[0] ?? '',
  );
  const [{ startOfflineCache }, { memberQuery }, { ticketsQuery }, { drawsQuery }] = await Promise.all([
    import('../../src/stores/data/offline-cache.ts'),
    import('../../src/stores/member/member.ts'),
    import('../../src/stores/tickets/tickets.ts'),
    import('../../src/stores/draws/draws.ts'),
  ]);
  await import('../../src/stores/app/boot.ts');
  startOfflineCache();
  const stops = [page.$screen.subscribe(() => {})];
  const isSettled = (state: QueryState<unknown>) => !isLoading(state) && !state.isFetching;
  return {
    ...page,
    memberQuery,
    ticketsQuery,
    drawsQuery,
    waitUntilLoaded: () =>
      Promise.all([
        waitForValue(memberQuery.$state, isSettled),
        waitForValue(ticketsQuery.$state, isSettled),
      ]),
    leave: browser.hide,
    close: () => stops.forEach((stop) => void stop()),
  };
}

const getKeys = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');

export function cachedAddresses(): string[] {
  return getKeys()
    .flatMap((key) => /^owner\/[^/]+\/[^/]+\/offline\/(.*)$/.exec(key)?.[1] ?? [])
    .sort();
}

const ticket = (id: number) => ({ id, draw_id: 7, draw_name: 'Cash', number: `${id}` });

/** @param count number of tickets, with ids from 1 */
export const repliesFor = (email: string, count: number): RepliesByPath => ({
  'clients/current/': { name: 'CIU', theme: { main_color: '#0b5d3b', secondary_color: '#e0a526' } },
  'users/me/': { name: 'Ada', email, balance: '20.00', bank_account: '12345678', sortcode: '12-34-56' },
  'users/clients/': [{ name: 'CIU', subdomain: 'ciu', landing_domain: 'praxis.localhost' }],
  'tickets/me/': Array.from({ length: count }, (_, index) => ticket(index + 1)),
});

export const ada = repliesFor('ada@example.com', 2);

type Page = Awaited<ReturnType<typeof load>>;
let pages: Page[] = [];

/** Loads a page that `endBrowser` closes. */
export async function openPage(...args: Parameters<typeof load>): Promise<Page> {
  const page = await load(...args);
  pages.push(page);
  return page;
}

export async function visit(replies = ada): Promise<Page> {
  const page = await openPage(replies);
  await page.waitUntilLoaded();
  page.leave();
  return page;
}

let stored: Readonly<Record<string, string>> | undefined;

/** Leaves the storage of Ada's visit. Loads a page only the first time. */
export async function restoreVisit(): Promise<void> {
  if (!stored) await visit();
  for (const [key, text] of Object.entries(stored ?? {})) localStorage.setItem(key, text);
  stored ??= Object.fromEntries(getKeys().map((key) => [key, localStorage.getItem(key) ?? '']));
}

export function saveTokens(access: string): void {
  localStorage.setItem('token', access);
  localStorage.setItem('refreshToken', `${access}-refresh`);
}

export function startBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(document, { cookie: '' });
  saveTokens('token-of-ada-and-nobody-else');
}

export function endBrowser(): void {
  for (const page of pages) page.close();
  pages = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

const longDraws = (ids: readonly number[], length: number): RepliesByPath =>
  Object.fromEntries(
    ids.map((id) => [
      `draws/${id}/`,
      { id, name: 'Cash', description: 'x'.repeat(length), status: 'live', ticket_price: '1.00', prizes: [] },
    ]),
  );

/** @param length characters of each description */
export async function visitDraws(ids: readonly number[], length = 1): Promise<void> {
  const page = await openPage({ ...ada, ...longDraws(ids, length) });
  await page.waitUntilLoaded();
  const { getDraw } = await import('../../src/lib/contract/draws.ts');
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const id of ids) {
    vi.advanceTimersByTime(10);
    await page.call(getDraw, { params: { id: `${id}` } });
  }
  page.leave();
}
