/** @module-tag slow */
import '../../../helpers/browser.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listTransactions } from '../../../../src/lib/contract/wallet.ts';
import { openTabStorages, type TabStorage } from '../../../helpers/tab-storage.ts';

/** A tab whose storage writes reach others late, in any order with the locks. */
interface Tab {
  readonly call: () => Promise<unknown>;
  readonly leave: () => void;
  readonly tokens: typeof import('../../../../src/lib/api/tokens.ts');
  readonly onRefused: ReturnType<typeof vi.fn>;
  storage: TabStorage;
}

vi.setConfig({ testTimeout: 120_000 });

const seed = 20_260_305;
const runs = 200;
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
  const { call, provideApiConfig } = await import('../../../../src/lib/api/api.ts');
  const { markTokenSpent, preloadCalls } = await import('../../../../src/lib/api/access-token.ts');
  await preloadCalls();
  const onRefused = vi.fn();
  provideApiConfig({
    base: () => 'http://api.test/',
    session: () => 1,
    onSessionRefused: onRefused,
    onBroken: () => {},
  });
  const tokens = await import('../../../../src/lib/api/tokens.ts');
  const leave = () => {
    markTokenSpent();
    tokens.clearTokens();
  };
  return Object.assign(tab, { call: () => call(listTransactions, {}), leave, tokens, onRefused });
}

beforeAll(async () => {
  const opened: Tab[] = [];
  for (let index = 0; index < count; index += 1) opened.push(await openTab());
  tabs = opened;
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
  #number = servers;
  #turn = 0;
  #now = 0;
  #others: string[] = [];
  refreshes = 0;
  refuses = false;

  constructor() {
    servers += 1;
    vi.spyOn(Date, 'now').mockImplementation(() => this.#now);
  }

  get tokens() {
    const claims = { server: this.#number, exp: 60 * (this.#turn + 1) };
    const access = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
    return { access, refresh: `refresh-${this.#number}-${this.#turn}` };
  }

  /** Advances to the expiry of the newest access token. */
  expire(): void {
    this.#now = 60_000 * (this.#turn + 1);
  }

  accept(access: string): void {
    this.#others.push(access);
  }

  answer = async (address: string, init: RequestInit): Promise<Response> => {
    if (!address.endsWith('token/refresh/')) {
      const bearer = new Headers(init.headers).get('Authorization')?.slice('Bearer '.length) ?? '';
      const isCurrent = bearer === this.tokens.access && this.#now < 60_000 * (this.#turn + 1);
      const accepted = isCurrent || this.#others.includes(bearer);
      return accepted ? Response.json({ results: [] }) : new Response(null, { status: 401 });
    }
    this.refreshes += 1;
    const { refreshToken } = JSON.parse(String(init.body));
    if (this.refuses || refreshToken !== this.tokens.refresh) return new Response(null, { status: 401 });
    this.#turn += 1;
    return Response.json(this.tokens);
  };
}

/** The scheduler orders replies and storage events. */
function signedIn(scheduler: fc.Scheduler): Server {
  const server = new Server();
  const later = (tab: TabStorage) => {
    void scheduler.schedule(Promise.resolve(), 'storage').then(() => tab.deliver());
  };
  let isLate = false;
  const storages = openTabStorages(count, (tab) => (isLate ? later(tab) : tab.deliver()));
  for (const [index, tab] of tabs.entries()) {
    tab.storage = storages[index] as TabStorage;
    tab.onRefused.mockClear();
  }
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

describe('tabs that storage reaches late', () => {
  it('renew each expired pair once, however many pairs a tab is behind', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), callers, callers, callers, async (scheduler, ...turns) => {
        const server = signedIn(scheduler);
        for (const [turn, from] of turns.entries()) {
          server.expire();
          const results = await scheduler.waitFor(startCalls(from));
          expect(results.map(({ status }) => status)).toEqual(from.map(() => 'fulfilled'));
          expect(server.refreshes).toBe(turn + 1);
        }
        await scheduler.waitAll();
        expect(access()).toEqual(tabs.map(() => server.tokens.access));
      }),
      { seed, numRuns: runs },
    ));

  it('ask once for a refusal, and end with no tokens', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), callers, async (scheduler, from) => {
        const server = signedIn(scheduler);
        server.refuses = true;
        const results = await scheduler.waitFor(startCalls(from));
        expect(results.map(({ status }) => status)).toEqual(from.map(() => 'rejected'));
        expect(server.refreshes).toBe(1);
        await scheduler.waitAll();
        expect(access()).toEqual(tabs.map(() => undefined));
        expect(tabs.flatMap(({ onRefused }) => onRefused.mock.calls)).toHaveLength(1);
        expect(tabs.map(({ tokens }) => tokens.hasSessionEnded())).toEqual(tabs.map(() => true));
      }),
      { seed, numRuns: runs },
    ));

  it('bring no session back that a member has left, and take none for ended', () =>
    fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        callers,
        fc.nat({ max: count - 1 }),
        async (scheduler, from, leaver) => {
          signedIn(scheduler);
          const leave = scheduler.schedule(Promise.resolve(), 'sign-out').then(() => {
            tabs[leaver]?.leave();
          });
          await scheduler.waitFor(Promise.all([startCalls(from), leave]));
          await scheduler.waitAll();
          expect(access()).toEqual(tabs.map(() => undefined));
          expect(tabs.map(({ tokens }) => tokens.hasSessionEnded())).toEqual(tabs.map(() => false));
        },
      ),
      { seed, numRuns: runs },
    ));

  it('leave the session of the next member alone', () =>
    fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        callers,
        fc.nat({ max: count - 1 }),
        async (scheduler, from, leaver) => {
          const server = signedIn(scheduler);
          const next = { access: `next-${servers}`, refresh: 'next-refresh' };
          server.accept(next.access);
          const change = scheduler.schedule(Promise.resolve(), 'sign-in').then(() => {
            tabs[leaver]?.leave();
            tabs[leaver]?.tokens.writeTokens(next);
          });
          await scheduler.waitFor(
            Promise.all([startCalls(from.filter((index) => index !== leaver)), change]),
          );
          await scheduler.waitAll();
          expect(access()).toEqual(tabs.map(() => next.access));
        },
      ),
      { seed, numRuns: runs },
    ));
});
