import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../../../../src/lib/api/api.ts';
import { provideApiConfig } from '../../../../src/lib/api/http.ts';
import { getSpentTokenLockName } from '../../../../src/lib/api/token-refresh.ts';
import { calibrateClock, markRefused, readTokens, writeTokens } from '../../../../src/lib/api/tokens.ts';
import { holdLock, isLocked } from '../../../../src/lib/browser/locks.ts';
import { changeClient, signIn } from '../../../../src/lib/contract/auth.ts';
import { buyTickets, listDraws } from '../../../../src/lib/contract/draws.ts';
import type { Endpoint } from '../../../../src/lib/contract/endpoint.ts';
import { getMember, updatePasscode } from '../../../../src/lib/contract/member.ts';
import { getTenant } from '../../../../src/lib/contract/tenant.ts';
import { connect } from '../../../../src/lib/contract/visitor.ts';
import { deposit, listTransactions } from '../../../../src/lib/contract/wallet.ts';
import type { AppError } from '../../../../src/lib/errors.ts';
import { browser } from '../../../helpers/browser.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';
import { shortenPauses } from '../../../helpers/short-pauses.ts';

const oldTokens = { access: 'old-access', refresh: 'old-refresh' };
const newTokens = { access: 'new-access', refresh: 'new-refresh' };
const empty = { json: { results: [] } };
const refreshPath = 'token/refresh/';

const server = await startSharedApiServer();
let session = 1;
const onRefused = vi.fn<() => void>();
const onBroken = vi.fn<(endpoint: Endpoint, error: AppError) => void>();

beforeAll(() =>
  provideApiConfig({
    base: () => server.base,
    session: () => session,
    onSessionRefused: onRefused,
    onBroken,
  }),
);

