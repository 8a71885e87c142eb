import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getDraw } from '../../../../src/lib/contract/draws.ts';
import { listNotifications } from '../../../../src/lib/contract/member.ts';
import type { List } from '../../../../src/lib/data/list.ts';
import { isLoading, type Query, type QueryState, waitUntilSettled } from '../../../../src/lib/data/query.ts';
import { AppError } from '../../../../src/lib/errors.ts';
import { toQueryState } from '../../../../src/stores/data/query.ts';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';
import { recordValues, waitForValue } from '../../../helpers/store-values.ts';

type State = QueryState<List<{ readonly narrative: string }>>;

const passing = [408, 502, 503, 504];

/** Shortens pauses, and leaves time limits as they are. */
const shorten = (ms: number) => (ms > 3_000 ? ms : ms / 20);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const server = await startSharedApiServer();
let page: FreshPage;
let $state: FreshPage['transactionsQuery']['$state'];
let stops: (() => void)[] = [];

beforeEach(async () => {
  localStorage.clear();
  page = await loadFreshPage(server.base);
  $state = page.transactionsQuery.$state;
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0, ...rest: []) =>
    setTimeout(work, shorten(ms), ...rest),
  );
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  page.endSession();
  vi.unstubAllGlobals();
});

function show(): State[] {
  const { values, stop } = recordValues<State>($state);
  stops.push(stop);
  return values;
}

const transactions = (narrative: string) => ({
  json: { results: [{ id: 1, amount: '5.00', narrative, created_at: '2026-03-04T10:00:00Z' }] },
});
const isSettled = (state: QueryState<unknown>) => !isLoading(state) && !state.isFetching;
const isLoaded = ({ data, isFetching }: QueryState<unknown>) => data !== undefined && !isFetching;
const hasFailed = ({ data, error }: QueryState<unknown>) => data === undefined && error !== undefined;
const isStale = ({ data, error }: QueryState<unknown>) => data !== undefined && error !== undefined;
const narratives = ({ data }: State) => data?.entries.map(({ narrative }) => narrative) ?? [];

async function loaded(narrative: string): Promise<void> {
  server.respond(() => transactions(narrative));
  show();
  await waitForValue($state, isLoaded);
}

