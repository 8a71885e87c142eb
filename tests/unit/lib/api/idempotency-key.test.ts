import { afterAll, expect, it, vi } from 'vitest';
import { buyTickets } from '../../../../src/lib/contract/draws.ts';
import { listTransactions } from '../../../../src/lib/contract/wallet.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const server = await startSharedApiServer();

afterAll(() => vi.doUnmock('astro:env/client'));

// tests/unit/stores/calls.test.ts covers builds without the key.
it('idempotency key goes with orders only, survives a token refresh and is new per order', async () => {
  vi.doMock('astro:env/client', async (original) => ({
    ...(await original<object>()),
    PUBLIC_IDEMPOTENCY_KEY: 'on',
  }));
  localStorage.clear();
  const page = await loadFreshPage(server.base);
  page.openSession({ access: 'buyer', refresh: 'buyer-refresh' });
  server.respond(({ path, bearer }) => {
    if (path === 'token/refresh/') return { json: { access: 'new', refresh: 'new-refresh' } };
    return bearer === 'new' ? { json: { ticket_count: 1, results: [] } } : { status: 401 };
  });
  const buy = () => page.call(buyTickets, { params: { id: '7' }, payload: { count: 1 } });
  await buy();
  await buy();
  await page.call(listTransactions, {});
  const keysOf = (path: string) => server.requestsTo(path).map(({ idempotencyKey }) => idempotencyKey);
  const [first, replayed, second] = keysOf('draws/7/buy_tickets/');
  expect(first).toMatch(/^"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"$/);
  expect(replayed).toBe(first);
  expect(second).toMatch(/^"/);
  expect(second).not.toBe(first);
  expect(keysOf('token/refresh/').concat(keysOf('transactions/me/'))).toEqual([undefined, undefined]);
});
