import { beforeEach, expect, it } from 'vitest';
import { createSupportTicket } from '../../../../src/lib/contract/support.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const server = await startSharedApiServer();
let page: FreshPage;

beforeEach(async () => {
  server.respond(() => ({ status: 201 }));
  localStorage.clear();
  page = await loadFreshPage(server.base);
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
});

const payload = { category: 'General', subject: 'Subject', description: 'Description' } as const;
const send = () => page.call(createSupportTicket, { payload });

const ticket = () => page.createAction<undefined, unknown>({ operation: 'createSupportTicket', send });

const lateTicket = () =>
  page.createAction<undefined, unknown>({
    operation: 'createSupportTicket',
    lazy: async () => ({ write: { send } }),
  });

it.each([
  ['a write', ticket],
  ['a write in a chunk of its own', lateTicket],
])('%s is sent for who asked for it, and for nobody who comes meanwhile', async (_, make) => {
  const outcome = make().run(undefined);
  page.endSession();
  page.openSession({ access: 'bob', refresh: 'bob-refresh' });
  expect(await outcome).toEqual({ kind: 'ignored' });
  expect(server.requests).toEqual([]);
  expect((await make().run(undefined)).kind).toBe('done');
  expect(server.requests).toHaveLength(1);
});