describe('query', () => {
  it('is loading, then loaded', async () => {
    server.respond(() => transactions('Deposit'));
    const states = show();
    await waitForValue($state, isLoaded);
    expect(states[0]).toMatchObject({ data: undefined, error: undefined, isFetching: true });
    expect(states.at(-1)).toMatchObject({ isFetching: false, error: undefined });
    expect(states.at(-1) && narratives(states.at(-1) as State)).toEqual(['Deposit']);
  });

  it('sends no request without a session', { tags: ['spec:4.3'] }, async () => {
    page.endSession();
    const states = show();
    await pause(400);
    expect(states).toEqual([
      expect.objectContaining({ data: undefined, error: undefined, isFetching: false }),
    ]);
    expect(server.requests).toHaveLength(0);
  });

  it('shares one request among all subscribers', async () => {
    server.respond(() => transactions('Deposit'));
    show();
    show();
    await waitForValue($state, isLoaded);
    expect(server.requests).toHaveLength(1);
  });

  it('reports the error and loads again on refetch', async () => {
    server.respond(() => ({ status: 500 }));
    show();
    expect(await waitForValue($state, isSettled)).toMatchObject({
      data: undefined,
      error: { kind: 'broken', status: 500 },
    });
    server.respond(() => transactions('Deposit'));
    page.transactionsQuery.refetch();
    expect(narratives(await waitForValue($state, isLoaded))).toEqual(['Deposit']);
  });

  it('refetches every failed query on refetch, and no other', async () => {
    const { memberQuery } = await import('../../../../src/stores/member/member.ts');
    const { ticketsQuery } = await import('../../../../src/stores/tickets/tickets.ts');
    const shown = [page.transactionsQuery, memberQuery, ticketsQuery];
    let isOut = true;
    server.respond(({ path }) => {
      if (path === 'tickets/me/') return { json: { results: [] } };
      return isOut ? { status: 500 } : transactions('Deposit');
    });
    stops.push(...shown.map((query: Query<unknown>) => recordValues(query.$state).stop));
    await Promise.all(shown.map((query: Query<unknown>) => waitUntilSettled(query)));
    isOut = false;
    server.requests.length = 0;
    memberQuery.refetch();
    await Promise.all([waitForValue($state, isLoaded), waitUntilSettled(memberQuery)]);
    expect(server.requests.map(({ path }) => path).sort()).toEqual(['transactions/me/', 'users/me/']);
  });

  it.each([
    ['requested again after 4 s when the device clock was set back', -86_400_000, 4_100, 2],
    ['requested again after an hour of sleep', 3_600_000, 100, 2],
    ['not requested again within 4 s', 3_000, 3_000, 1],
  ])('is %s', async (_, clockMs, uptimeMs, count) => {
    await loaded('Deposit');
    for (const stop of stops.splice(0)) stop();
    await pause(1_100);
    const [at, uptime] = [Date.now() - 60, performance.now() - 60];
    vi.spyOn(Date, 'now').mockReturnValue(at + clockMs);
    vi.spyOn(performance, 'now').mockReturnValue(uptime + uptimeMs);
    show();
    await waitForValue($state, isLoaded);
    vi.restoreAllMocks();
    expect(server.requests).toHaveLength(count);
  });

  it('keeps its data while it refetches', async () => {
    await loaded('Deposit');
    server.respond(() => transactions('Withdrawal'));
    page.transactionsQuery.refetch();
    const refreshing = await waitForValue($state, ({ data, isFetching }) => data !== undefined && isFetching);
    expect(narratives(refreshing)).toEqual(['Deposit']);
    expect(narratives(await waitForValue($state, isLoaded))).toEqual(['Withdrawal']);
  });

  it('keeps stale data and the error when a refetch fails', {
    tags: ['spec:4.15'],
  }, async () => {
    await loaded('Deposit');
    server.respond(() => ({ status: 500 }));
    page.transactionsQuery.refetch();
    const state = await waitForValue($state, isStale);
    expect(state).toMatchObject({ error: { status: 500 } });
    expect(narratives(state)).toEqual(['Deposit']);
  });

  it('keeps the last data for a new subscriber after a failure', async () => {
    await loaded('Deposit');
    server.respond(() => ({ status: 500 }));
    page.transactionsQuery.refetch();
    await waitForValue($state, isStale);
    for (const stop of stops.splice(0)) stop();
    await pause(1_100);
    expect(narratives(show().at(-1) as State)).toEqual(['Deposit']);
  });
});

describe('query retries', () => {
  it.each(passing)('follow a temporary failure: %i', async (status) => {
    server.respond((_, index) => (index === 0 ? { status } : transactions('Deposit')));
    show();
    expect(await waitForValue($state, isSettled)).toMatchObject({ data: {}, error: undefined });
    expect(server.requests).toHaveLength(2);
  });

  it('follow a lost connection', async () => {
    server.respond((_, index) => (index === 0 ? 'cut' : transactions('Deposit')));
    show();
    expect(await waitForValue($state, isSettled)).toMatchObject({ data: {}, error: undefined });
  });

  it('stop after the third attempt', async () => {
    server.respond(() => ({ status: 503 }));
    show();
    expect(await waitForValue($state, isSettled)).toMatchObject({ data: undefined, error: { status: 503 } });
    await pause(1_000);
    expect(server.requests).toHaveLength(3);
  });

  it.each([400, 403, 404, 429, 500])('do not follow %i', async (status) => {
    server.respond(() => ({ status }));
    show();
    await waitForValue($state, isSettled);
    expect(server.requests).toHaveLength(1);
  });

  it('do not follow a token refresh without a reply, which retries by its own rule', async () => {
    server.respond(({ path }) => (path === 'token/refresh/' ? 'cut' : { status: 401 }));
    show();
    expect(await waitForValue($state, isSettled)).toMatchObject({
      data: undefined,
      error: { kind: 'network' },
    });
    await pause(2_000);
    expect(server.requestsTo('token/refresh/')).toHaveLength(2);
  });

  it('do not follow an invalid reply', async () => {
    server.respond(() => ({ json: { results: 'none' } }));
    show();
    expect(await waitForValue($state, isSettled)).toMatchObject({
      data: undefined,
      error: { kind: 'broken' },
    });
    expect(server.requests).toHaveLength(1);
  });
});

