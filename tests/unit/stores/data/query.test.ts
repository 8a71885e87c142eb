import { atom } from 'nanostores';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listNotifications } from '../../../../src/lib/contract/member.ts';
import type { List } from '../../../../src/lib/data/list.ts';
import { isLoading, type Query, type QueryState, waitUntilSettled } from '../../../../src/lib/data/query.ts';
import { AppError } from '../../../../src/lib/errors.ts';
import { toQueryState } from '../../../../src/stores/data/query.ts';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';
import { shortenPauses } from '../../../helpers/short-pauses.ts';
import { recordValues, unsubscribeAll, waitForValue } from '../../../helpers/store-values.ts';

type State = QueryState<List<{ readonly narrative: string }>>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const server = await startSharedApiServer();
let page: FreshPage;
let queries: typeof import('../../../../src/stores/data/query-client.ts');
let $state: FreshPage['transactionsQuery']['$state'];
const watched = new Set<Query<unknown>>();
let sessions = 0;

/** Each session has its own token, because the previous one counts as spent. */
function signIn(name: string): void {
  sessions += 1;
  page.openSession({ access: `${name}-${sessions}`, refresh: 'refresh' });
}

beforeAll(async () => {
  page = await loadFreshPage(server.base);
  queries = await import('../../../../src/stores/data/query-client.ts');
  $state = page.transactionsQuery.$state;
});
beforeEach(() => {
  shortenPauses();
  signIn('ada');
});
afterEach(async () => {
  // A late request would count for the next test.
  await vi.waitUntil(() => queries.$queryClient.get().isFetching() === 0, { interval: 1, timeout: 10_000 });
  hide();
  page.endSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function watch<T>(query: Query<T>): QueryState<T>[] {
  watched.add(query);
  return recordValues(query.$state).values;
}
const show = (): State[] => watch(page.transactionsQuery);

function hide(): void {
  unsubscribeAll(...[...watched].map(({ $state }) => $state));
  watched.clear();
}

const transactions = (narrative: string, more = {}) => ({
  json: { results: [{ id: 1, amount: '5.00', narrative, created_at: '2026-03-04T10:00:00Z' }], ...more },
});
const isSettled = (state: QueryState<unknown>) => !isLoading(state) && !state.isFetching;
const isLoaded = ({ data, isFetching }: QueryState<unknown>) => data !== undefined && !isFetching;
const hasFailed = ({ data, error }: QueryState<unknown>) => data === undefined && error !== undefined;
const isStale = ({ data, error }: QueryState<unknown>) => data !== undefined && error !== undefined;
const narratives = ({ data }: State) => data?.entries.map(({ narrative }) => narrative) ?? [];
const waitForNarrative = (text: string) => waitForValue($state, (state) => narratives(state)[0] === text);
const sentPaths = () => server.requests.map(({ path }) => path);

async function loaded(narrative: string): Promise<void> {
  server.respond(() => transactions(narrative));
  show();
  await waitForValue($state, isLoaded);
}

describe('query', () => {
  it('is loading, then loaded, with one request for all subscribers', async () => {
    server.respond(() => transactions('Deposit'));
    const states = show();
    show();
    const state = await waitForValue($state, isLoaded);
    expect(states[0]).toMatchObject({ data: undefined, error: undefined, isFetching: true });
    expect(states.at(-1)).toMatchObject({ isFetching: false, error: undefined });
    expect(narratives(state)).toEqual(['Deposit']);
    expect(server.requests).toHaveLength(1);
  });

  it('refetches every failed query on refetch, and no other', async () => {
    const { memberQuery } = await import('../../../../src/stores/member/member.ts');
    const { ticketsQuery } = await import('../../../../src/stores/tickets/tickets.ts');
    const shown: Query<unknown>[] = [page.transactionsQuery, memberQuery, ticketsQuery];
    let isOut = true;
    server.respond(({ path }) => {
      if (path === 'tickets/me/') return { json: { results: [] } };
      return isOut ? { status: 500 } : transactions('Deposit');
    });
    shown.forEach(watch);
    await Promise.all(shown.map((query) => waitUntilSettled(query)));
    isOut = false;
    server.requests.length = 0;
    memberQuery.refetch();
    await Promise.all([waitForValue($state, isLoaded), waitUntilSettled(memberQuery)]);
    expect(sentPaths().sort()).toEqual(['transactions/me/', 'users/me/']);
  });

  it.each([
    ['requested again after 4 s when the device clock was set back', -86_400_000, 4_100, 2],
    ['requested again after an hour of sleep', 3_600_000, 100, 2],
    ['not requested again within 4 s', 3_000, 3_000, 1],
  ])('is %s', async (_, clockMs, uptimeMs, count) => {
    await loaded('Deposit');
    hide();
    const [at, uptime] = [Date.now() - 60, performance.now() - 60];
    vi.spyOn(Date, 'now').mockReturnValue(at + clockMs);
    vi.spyOn(performance, 'now').mockReturnValue(uptime + uptimeMs);
    show();
    await waitForValue($state, isLoaded);
    expect(server.requests).toHaveLength(count);
  });

  it('keeps its data while it refetches and when that fails, also for a new subscriber', {
    tags: ['spec:4.15'],
  }, async () => {
    await loaded('Deposit');
    server.respond(() => transactions('Withdrawal'));
    page.transactionsQuery.refetch();
    const refreshing = await waitForValue($state, ({ data, isFetching }) => data !== undefined && isFetching);
    expect(narratives(refreshing)).toEqual(['Deposit']);
    expect(narratives(await waitForValue($state, isLoaded))).toEqual(['Withdrawal']);
    server.respond(() => ({ status: 500 }));
    page.transactionsQuery.refetch();
    const state = await waitForValue($state, isStale);
    expect(state).toMatchObject({ error: { status: 500 } });
    expect(narratives(state)).toEqual(['Withdrawal']);
    hide();
    expect(narratives(show().at(-1) as State)).toEqual(['Withdrawal']);
  });

  it.each([
    ['refetches when the page becomes visible after 5 s', 5_000, 2],
    ['does not refetch when the page was hidden for 1 s', 1_000, 1],
  ])('%s', async (_, awayMs, count) => {
    await loaded('Deposit');
    browser.hide();
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + awayMs);
    browser.show();
    await pause(2_000);
    expect(server.requests).toHaveLength(count);
  });

  it('describes a broken connection as offline while offline, and a rejection as a rejection', () => {
    const readKind = (kind: 'away' | 'rejected', offlineSince?: number) =>
      toQueryState({ data: undefined, error: new AppError(kind, kind), isFetching: false }, offlineSince)
        .error?.kind;
    expect(readKind('away', Date.now())).toBe('offline');
    expect(readKind('away')).toBe('away');
    expect(readKind('rejected', Date.now())).toBe('rejected');
  });
});

// `shouldRetry` (tests/unit/lib/api/retry.test.ts) decides on each failure.
describe('query retries', () => {
  const broken = { data: undefined, error: { kind: 'broken' } };
  const recovered = { data: {}, error: undefined };
  it.each([
    ['follow a 503', [{ status: 503 }], 2, recovered],
    ['follow a lost connection', ['cut'], 2, recovered],
    ['stop after the third attempt', Array(4).fill({ status: 503 }), 3, broken],
    ['do not follow a 500', [{ status: 500 }], 1, broken],
    ['do not follow an invalid reply', [{ json: { results: 'none' } }], 1, broken],
  ] as const)('%s', async (_, failures, count, state) => {
    server.respond((__, index) => failures[index] ?? transactions('Deposit'));
    show();
    expect(await waitForValue($state, isSettled)).toMatchObject(state);
    await pause(1_000);
    expect(server.requests).toHaveLength(count);
  });

  it('do not follow a token refresh without a reply, which retries by its own rule', async () => {
    server.respond(({ path }) => (path === 'token/refresh/' ? 'cut' : { status: 401 }));
    show();
    const failed = await waitForValue($state, isSettled);
    expect(failed).toMatchObject({ data: undefined, error: { kind: 'network' } });
    await pause(2_000);
    expect(server.requestsTo('token/refresh/')).toHaveLength(2);
  });
});

describe('invalidate', () => {
  it('refetches only the queries of exactly these names', async () => {
    const load = () => page.call(listNotifications, {});
    const draws = page.createQuery({ name: 'draws', operation: 'listDraws', load });
    server.respond(() => ({ json: { results: [] } }));
    show();
    watch(draws);
    await Promise.all([waitForValue($state, isLoaded), waitForValue(draws.$state, isLoaded)]);
    server.requests.length = 0;
    page.invalidate(['transactions', 'draw']);
    await waitForValue($state, isLoaded);
    expect(sentPaths()).toEqual(['transactions/me/']);
  });

  it('makes a query without subscribers load on its next subscription', async () => {
    await loaded('Deposit');
    hide();
    page.invalidate(['transactions']);
    expect(server.requests).toHaveLength(1);
    server.respond(() => transactions('Withdrawal'));
    show();
    await waitForNarrative('Withdrawal');
  });

  it('ignores the reply to a request from before the invalidation', async () => {
    const first = Promise.withResolvers<object>();
    server.respond((_, index) => (index > 0 ? transactions('after the write') : first.promise));
    show();
    await server.waitForRequests(1);
    page.invalidate(['transactions']);
    first.resolve(transactions('before the write'));
    expect(narratives(await waitForValue($state, isLoaded))).toEqual(['after the write']);
  });
});

describe('list query', () => {
  const isSecond = ({ path }: { readonly path: string }) => path.includes('page=2');
  const page1 = transactions('Deposit', { next: '?page=2' });
  const page2 = { json: { results: [{ ...transactions('Prize').json.results[0], id: 2 }] } };
  const both = ['Deposit', 'Prize'];

  it('loads the next page after a pending refetch', async () => {
    const refetched = Promise.withResolvers<object>();
    server.respond((request, index) => (isSecond(request) ? page2 : index === 0 ? page1 : refetched.promise));
    show();
    await waitForValue($state, isLoaded);
    page.transactionsQuery.refetch();
    await server.waitForRequests(2);
    const loading = page.transactionsQuery.loadMore();
    refetched.resolve(page1);
    await loading;
    expect(narratives($state.get())).toEqual(both);
    expect(sentPaths()).toEqual(['transactions/me/', 'transactions/me/', 'transactions/me/?page=2']);
  });

  it('loads a page again when the list was refetched meanwhile', async () => {
    const late = Promise.withResolvers<object>();
    server.respond((request, index) => (!isSecond(request) ? page1 : index === 1 ? late.promise : page2));
    show();
    await waitForValue($state, isLoaded);
    const loading = page.transactionsQuery.loadMore();
    await server.waitForRequests(2);
    page.transactionsQuery.refetch();
    await server.waitForRequests(3);
    await waitForValue($state, isLoaded);
    late.resolve(page2);
    await loading;
    expect(narratives($state.get())).toEqual(both);
  });

  it('keeps its entries when the next page fails, then loads and refetches it', async () => {
    server.respond((request) => (isSecond(request) ? { status: 500 } : page1));
    show();
    await waitForValue($state, isLoaded);
    await page.transactionsQuery.loadMore();
    expect($state.get()).toMatchObject({
      ...{ error: undefined, nextPageError: { status: 500 }, isFetchingNextPage: false },
    });
    expect(narratives($state.get())).toEqual(['Deposit']);
    server.respond((request) => (isSecond(request) ? page2 : page1));
    await page.transactionsQuery.loadMore();
    expect($state.get().nextPageError).toBeUndefined();
    expect(narratives($state.get())).toEqual(both);
    server.requests.length = 0;
    page.transactionsQuery.refetch();
    await waitForValue($state, isLoaded);
    expect(sentPaths()).toEqual(['transactions/me/', 'transactions/me/?page=2']);
    expect(narratives($state.get())).toEqual(both);
  });
});

describe('prefetch', () => {
  let required: Query<unknown>;

  beforeAll(() => {
    const load = () => page.call(listNotifications, {});
    const operation = 'listNotifications';
    required = page.createQuery({ name: 'support', operation, prefetchOn: ['support'], load });
  });
  beforeEach(() => watched.add(required));

  it('loads the required queries of a screen once, and none of other screens', async () => {
    server.respond(() => ({ json: { results: [] } }));
    await page.prefetch('help');
    expect(sentPaths()).toEqual([]);
    await page.prefetch('support');
    expect(required.$state.get()).toMatchObject({ data: { entries: [] } });
    expect(sentPaths()).toEqual(['notifications/me/']);
  });

  it('stops blocking the screen when a query fails', async () => {
    server.respond(() => ({ status: 400, json: {} }));
    await page.prefetch('support');
    expect(required.$state.get()).toMatchObject({ data: undefined, error: { status: 400 } });
  });
});

/** Shows a query whose data names its parameter. */
async function showFiltered(keepPreviousData?: true) {
  const $filter = atom<string | null>('first');
  const query = page.createQuery({
    name: 'draws',
    operation: 'listDraws',
    param: $filter,
    load: async (filter) => {
      await page.call(listNotifications, {});
      return `draws ${filter}`;
    },
    ...(keepPreviousData && { keepPreviousData }),
  });
  server.respond(() => ({ json: [] }));
  const values = watch(query);
  await waitForValue(query.$state, ({ data }) => data !== undefined);
  /** Returns the states until the data of the second parameter. */
  const showSecond = async () => {
    const before = values.length;
    $filter.set('second');
    await waitForValue(query.$state, ({ data }) => data === 'draws second');
    return values.slice(before, -1);
  };
  return { $filter, query, showSecond };
}

it('query never shows data of the previous parameter', async () => {
  const { showSecond } = await showFiltered();
  for (const { data } of await showSecond()) expect([undefined, 'draws second']).toContain(data);
});

describe('query with keepPreviousData', () => {
  it('shows the previous data as fetching until the reply arrives', async () => {
    const { showSecond } = await showFiltered(true);
    const meanwhile = await showSecond();
    expect(meanwhile).not.toHaveLength(0);
    for (const state of meanwhile) {
      expect(state).toMatchObject({ data: 'draws first', isFetching: true, error: undefined });
    }
  });

  it('shows the previous data and sends nothing while a parameter is unknown', async () => {
    const { $filter, query } = await showFiltered(true);
    const before = server.requests.length;
    $filter.set(null);
    page.invalidate(['draws']);
    await pause(100);
    expect(query.$state.get()).toMatchObject({ data: 'draws first', isFetching: false });
    expect(server.requests).toHaveLength(before);
  });

  it('drops the previous data when the new request fails', async () => {
    const { $filter, query } = await showFiltered(true);
    server.respond(() => ({ status: 500 }));
    $filter.set('second');
    await waitForValue(query.$state, hasFailed);
  });

  it('drops the previous data when another member signs in', async () => {
    const { query } = await showFiltered(true);
    signIn('bob');
    await waitForValue(query.$state, isLoading);
  });
});

describe('query after a change of member', () => {
  it('shows no data of the previous member and sends nothing between the sessions', {
    tags: ['spec:4.3', 'spec:4.5'],
  }, async () => {
    await loaded('Ada’s deposit');
    const states = show();
    page.endSession();
    await pause(600);
    expect($state.get()).toMatchObject({ data: undefined, error: undefined, isFetching: false });
    expect(server.requests).toHaveLength(1);
    server.respond(() => transactions('Bob’s deposit'));
    signIn('bob');
    await waitForNarrative('Bob’s deposit');
    const afterAda = states.slice(states.findIndex(isLoading));
    expect(afterAda.flatMap(narratives)).not.toContain('Ada’s deposit');
  });

  it('refetches after an action when the session changed under a subscriber', async () => {
    await loaded('Ada’s deposit');
    server.respond(() => transactions('Bob’s deposit'));
    signIn('bob');
    await waitForNarrative('Bob’s deposit');
    server.respond(() => transactions('Bob’s purchase'));
    page.invalidate(['transactions']);
    await waitForNarrative('Bob’s purchase');
  });

  it('ignores a pending reply for the previous member', async () => {
    const ada = Promise.withResolvers<object>();
    server.respond(({ bearer }) => (bearer?.startsWith('bob') ? transactions('Bob’s deposit') : ada.promise));
    const states = show();
    await server.waitForRequests(1);
    page.endSession();
    signIn('bob');
    await waitForNarrative('Bob’s deposit');
    ada.resolve(transactions('Ada’s deposit'));
    await pause(600);
    expect(states.flatMap(narratives)).not.toContain('Ada’s deposit');
    expect(narratives($state.get())).toEqual(['Bob’s deposit']);
  });
});
