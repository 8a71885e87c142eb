import '../../../helpers/browser.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ExportPart } from '../../../../src/lib/member/data-export.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const server = await startSharedApiServer();
let page: FreshPage;
let store: typeof import('../../../../src/stores/member/data-export.ts');
let queries: Parameters<typeof store.startDataExport>[0];

const transaction = (id: number) => ({
  id,
  amount: '1.00',
  narrative: '',
  created_at: '2026-11-01T10:00:00Z',
});

/** Two pages of transactions. @param failing the path that is refused */
function respond(failing?: string): void {
  server.respond(({ path }) => {
    if (path === failing) return { status: 403 };
    if (path.startsWith('users/me/')) return { json: { name: 'Ada', balance: '10.50' } };
    if (path.includes('page=2')) return { json: { results: [transaction(2)], next: null, count: 2 } };
    return { json: { results: [transaction(1)], next: `${server.base}transactions/me/?page=2`, count: 2 } };
  });
}

beforeEach(async () => {
  localStorage.clear();
  page = await loadFreshPage(server.base);
  store = await import('../../../../src/stores/member/data-export.ts');
  const { memberQuery } = await import('../../../../src/stores/member/member.ts');
  queries = [memberQuery, page.transactionsQuery];
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
});

const parts = () => store.$dataExport.get()?.parts ?? [];
const states = () => parts().map(({ name, status, count }: ExportPart) => `${name} ${status} ${count}`);

it('reads every call with all its pages', async () => {
  respond();
  await store.startDataExport(queries);
  expect(states()).toEqual(['member complete 1', 'transactions complete 2']);
  expect(parts()[1]?.data).toMatchObject([{ id: '1' }, { id: '2' }]);
  expect(JSON.stringify(parts())).not.toContain('ada-refresh');
});

it('goes on after a failure, and says why', async () => {
  respond('users/me/');
  await store.startDataExport(queries);
  expect(states()).toEqual(['member failed 0', 'transactions complete 2']);
  expect(parts()[0]?.reason).toBe('Failed to load your account. Please try again later.');
});

it('has the pages before one that failed', async () => {
  respond('transactions/me/?page=2');
  await store.startDataExport(queries);
  expect(states()[1]).toBe('transactions incomplete 1');
  expect(parts()[1]?.reason).toBe('Failed to fetch your transactions. Please try again later.');
});

it('stops at once where the member says so, and keeps the pages that were read', async () => {
  let reply = () => {};
  const held = new Promise<void>((resolve) => {
    reply = resolve;
  });
  server.respond(async ({ path }) => {
    if (path.includes('page=2')) {
      await held;
      return { json: { results: [transaction(2)], next: null, count: 2 } };
    }
    if (path.startsWith('users/me/')) return { json: { name: 'Ada', balance: '10.50' } };
    return { json: { results: [transaction(1)], next: `${server.base}transactions/me/?page=2`, count: 2 } };
  });
  const run = store.startDataExport(queries);
  await vi.waitFor(() => expect(states()[1]).toBe('transactions reading 1'));
  store.stopDataExport();
  const stopped = ['member complete 1', 'transactions incomplete 1'];
  expect(states()).toEqual(stopped);
  expect(parts()[1]).toMatchObject({ reason: 'You stopped the reading.', data: [{ id: '1' }] });
  reply();
  await run;
  expect(states()).toEqual(stopped);
});

it('is gone with the session, also while it is read', async () => {
  respond();
  const run = store.startDataExport(queries);
  page.endSession();
  await run;
  expect(store.$dataExport.get()).toBeUndefined();
});