describe('query failure while offline', () => {
  it('describes a broken connection as offline and a rejection as a rejection', () => {
    const readKind = (kind: 'away' | 'rejected', offlineSince?: number) =>
      toQueryState({ data: undefined, error: new AppError(kind, kind), isFetching: false }, offlineSince)
        .error?.kind;
    expect(readKind('away', Date.now())).toBe('offline');
    expect(readKind('away')).toBe('away');
    expect(readKind('rejected', Date.now())).toBe('rejected');
  });
});

describe('invalidate', () => {
  it('refetches only the named queries', async () => {
    const notifications = page.createQuery({
      name: 'notifications',
      operation: 'listNotifications',
      load: () => page.call(listNotifications, {}),
    });
    server.respond(() => ({ json: { results: [] } }));
    show();
    stops.push(recordValues(notifications.$state).stop);
    await waitForValue($state, isLoaded);
    await waitForValue(notifications.$state, ({ data }) => data !== undefined);
    server.requests.length = 0;
    page.invalidate(['transactions', 'draw']);
    await waitForValue($state, isLoaded);
    expect(server.requests.map(({ path }) => path)).toEqual(['transactions/me/']);
  });

  it('makes a query without subscribers load on its next subscription', async () => {
    await loaded('Deposit');
    for (const stop of stops.splice(0)) stop();
    page.invalidate(['transactions']);
    expect(server.requests).toHaveLength(1);
    server.respond(() => transactions('Withdrawal'));
    show();
    expect(
      narratives(await waitForValue($state, (state) => narratives(state)[0] === 'Withdrawal')),
    ).toHaveLength(1);
  });

  it('ignores the reply to a request from before the invalidation', async () => {
    let answerFirst = () => {};
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    server.respond(async (_, index) => {
      if (index > 0) return transactions('after the write');
      await first;
      return transactions('before the write');
    });
    show();
    await server.waitForRequests(1);
    page.invalidate(['transactions']);
    answerFirst();
    expect(narratives(await waitForValue($state, isLoaded))).toEqual(['after the write']);
  });

  it('ignores queries whose name only starts the same', async () => {
    const $id = atom('7');
    const drawQuery = page.createQuery({
      name: 'draw',
      operation: 'getDraw',
      param: $id,
      load: (id) => page.call(getDraw, { params: { id: id ?? '' } }),
    });
    server.respond(() => ({ status: 404 }));
    stops.push(recordValues(drawQuery.$state).stop);
    await waitForValue(drawQuery.$state, hasFailed);
    page.invalidate(['draws']);
    await pause(400);
    expect(server.requests.map(({ path }) => path)).toEqual(['draws/7/']);
  });
});

it('list query: loads the next page after a pending refetch', async () => {
  const page1 = { ...transactions('Deposit').json, next: `${server.base}transactions/me/?page=2` };
  const page2 = { results: [{ ...transactions('Prize').json.results[0], id: 2 }] };
  let release = () => {};
  let isHeld = false;
  server.respond(async ({ path }) => {
    if (path.includes('page=2')) return { json: page2 };
    if (isHeld) await new Promise<void>((resolve) => (release = resolve));
    return { json: page1 };
  });
  show();
  await waitForValue($state, isLoaded);
  isHeld = true;
  page.transactionsQuery.refetch();
  await server.waitForRequests(2);
  const loading = page.transactionsQuery.loadMore();
  release();
  await loading;
  expect(narratives($state.get())).toEqual(['Deposit', 'Prize']);
  expect(server.requests.map(({ path }) => path)).toEqual([
    'transactions/me/',
    'transactions/me/',
    'transactions/me/?page=2',
  ]);
});

