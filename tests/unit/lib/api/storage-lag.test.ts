import '../../../helpers/browser.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { listTransactions } from '../../../../src/lib/contract/wallet.ts';
import { propertyRuns } from '../../../helpers/properties.ts';
import { openTabStorages, type TabStorage } from '../../../helpers/tab-storage.ts';

/** A tab whose storage writes reach other tabs late, in any order with the locks. */
interface Tab {
  readonly call: () => Promise<unknown>;
  readonly leave: () => void;
  readonly tokens: typeof import('../../../../src/lib/api/tokens.ts');
  readonly onRefused: ReturnType<typeof vi.fn>;
  storage: TabStorage;
}

const count = 4;
let tabs: readonly Tab[];

async function openTab(): Promise<Tab> {
  vi.resetModules();
  const tab = {} as Tab;
  const lasting = {
    read: (key: string) => tab.storage.read(key),
    write: (key: string, value: string) => tab.storage.write(key, value),
    remove: (key: string) => tab.storage.remove(key),
    keys: () => tab.storage.keys(),
  };
  vi.doMock('../../../../src/lib/storage/web-storage.ts', () => ({
    safeLocalStorage: lasting,
    safeSessionStorage: lasting,
  }));
  const { call } = await import('../../../../src/lib/api/api.ts');
  const { provideApiConfig } = await import('../../../../src/lib/api/http.ts');
  const { holdSpentTokenLock } = await import('../../../../src/lib/api/token-refresh.ts');
  const onRefused = vi.fn();
  provideApiConfig({
    base: () => 'http://api.test/',
    session: () => 1,
    onSessionRefused: onRefused,
    onBroken: () => {},
  });
  const tokens = await import('../../../../src/lib/api/tokens.ts');
  const leave = () => {
    holdSpentTokenLock();
    tokens.clearTokens();
  };
  return Object.assign(tab, { call: () => call(listTransactions, {}), leave, tokens, onRefused });
}