beforeEach(async () => {
  // Releases the locks that mark the previous test's tokens as used, and those that wait for them.
  const lock = getSpentTokenLockName(oldTokens.access);
  const isReleased = async () => {
    browser.sleep();
    return !(await isLocked(lock));
  };
  await vi.waitUntil(isReleased, { interval: 1, timeout: 10_000 });
  localStorage.clear();
  markRefused(undefined);
  calibrateClock('');
  onRefused.mockClear();
  onBroken.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const list = async () => (await call(listTransactions, {})).entries;
const pay = () => call(deposit, { payload: { amount: '5.00' } });

const failure = (result: Promise<unknown>): Promise<AppError> =>
  result.then(
    () => expect.unreachable('the call succeeded'),
    (error: AppError) => error,
  );

/** `renewal` is the reply to a refresh. */
function expireOldTokens(
  renewal: () => object | 'cut' | 'cutBody' | Promise<object> = () => ({ json: newTokens }),
): void {
  writeTokens(oldTokens);
  server.respond(({ path, bearer }) => {
    if (path === refreshPath) return renewal();
    return bearer === newTokens.access ? empty : { status: 401, json: { detail: 'Token expired.' } };
  });
}

it("call request has the tenant's base URL, path parameters, query, payload and the stored bearer", {
  tags: ['spec:7.32', 'spec:7.33'],
}, async () => {
  server.respond(({ method }) => (method === 'POST' ? { json: { ticket_count: 2 } } : empty));
  await call(buyTickets, { params: { id: '7/../8' }, payload: { count: 2 } });
  writeTokens(oldTokens);
  await call(listDraws, { query: { status: ['live', 'scheduled'], sort: 'new', order: 'desc' } });
  const path = 'draws/public/?status=live&status=scheduled&sort=new&order=desc';
  expect(server.requests).toMatchObject([
    { method: 'POST', path: 'draws/7%2F..%2F8/buy_tickets/', bearer: undefined, body: { count: 2 } },
    { method: 'GET', path, bearer: 'old-access' },
  ]);
});

it("call request has the given bearer instead of the session's, and a 401 refreshes nothing", {
  tags: ['spec:7.16'],
}, async () => {
  writeTokens(oldTokens);
  server.respond(() => ({ json: { access_token: 'a', refresh_token: 'r' } }));
  expect(await call(changeClient, {}, { bearer: 'switch' })).toEqual({ access: 'a', refresh: 'r' });
  server.respond(() => ({ status: 401, json: { detail: 'No.' } }));
  expect(await failure(call(changeClient, {}, { bearer: 'switch' }))).toMatchObject({ kind: 'rejected' });
  expect(server.requests.map(({ bearer }) => bearer)).toEqual(['switch', 'switch']);
  expect(readTokens()).toEqual(oldTokens);
});

describe('call timeout', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it.each(['silence', 'half'] as const)(
    'fails after 15 seconds without a whole reply: %s',
    { tags: ['spec:7.34', 'spec:8.64', 'spec:9.1'] },
    async (answer) => {
      server.respond(() => answer);
      const failed = failure(list());
      await server.waitForRequests(1);
      vi.advanceTimersByTime(14_999);
      expect(await Promise.race([failed, Promise.resolve('waiting')])).toBe('waiting');
      vi.advanceTimersByTime(1);
      expect(await failed).toMatchObject({ kind: 'timeout', message: 'timeout of 15000ms exceeded' });
    },
  );

  it('leaves no timer after a reply', async () => {
    server.respond(() => empty);
    await list();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('call failure', () => {
  /** An order, which is never sent again. */
  async function failedOrder(): Promise<AppError> {
    const error = await failure(pay());
    expect(server.requests).toHaveLength(1);
    return error;
  }

  it.each(['cut', 'cutBody'] as const)(
    'is "network" when the connection breaks: %s',
    { tags: ['spec:8.63'] },
    async (answer) => {
      server.respond(() => answer);
      const expected = { kind: 'network', message: 'Network Error', status: undefined };
      expect(await failedOrder()).toMatchObject({ ...expected, isOutcomeUnknown: true });
    },
  );

  it('is "offline" when the browser reports offline', async () => {
    vi.stubGlobal('navigator', { locks: navigator.locks, onLine: false });
    server.respond(() => 'cut');
    expect(await failedOrder()).toMatchObject({ kind: 'offline', isOutcomeUnknown: true });
  });

  it(`is "away" when the API is unreachable and the site's host responds`, async () => {
    const ask = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, options: RequestInit) =>
      url === '/robots.txt' ? Promise.resolve(new Response()) : ask(url, options),
    );
    server.respond(() => 'cut');
    const [error] = await Promise.all([failure(list()), failure(list())]);
    expect(error).toMatchObject({ kind: 'away', message: 'Network Error' });
    vi.stubGlobal('navigator', { locks: navigator.locks, onLine: false });
    expect(await failure(list()), 'also when the browser reports offline').toMatchObject({ kind: 'away' });
  });

  it('is "aborted" when the browser aborts the request', { tags: ['spec:8.65'] }, async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')));
    expect(await failure(list())).toMatchObject({ kind: 'aborted', message: 'Request aborted' });
  });

  it.each([400, 403, 404, 408, 409, 422, 429])(
    'is "rejected" with body and delay on status %i',
    { tags: ['spec:7.35', 'spec:8.66'] },
    async (status) => {
      const body = { detail: 'No.', amount: ['Too low.'] };
      server.respond(() => ({ status, json: body, retryAfter: '7' }));
      const message = `Request failed with status code ${status}`;
      const expected = { kind: 'rejected', status, body, message, retryAfterMs: 7_000 };
      expect(await failedOrder()).toMatchObject({ ...expected, isOutcomeUnknown: false });
      expect(onBroken).not.toHaveBeenCalled();
    },
  );

  it.each([500, 502, 503, 504])(
    'is "broken" and reported on status %i',
    { tags: ['spec:8.66'] },
    async (status) => {
      server.respond(() => ({ status, text: '<h1>Bad gateway</h1>' }));
      const error = await failedOrder();
      const message = `Request failed with status code ${status}`;
      expect(error).toMatchObject({
        kind: 'broken',
        status,
        body: undefined,
        message,
        isOutcomeUnknown: true,
      });
      expect(onBroken).toHaveBeenCalledExactlyOnceWith(deposit, error);
    },
  );

  it.each([
    ['text', { text: '<!doctype html>' }],
    ['cut JSON', { text: '{"results": [' }],
    ['empty', {}],
    ['of another shape', { json: { results: [{ id: 1, amount: 'much' }] } }],
  ])('is "broken" and not repeated when the body of a list reply is %s', async (_, answer) => {
    server.respond(() => answer);
    expect(await failure(list())).toMatchObject({ kind: 'broken' });
    expect(server.requests).toHaveLength(1);
  });

  it('occurs on 204 only when a reply is required', async () => {
    server.respond(() => ({ status: 204 }));
    await call(updatePasscode, { payload: { ref_code: '1' } });
    await call(connect, { payload: { email: 'a@b.uk', password: 'x' } });
    expect(await list()).toEqual([]);
    expect(onBroken).not.toHaveBeenCalled();
    expect(await failure(pay())).toMatchObject({ kind: 'broken', isOutcomeUnknown: true });
    expect(onBroken.mock.lastCall?.[0]).toBe(deposit);
  });
});

async function inFakeTime<T>(result: Promise<T>): Promise<T> {
  const settled = vi.fn<() => void>();
  void result.then(settled, settled);
  while (settled.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(100);
  return result;
}

/** Holds the lock like another tab. @returns releases it */
function holdRefreshLock(): () => Promise<void> {
  const released = Promise.withResolvers<void>();
  const request = navigator.locks.request('auth-refresh', () => released.promise);
  onTestFinished(() => released.resolve());
  return () => {
    released.resolve();
    return request;
  };
}

describe('call after a 401', () => {
  it('refreshes the tokens, stores both and repeats the call', {
    tags: ['spec:4.6', 'spec:7.5'],
  }, async () => {
    expireOldTokens();
    expect(await list()).toEqual([]);
    expect(server.requests).toEqual([
      { method: 'GET', path: 'transactions/me/', bearer: 'old-access', body: undefined },
      { method: 'POST', path: refreshPath, bearer: undefined, body: { refreshToken: 'old-refresh' } },
      { method: 'GET', path: 'transactions/me/', bearer: 'new-access', body: undefined },
    ]);
    expect(readTokens()).toEqual(newTokens);
  });

  function watchStorageListeners(): () => boolean {
    const added = vi.spyOn(window, 'addEventListener');
    return () => added.mock.calls.some(([name]) => name === 'storage');
  }

  it("refreshes the tokens when another tab's do not arrive within ten seconds", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const isWaiting = watchStorageListeners();
    expireOldTokens();
    holdLock(getSpentTokenLockName(oldTokens.access), 60_000);
    const result = list();
    while (!isWaiting()) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(9_900);
    expect(server.requestsTo(refreshPath)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitUntil(() => server.requestsTo(refreshPath).length === 1);
    // A renewal waits again before it stores the tokens.
    expect(await inFakeTime(result)).toEqual([]);
    expect(server.requestsTo(refreshPath)).toHaveLength(1);
  });

  it('does not wait for a tab whose refresh failed', async () => {
    const isWaiting = watchStorageListeners();
    expireOldTokens();
    const release = holdRefreshLock();
    const result = list();
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await release();
    expect(await result).toEqual([]);
    expect(server.requestsTo(refreshPath)).toHaveLength(1);
    expect(isWaiting()).toBe(false);
  });

  it('keeps the session when another tab may have used the refresh token', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    for (const isHeld of [true, false]) {
      const release = isHeld ? holdRefreshLock() : undefined;
      expireOldTokens(() => {
        if (!isHeld) holdLock(getSpentTokenLockName(oldTokens.access), 60_000);
        return { status: 401, json: {} };
      });
      expect(await inFakeTime(failure(list()))).toMatchObject({ kind: 'timeout' });
      expect(readTokens()).toEqual(oldTokens);
      expect(onRefused).not.toHaveBeenCalled();
      await release?.();
      browser.sleep();
    }
  });

  it('marks the refresh token that it uses without the lock', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const wasMarked = vi.fn<(isMarked: boolean) => void>();
    expireOldTokens(async () => {
      wasMarked(await isLocked(getSpentTokenLockName(oldTokens.access)));
      return { json: newTokens };
    });
    const release = holdRefreshLock();
    expect(await inFakeTime(list())).toEqual([]);
    expect(wasMarked.mock.calls).toEqual([[true]]);
    await release();
  });

  it('fails without ending the session when the new token has already expired', async () => {
    const expired = `e30.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.signature`;
    writeTokens(oldTokens);
    server.respond(({ path }) =>
      path === refreshPath ? { json: { access: expired, refresh: 'new-refresh' } } : { status: 401 },
    );
    expect(await failure(list())).toMatchObject({ kind: 'rejected', status: 401 });
    expect(readTokens()?.refresh).toBe('new-refresh');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it("does not repeat the call in another member's session", async () => {
    expireOldTokens(() => {
      session += 1;
      writeTokens({ access: 'next-access', refresh: 'next-refresh' });
      return { status: 401 };
    });
    expect(await failure(pay())).toMatchObject({ kind: 'refused' });
    expect(server.requestsTo('transactions/payment_transaction/')).toHaveLength(1);
    expect(readTokens()?.access).toBe('next-access');
  });

  it('sends a write twice at most, and then ends the session', { tags: ['spec:4.6'] }, async () => {
    writeTokens(oldTokens);
    server.respond(({ path }) => (path === refreshPath ? { json: newTokens } : { status: 401 }));
    expect(await failure(pay())).toMatchObject({ kind: 'refused', status: 401 });
    const sent = server.requestsTo('transactions/payment_transaction/');
    expect(sent.map(({ bearer }) => bearer)).toEqual(['old-access', 'new-access']);
    expect(readTokens()).toBeUndefined();
    expect(onRefused).toHaveBeenCalledOnce();
  });
});

describe('open call after a 401', () => {
  const club = { json: { name: 'Riverside', theme: {} } };
  const flags = { remember_me: true, is_staff: false, reactivation: false } as const;
  const payload = { email: 'a@b.uk', password: 'x', ...flags };

  /** Mimics an API that checks bearers even on open calls. */
  function refuseBearers(good: readonly (string | undefined)[], renewal: object) {
    writeTokens(oldTokens);
    server.respond(({ path, bearer }) => {
      if (path === refreshPath) return renewal;
      return good.includes(bearer) ? club : { status: 401, json: { detail: 'Given token not valid.' } };
    });
  }

  it.each([
    ['refreshes the tokens and repeats the call', 'new', { json: newTokens }, ['new-access'], newTokens],
    ['ends the session when the new bearer is rejected', '', { json: newTokens }, ['new-access', undefined]],
    ['ends the session when the refresh is rejected', '', { status: 400 }, [undefined]],
    ['keeps the tokens when the refresh fails for now', '', { status: 429 }, [undefined], oldTokens],
  ])('%s', async (_, good, renewal, repeated, kept?: object) => {
    refuseBearers([undefined, `${good}-access`], renewal);
    expect(await call(getTenant, {})).toMatchObject({ name: 'Riverside' });
    expect(server.requestsTo('clients/current/').map(({ bearer }) => bearer)).toEqual([
      'old-access',
      ...repeated,
    ]);
    expect(readTokens()).toEqual(kept);
    expect(onRefused).toHaveBeenCalledTimes(kept ? 0 : 1);
  });

  it('rejects and keeps the session when the 401 is not about the bearer', async () => {
    refuseBearers([], { json: newTokens });
    expect(await failure(call(signIn, { payload }))).toMatchObject({ kind: 'rejected', status: 401 });
    expect(readTokens()).toEqual(newTokens);
    localStorage.clear();
    server.requests.length = 0;
    expect(await failure(call(signIn, { payload }))).toMatchObject({ kind: 'rejected', status: 401 });
    expect(server.requests).toHaveLength(1);
  });
});

describe('access token with an expiry', () => {
  const jwt = (claims: unknown) =>
    `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
  const inSeconds = (seconds: number) => Date.now() / 1_000 + seconds;
  const sent = () => server.requests.map(({ path, bearer }) => [path, bearer]);

  it.each([
    ['', 900],
    ["also when the device's clock is ahead", -7_200],
  ])('is refreshed once, before the call, when it has expired %s', async (_, seconds) => {
    writeTokens({ access: jwt({ exp: inSeconds(-7_201), name: 'Zoë 🎟️' }), refresh: 'old-refresh' });
    const next = jwt({ exp: inSeconds(seconds) });
    server.respond(({ path }) => (path === refreshPath ? { json: { access: next } } : empty));
    await Promise.all([list(), list()]);
    await list();
    expect(sent()).toEqual([[refreshPath, undefined], ...Array(3).fill(['transactions/me/', next])]);
    expect(readTokens(), 'the API need not rotate the refresh token').toEqual({
      access: next,
      refresh: 'old-refresh',
    });
  });

  it.each([
    ['a later exp', jwt({ exp: inSeconds(60) })],
    ['no exp', jwt({ sub: 1 })],
    ['an exp that is not a number', jwt({ exp: 'yesterday' })],
    ['an infinite exp', `e30.${btoa('{"exp":1e999}')}.x`],
    ['no claims', jwt(null)],
    ['claims that are not JSON', `e30.${btoa('exp')}.x`],
    ['only one part', 'opaque-token'],
  ])('is sent unchanged when it has %s', async (_, access) => {
    writeTokens({ access, refresh: 'old-refresh' });
    server.respond(() => empty);
    await list();
    expect(sent()).toEqual([['transactions/me/', access]]);
  });
});

describe('token refresh', () => {
  it.each([400, 401, 403])(
    'ends the session once for all calls when rejected with %i',
    { tags: ['spec:4.7'] },
    async (status) => {
      expireOldTokens(() => ({ status }));
      const errors = await Promise.all([failure(list()), failure(list()), failure(call(getMember, {}))]);
      expect(errors.map(({ kind, status: given }) => [kind, given])).toEqual(
        Array(3).fill(['refused', status]),
      );
      expect(server.requestsTo(refreshPath)).toHaveLength(1);
      expect(readTokens()).toBeUndefined();
      expect(onRefused).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ...[{ status: 408 }, { status: 429 }, { status: 503 }, 'cut' as const],
    ...[{ text: 'ok' }, { json: { access: '' } }, { json: {} }],
  ])('keeps the tokens for the next call when the reply is %j', async (answer) => {
    shortenPauses();
    expireOldTokens(() => answer);
    expect(['rejected', 'broken', 'network']).toContain((await failure(list())).kind);
    expect(readTokens()).toEqual(oldTokens);
    expect(onRefused).not.toHaveBeenCalled();
    expireOldTokens();
    expect(await list()).toEqual([]);
  });

  it('is sent once more with the same token when its reply is lost', async () => {
    shortenPauses();
    expireOldTokens(() => (server.requestsTo(refreshPath).length > 1 ? { json: newTokens } : 'cutBody'));
    expect(await Promise.all([list(), list()])).toEqual([[], []]);
    expect(server.requestsTo(refreshPath).map(({ body }) => body)).toEqual(
      Array(2).fill({ refreshToken: 'old-refresh' }),
    );
    expect(readTokens()).toEqual(newTokens);
  });

  it('is not repeated when the session has ended', async () => {
    shortenPauses();
    expireOldTokens(() => {
      localStorage.clear();
      return 'cut';
    });
    expect(await failure(list())).toMatchObject({ kind: 'network' });
    expect(server.requestsTo(refreshPath)).toHaveLength(1);
  });

  it('ends the session when there is no refresh token', { tags: ['spec:8.62'] }, async () => {
    writeTokens({ access: 'old-access', refresh: '' });
    server.respond(() => ({ status: 401 }));
    for (const session of ['member', 'visitor']) {
      const expected = { kind: 'refused', message: 'No refresh token available' };
      expect(await failure(list()), session).toMatchObject(expected);
      expect(readTokens()).toBeUndefined();
    }
    expect(server.requestsTo(refreshPath)).toHaveLength(0);
    expect(onRefused).toHaveBeenCalledOnce();
  });
  it('does not end a session that another tab started meanwhile', async () => {
    expireOldTokens(() => {
      writeTokens(newTokens);
      return { status: 401 };
    });
    expect(await list()).toEqual([]);
    expect(readTokens()).toEqual(newTokens);
    expect(onRefused).not.toHaveBeenCalled();
  });
});