it('list query: loads a page again when the list was refetched meanwhile', async () => {
  const page1 = { ...transactions('Deposit').json, next: `${server.base}transactions/me/?page=2` };
  const page2 = { results: [{ ...transactions('Prize').json.results[0], id: 2 }] };
  let release = () => {};
  server.respond(async ({ path }) => {
    if (!path.includes('page=2')) return { json: page1 };
    if (server.requests.length === 2) await new Promise<void>((resolve) => (release = resolve));
    return { json: page2 };
  });
  show();
  await waitForValue($state, isLoaded);
  const loading = page.transactionsQuery.loadMore();
  await server.waitForRequests(2);
  page.transactionsQuery.refetch();
  await server.waitForRequests(3);
  await waitForValue($state, isLoaded);
  release();
  await loading;
  expect(narratives($state.get())).toEqual(['Deposit', 'Prize']);
});

it('list query: keeps its entries when the next page fails, and loads it on request', async () => {
  const page1 = { ...transactions('Deposit').json, next: `${server.base}transactions/me/?page=2` };
  const page2 = { results: [{ ...transactions('Prize').json.results[0], id: 2 }] };
  server.respond(({ path }) => (path.includes('page=2') ? { status: 500 } : { json: page1 }));
  show();
  await waitForValue($state, isLoaded);
  await page.transactionsQuery.loadMore();
  expect(page.transactionsQuery.$state.get()).toMatchObject({
    error: undefined,
    nextPageError: { status: 500 },
    isFetchingNextPage: false,
  });
  expect(narratives($state.get())).toEqual(['Deposit']);
  server.respond(({ path }) => ({ json: path.includes('page=2') ? page2 : page1 }));
  await page.transactionsQuery.loadMore();
  expect(page.transactionsQuery.$state.get().nextPageError).toBeUndefined();
  expect(narratives($state.get())).toEqual(['Deposit', 'Prize']);
});

it('list query: refetches both of its two pages', async () => {
  const page1 = { ...transactions('Deposit').json, next: `${server.base}transactions/me/?page=2` };
  const page2 = { results: [{ ...transactions('Prize').json.results[0], id: 2 }] };
  server.respond(({ path }) => ({ json: path.includes('page=2') ? page2 : page1 }));
  show();
  await waitForValue($state, isLoaded);
  await page.transactionsQuery.loadMore();
  server.requests.length = 0;
  page.transactionsQuery.refetch();
  await waitForValue($state, isLoaded);
  expect(server.requests.map(({ path }) => path)).toEqual(['transactions/me/', 'transactions/me/?page=2']);
  expect(narratives($state.get())).toEqual(['Deposit', 'Prize']);
});

it.each([
  ['refetches when the page becomes visible after 5 s', 5_000, 2],
  ['does not refetch when the page was hidden for 1 s', 1_000, 1],
])('list query: %s', async (_, awayMs, count) => {
  await loaded('Deposit');
  browser.hide();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + awayMs);
  browser.show();
  await pause(2_000);
  vi.restoreAllMocks();
  expect(server.requests).toHaveLength(count);
});

it('query: never shows data of the previous parameter', async () => {
  const $id = atom('1');
  const query = page.createQuery({
    name: 'draw',
    operation: 'getDraw',
    param: $id,
    load: async (id) => {
      await page.call(listNotifications, {});
      return `draw ${id}`;
    },
  });
  server.respond(() => ({ json: [] }));
  const { values, stop } = recordValues(query.$state);
  stops.push(stop);
  await waitForValue(query.$state, ({ data }) => data !== undefined);
  const before = values.length;
  $id.set('11');
  await waitForValue(query.$state, ({ data }) => data === 'draw 11');
  const later = values.slice(before);
  expect(later.filter(({ data }) => data !== undefined && data !== 'draw 11')).toEqual([]);
});