beforeAll(async () => {
  tabs = [await openTab(), await openTab(), await openTab(), await openTab()];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
// The worker's next file needs the real storage.
afterAll(() => {
  vi.doUnmock('../../../../src/lib/storage/web-storage.ts');
  vi.resetModules();
});

let servers = 0;

/** An API with one-time refresh tokens and expiring access tokens, unique per instance. */
class Server {
  readonly #number = servers;
  readonly #isOpaque: boolean;
  #turn = 0;
  #now = 0;
  #isExpired = false;
  #others: string[] = [];
  refreshes = 0;
  /** Status of the reply to a refresh. */
  status = 200;

  /** @param isOpaque true for tokens without an expiry */
  constructor(isOpaque: boolean) {
    servers += 1;
    this.#isOpaque = isOpaque;
    vi.spyOn(Date, 'now').mockImplementation(() => this.#now);
  }

  get tokens() {
    const name = `${this.#number}-${this.#turn}`;
    const claims = { server: this.#number, exp: 60 * (this.#turn + 1) };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return {
      access: this.#isOpaque ? `access-${name}` : `e30.${payload}.signature`,
      refresh: `refresh-${name}`,
    };
  }

  /** Advances to the expiry of the newest access token. */
  expire(): void {
    this.#now = 60_000 * (this.#turn + 1);
    this.#isExpired = true;
  }

  accept(access: string): void {
    this.#others.push(access);
  }

  answer = async (address: string, init: RequestInit): Promise<Response> => {
    if (!address.endsWith('token/refresh/')) {
      const bearer = new Headers(init.headers).get('Authorization')?.slice('Bearer '.length) ?? '';
      const isCurrent = bearer === this.tokens.access && !this.#isExpired;
      const accepted = isCurrent || this.#others.includes(bearer);
      return accepted ? Response.json({ results: [] }) : new Response(null, { status: 401 });
    }
    this.refreshes += 1;
    if (this.status !== 200) return new Response(null, { status: this.status });
    const { refreshToken } = JSON.parse(String(init.body));
    if (refreshToken !== this.tokens.refresh) return new Response(null, { status: 401 });
    this.#turn += 1;
    this.#isExpired = false;
    return Response.json(this.tokens);
  };
}

/** Signs the tabs out and empties their storage. @param deliverLater see `openTabStorages` */
function resetTabs(deliverLater: (tab: TabStorage) => void): void {
  const storages = openTabStorages(count, deliverLater);
  for (const [index, tab] of tabs.entries()) {
    tab.storage = storages[index] as TabStorage;
    tab.onRefused.mockClear();
  }
}

/** The scheduler orders replies and storage events. */
function signIn(scheduler: fc.Scheduler, isOpaque: boolean): Server {
  const server = new Server(isOpaque);
  const later = (tab: TabStorage) => {
    void scheduler.schedule(Promise.resolve(), 'storage').then(() => tab.deliver());
  };
  let isLate = false;
  resetTabs((tab) => (isLate ? later(tab) : tab.deliver()));
  tabs[0]?.tokens.writeTokens(server.tokens);
  isLate = true;
  server.expire();
  vi.stubGlobal('fetch', scheduler.scheduleFunction(server.answer));
  return server;
}

/** Index of the calling tab, one per call. */
const callers = fc.array(fc.nat({ max: count - 1 }), { minLength: 1, maxLength: 8 });
const startCalls = (from: readonly number[]) => Promise.allSettled(from.map((index) => tabs[index]?.call()));
const access = () => tabs.map(({ tokens }) => tokens.readTokens()?.access);
const refusals = () => tabs.flatMap(({ onRefused }) => onRefused.mock.calls).length;
const ended = () => tabs.map(({ tokens }) => tokens.hasSessionEnded());
const everyTab = <Value>(value: Value) => tabs.map(() => value);

const reasons = (results: readonly PromiseSettledResult<unknown>[]) => [
  ...new Set(results.map((result) => (result.status === 'rejected' ? result.reason.kind : 'answered'))),
];

const leaver = fc.nat({ max: count - 1 });

const it = <Given>(
  title: string,
  given: fc.Arbitrary<Given>,
  check: (scheduler: fc.Scheduler, isOpaque: boolean, from: readonly number[], given: Given) => Promise<void>,
) =>
  test(title, () =>
    fc.assert(fc.asyncProperty(fc.scheduler(), fc.boolean(), callers, given, check), propertyRuns(25)),
  );

describe('tabs with delayed storage events', () => {
  it(
    'refresh each expired pair once when a tab has missed several pairs',
    fc.tuple(callers, callers),
    async (scheduler, isOpaque, first, later) => {
      const server = signIn(scheduler, isOpaque);
      for (const [turn, from] of [first, ...later].entries()) {
        // An opaque token may be one pair behind.
        if (isOpaque) await scheduler.waitAll();
        server.expire();
        expect(reasons(await scheduler.waitFor(startCalls(from)))).toEqual(['answered']);
        expect(server.refreshes).toBe(turn + 1);
      }
      await scheduler.waitAll();
      expect(access()).toEqual(everyTab(server.tokens.access));
    },
  );

  it(
    'request once when the refresh is rejected, and end without tokens',
    fc.constant(undefined),
    async (scheduler, isOpaque, from) => {
      const server = signIn(scheduler, isOpaque);
      server.status = 401;
      expect(reasons(await scheduler.waitFor(startCalls(from)))).toEqual(['refused']);
      expect(server.refreshes).toBe(1);
      await scheduler.waitAll();
      expect([access(), ended(), refusals()]).toEqual([everyTab(undefined), everyTab(true), 1]);
    },
  );

  it(
    'keep the tokens when the refresh fails otherwise',
    fc.constantFrom(500, 503),
    async (scheduler, isOpaque, from, status) => {
      const server = signIn(scheduler, isOpaque);
      server.status = status;
      expect(reasons(await scheduler.waitFor(startCalls(from)))).toEqual(['broken']);
      await scheduler.waitAll();
      expect([access(), refusals()]).toEqual([everyTab(server.tokens.access), 0]);
    },
  );

  it('do not restore a session after the member signs out', leaver, async (scheduler, isOpaque, from, by) => {
    signIn(scheduler, isOpaque);
    const leave = scheduler.schedule(Promise.resolve(), 'sign-out').then(() => tabs[by]?.leave());
    await scheduler.waitFor(Promise.all([startCalls(from), leave]));
    await scheduler.waitAll();
    expect([access(), ended(), refusals()]).toEqual([everyTab(undefined), everyTab(false), 0]);
  });

  it("leave the next member's session unchanged", leaver, async (scheduler, isOpaque, from, by) => {
    const server = signIn(scheduler, isOpaque);
    const next = { access: `next-${servers}`, refresh: 'next-refresh' };
    server.accept(next.access);
    const change = scheduler.schedule(Promise.resolve(), 'sign-in').then(() => {
      tabs[by]?.leave();
      tabs[by]?.tokens.writeTokens(next);
    });
    const others = from.filter((index) => index !== by);
    await scheduler.waitFor(Promise.all([startCalls(others), change]));
    await scheduler.waitAll();
    expect(access()).toEqual(everyTab(next.access));
  });
});

test('tabs stay signed in when one of them cannot store the new pair', async () => {
  const server = new Server(false);
  resetTabs((tab) => tab.deliver());
  const [renewing, ...others] = tabs;
  const spent = server.tokens.access;
  renewing?.tokens.writeTokens(server.tokens);
  server.expire();
  vi.stubGlobal('fetch', server.answer);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  for (const { storage } of tabs) vi.spyOn(storage, 'write').mockReturnValue(false);
  await renewing?.call();
  await vi.advanceTimersByTimeAsync(60_000);
  const calls = Promise.allSettled(others.map((tab) => tab.call()));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reasons(await calls)).toEqual(['timeout']);
  vi.useRealTimers();
  expect([ended(), refusals()]).toEqual([everyTab(false), 0]);
  expect(access()).toEqual([server.tokens.access, ...others.map(() => spent)]);
});
