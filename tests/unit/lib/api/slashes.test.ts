import '../../../helpers/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../../src/lib/api/api.ts';
import { provideApiConfig } from '../../../../src/lib/api/http.ts';
import { readTokens, writeTokens } from '../../../../src/lib/api/tokens.ts';
import { listDraws } from '../../../../src/lib/contract/draws.ts';
import type { Endpoint } from '../../../../src/lib/contract/endpoint.ts';
import { deposit, listTransactions } from '../../../../src/lib/contract/wallet.ts';
import type { AppError } from '../../../../src/lib/errors.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const oldTokens = { access: 'stale-access', refresh: 'stale-refresh' };
const newTokens = { access: 'new-access', refresh: 'new-refresh' };
const empty = { json: { results: [] } };

const server = await startSharedApiServer();
const onRefused = vi.fn<() => void>();
const onBroken = vi.fn<(endpoint: Endpoint, error: AppError) => void>();

/** The client remembers the style of slashes per API base. */
let count = 0;

beforeEach(() => {
  count += 1;
  const base = `${server.base}${count}/`;
  provideApiConfig({ base: () => base, session: () => 1, onSessionRefused: onRefused, onBroken });
  writeTokens(newTokens);
  onRefused.mockClear();
  onBroken.mockClear();
});

describe('API without trailing slashes', () => {
  const read = () => call(listTransactions, {}).then(({ entries }) => entries);
  const write = () => call(deposit, { payload: { amount: '5.00' } });
  const below = (path: string) => path.replace(/^\d+\//, '');
  const sent = () => server.requests.map(({ method, path, bearer }) => [method, below(path), bearer]);
  const paid = { json: { redirect_url: 'https://pay.example/' } };

  /** Redirects from the trailing slash, as FastAPI (307), Express and Rails (301) do. */
  const redirectTo = (status: number, answer: object) =>
    server.respond(({ path }) =>
      /\/(\?|$)/.test(path) ? { status, location: `/${path.replace(/\/(?=\?|$)/, '')}` } : answer,
    );

  it.each([301, 302, 307, 308])(
    'is called without the slash after a redirected read (%i)',
    async (status) => {
      redirectTo(status, empty);
      expect([await read(), await read()]).toEqual([[], []]);
      await call(listDraws, { query: { search: 'a/?b', sort: 'new', order: 'desc' } });
      redirectTo(status, paid);
      expect(await write()).toMatchObject(paid.json);
      expect(sent()).toEqual([
        ['GET', 'transactions/me/', 'new-access'],
        ['GET', 'transactions/me', 'new-access'],
        ['GET', 'transactions/me', 'new-access'],
        ['GET', 'draws/public?search=a%2F%3Fb&sort=new&order=desc', 'new-access'],
        ['POST', 'transactions/payment_transaction', 'new-access'],
      ]);
      expect(onBroken).not.toHaveBeenCalled();
    },
  );

  it('receives token refreshes with and without the slash', async () => {
    writeTokens(oldTokens);
    server.respond(({ path, bearer }) => {
      if (path.endsWith('/')) return { status: 308, location: `/${path.slice(0, -1)}` };
      if (below(path) === 'token/refresh') return { json: newTokens };
      return bearer === newTokens.access ? empty : { status: 401 };
    });
    expect(await read()).toEqual([]);
    expect(sent().slice(1)).toEqual([
      ['GET', 'transactions/me', 'stale-access'],
      ['POST', 'token/refresh', undefined],
      ['GET', 'transactions/me', 'new-access'],
    ]);
  });

  it.each([301, 302, 303, 307, 308])(
    'never receives an order twice: a redirected order (%i) has an unknown outcome',
    async (status) => {
      redirectTo(status, paid);
      const error = await write().catch((thrown: AppError) => thrown);
      expect(error).toMatchObject({ kind: 'broken', isOutcomeUnknown: true });
      expect(sent()).toEqual([['POST', 'transactions/payment_transaction/', 'new-access']]);
      expect(onBroken).toHaveBeenCalledExactlyOnceWith(deposit, error);
    },
  );

  it('is not assumed when the URL without the slash fails too', async () => {
    for (const second of [{ status: 302, location: '/login' }, { status: 404 }]) {
      server.respond(({ path }) => (path.endsWith('/') ? { status: 302, location: '/login' } : second));
      await expect(read()).rejects.toMatchObject({ kind: 'broken' });
      await expect(write()).rejects.toMatchObject({ kind: 'broken' });
      expect(sent().at(-1)?.[1]).toBe('transactions/payment_transaction/');
    }
    expect(onRefused).not.toHaveBeenCalled();
    expect(readTokens()).toEqual(newTokens);
  });
});