describe('query with keepPreviousData', () => {
  async function shown() {
    const $filter = atom<string | null>('first');
    const query = page.createQuery({
      name: 'draws',
      operation: 'listDraws',
      param: $filter,
      load: async (filter) => {
        await page.call(listNotifications, {});
        return `draws ${filter}`;
      },
      keepPreviousData: true,
    });
    server.respond(() => ({ json: [] }));
    const { values, stop } = recordValues(query.$state);
    stops.push(stop);
    await waitForValue(query.$state, ({ data }) => data !== undefined);
    return { $filter, query, values };
  }

  it('shows the previous data as fetching until the reply arrives', async () => {
    const { $filter, query, values } = await shown();
    const before = values.length;
    $filter.set('second');
    await waitForValue(query.$state, ({ data }) => data === 'draws second');
    const meanwhile = values.slice(before, -1);
    expect(meanwhile).not.toHaveLength(0);
    for (const state of meanwhile) {
      expect(state).toMatchObject({
        data: 'draws first',
        isFetching: true,
        error: undefined,
      });
    }
  });

  it('shows the previous data and sends nothing while a parameter is unknown', async () => {
    const { $filter, query } = await shown();
    const before = server.requests.length;
    $filter.set(null);
    page.invalidate(['draws']);
    await pause(100);
    expect(query.$state.get()).toMatchObject({ data: 'draws first', isFetching: false });
    expect(server.requests).toHaveLength(before);
  });

  it('drops the previous data when the new request fails', async () => {
    const { $filter, query } = await shown();
    server.respond(() => ({ status: 500 }));
    $filter.set('second');
    await waitForValue(query.$state, hasFailed);
  });

  it('drops the previous data when another member signs in', async () => {
    const { query } = await shown();
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    await waitForValue(query.$state, isLoading);
  });
});

describe('query after a change of member', () => {
  it('shows no data of the previous member', { tags: ['spec:4.5'] }, async () => {
    await loaded('Ada’s deposit');
    const states = show();
    page.endSession();
    server.respond(() => transactions('Bob’s deposit'));
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    await waitForValue($state, (state) => narratives(state)[0] === 'Bob’s deposit');
    const afterAda = states.slice(states.findIndex(isLoading));
    expect(afterAda.flatMap(narratives)).not.toContain('Ada’s deposit');
  });

  it('refetches after an action when the session changed under a subscriber', async () => {
    await loaded('Ada’s deposit');
    server.respond(() => transactions('Bob’s deposit'));
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    await waitForValue($state, (state) => narratives(state)[0] === 'Bob’s deposit');
    server.respond(() => transactions('Bob’s purchase'));
    page.invalidate(['transactions']);
    await waitForValue($state, (state) => narratives(state)[0] === 'Bob’s purchase');
  });

  it('sends no request between the two sessions', async () => {
    await loaded('Ada’s deposit');
    show();
    const asked = server.requests.length;
    page.endSession();
    await pause(600);
    expect(server.requests.length).toBe(asked);
  });

  it('ignores a pending reply for the previous member', async () => {
    let answerAda = () => {};
    const ada = new Promise<void>((resolve) => {
      answerAda = resolve;
    });
    server.respond(async ({ bearer }) => {
      if (bearer === 'bob') return transactions('Bob’s deposit');
      await ada;
      return transactions('Ada’s deposit');
    });
    const states = show();
    await server.waitForRequests(1);
    page.endSession();
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    await waitForValue($state, (state) => narratives(state)[0] === 'Bob’s deposit');
    answerAda();
    await pause(600);
    expect(states.flatMap(narratives)).not.toContain('Ada’s deposit');
    expect(narratives($state.get())).toEqual(['Bob’s deposit']);
  });
});
