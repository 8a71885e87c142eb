/** @module-tag slow */
import '../../../helpers/browser.ts';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listTransactions } from '../../../../src/lib/contract/wallet.ts';

/** A tab with its own API client, and shared storage and locks. */
interface Tab {
  readonly call: () => Promise<unknown>;
  readonly tokens: typeof import('../../../../src/lib/api/tokens.ts');
  readonly onRefused: ReturnType<typeof vi.fn>;
}

vi.setConfig({ testTimeout: 120_000 });

const seed = 20_260_304;
const runs = 400;
let tabs: readonly Tab[];

async function openTab(): Promise<Tab> {
  vi.resetModules();
  const { call, provideApiConfig } = await import('../../../../src/lib/api/api.ts');
  const { preloadCalls } = await import('../../../../src/lib/api/access-token.ts');
  await preloadCalls();
  const onRefused = vi.fn();
  provideApiConfig({
    base: () => 'http://api.test/',
    session: () => 1,
    onSessionRefused: onRefused,
    onBroken: () => {},
  });
  const tokens = await import('../../../../src/lib/api/tokens.ts');
  return { call: () => call(listTransactions, {}), tokens, onRefused };
}

beforeAll(async () => {
  tabs = [await openTab(), await openTab(), await openTab()];
});
afterEach(() => vi.unstubAllGlobals());

let servers = 0;

/** An API with one-time refresh tokens, unique per instance. */
class Server {
  #number = servers;
  refreshes = 0;
  #turn = 0;
  #expired = false;
  status = 200;

  constructor() {
    servers += 1;
  }

  get tokens() {
    const name = `${this.#number}-${this.#turn}`;
    return { access: `access-${name}`, refresh: `refresh-${name}` };
  }

  expire(): void {
    this.#expired = true;
  }

  answer = async (address: string, init: RequestInit): Promise<Response> => {
    if (!address.endsWith('token/refresh/')) {
      const bearer = new Headers(init.headers).get('Authorization');
      const accepted = !this.#expired && bearer === `Bearer ${this.tokens.access}`;
      return accepted ? Response.json({ results: [] }) : new Response(null, { status: 401 });
    }
    this.refreshes += 1;
    if (this.status !== 200) return new Response(null, { status: this.status });
    const { refreshToken } = JSON.parse(String(init.body));
    if (refreshToken !== this.tokens.refresh) return new Response(null, { status: 401 });
    this.#turn += 1;
    this.#expired = false;
    return Response.json(this.tokens);
  };
}

/** The scheduler orders the replies. */
function expiredBrowser(scheduler: fc.Scheduler, status = 200): Server {
  const server = new Server();
  server.status = status;
  localStorage.clear();
  tabs[0]?.tokens.writeTokens(server.tokens);
  for (const { onRefused } of tabs) onRefused.mockClear();
  server.expire();
  vi.stubGlobal('fetch', scheduler.scheduleFunction(server.answer));
  return server;
}

/** Index of the calling tab, one per call. */
const callers = fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 12 });

function startCalls(from: readonly number[]) {
  return Promise.allSettled(from.map((index) => tabs[index]?.call()));
}

function fulfilled(results: readonly PromiseSettledResult<unknown>[]): number {
  return results.filter(({ status }) => status === 'fulfilled').length;
}

const reasons = (results: readonly PromiseSettledResult<unknown>[]) =>
  new Set(results.map((result) => (result.status === 'rejected' ? result.reason.kind : 'answered')));

const storedTokens = () => tabs[0]?.tokens.readTokens();

describe('calls of several tabs with an expired token', () => {
  it('cause one refresh, in whatever order answers come, and the rotated token works the next time', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), callers, callers, async (scheduler, first, second) => {
        const server = expiredBrowser(scheduler);
        for (const [turn, from] of [first, second].entries()) {
          server.expire();
          expect(fulfilled(await scheduler.waitFor(startCalls(from)))).toBe(from.length);
          expect(server.refreshes).toBe(turn + 1);
          expect(storedTokens()).toEqual(server.tokens);
        }
      }),
      { seed, numRuns: runs },
    ));

  it('end the session once when the refresh is refused', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), callers, async (scheduler, from) => {
        const server = expiredBrowser(scheduler, 401);
        const results = await scheduler.waitFor(startCalls(from));
        expect(reasons(results)).toEqual(new Set(['refused']));
        expect(server.refreshes).toBe(1);
        expect(storedTokens()).toBeUndefined();
        expect(tabs.flatMap(({ onRefused }) => onRefused.mock.calls)).toHaveLength(1);
      }),
      { seed, numRuns: runs },
    ));

  it('keep the tokens when the refresh fails otherwise', () =>
    fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        callers,
        fc.constantFrom(500, 503),
        async (scheduler, from, status) => {
          const server = expiredBrowser(scheduler, status);
          const results = await scheduler.waitFor(startCalls(from));
          expect(reasons(results)).toEqual(new Set(['broken']));
          expect(storedTokens()).toEqual(server.tokens);
          expect(tabs.flatMap(({ onRefused }) => onRefused.mock.calls)).toHaveLength(0);
        },
      ),
      { seed, numRuns: runs },
    ));

  it('never bring back a session that somebody ended meanwhile', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), callers, fc.nat({ max: 2 }), async (scheduler, from, leaver) => {
        expiredBrowser(scheduler);
        const leave = scheduler.schedule(Promise.resolve(), 'sign-out').then(() => {
          tabs[leaver]?.tokens.clearTokens();
        });
        await scheduler.waitFor(Promise.all([startCalls(from), leave]));
        expect(storedTokens()).toBeUndefined();
        expect(tabs.flatMap(({ onRefused }) => onRefused.mock.calls)).toHaveLength(0);
      }),
      { seed, numRuns: runs },
    ));
});
