import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const server = await startSharedApiServer();
let page: FreshPage;

beforeEach(() => {
  localStorage.clear();
});

async function pageWith(setting: string): Promise<void> {
  vi.doMock('astro:env/client', async (original) => ({
    ...(await original<object>()),
    PUBLIC_IDEMPOTENCY_KEY: setting,
  }));
  page = await loadFreshPage(server.base);
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
}

async function buy(): Promise<void> {
  const { buyTickets } = await import('../../../../src/lib/contract/draws.ts');
  await page.call(buyTickets, { params: { id: '7' }, payload: { count: 1 } });
}

const keys = () => server.requestsTo('draws/7/buy_tickets/').map(({ idempotencyKey }) => idempotencyKey);

describe('idempotency key', () => {
  it('is not sent unless the build enables it', async () => {
    await pageWith('');
    server.respond(() => ({ json: { ticket_count: 1 } }));
    await buy();
    expect(keys()).toEqual([undefined]);
  });

  it('stays the same after a token refresh and changes with each order', async () => {
    await pageWith('on');
    server.respond(({ path, bearer }) => {
      if (path === 'token/refresh/') return { json: { access: 'new', refresh: 'new-refresh' } };
      return bearer === 'new' ? { json: { ticket_count: 1 } } : { status: 401 };
    });
    await buy();
    await buy();
    const [first, replayed, second] = keys();
    expect(first).toMatch(/^"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"$/);
    expect(replayed).toBe(first);
    expect(second).toMatch(/^"/);
    expect(second).not.toBe(first);
    expect(server.requestsTo('token/refresh/')[0]?.idempotencyKey).toBeUndefined();
  });

  it('is not sent with reads', async () => {
    await pageWith('on');
    server.respond(() => ({ json: [] }));
    const { listTickets } = await import('../../../../src/lib/contract/tickets.ts');
    await page.call(listTickets, {});
    expect(server.requestsTo('tickets/me/').map(({ idempotencyKey }) => idempotencyKey)).toEqual([undefined]);
  });
});
