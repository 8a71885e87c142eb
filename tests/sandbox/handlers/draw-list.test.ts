import { StatementSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { buyTickets, listDraws } from '../../../src/lib/contract/draws.ts';
import { type ApiCaller, shareHarness } from '../harness.ts';

const box = await shareHarness();

const query = { sort: 'popular', order: 'desc' } as const;
const list = (member: ApiCaller) => member.call(listDraws, { query });
const find = async (member: ApiCaller, id: unknown) =>
  (await list(member)).find((draw) => draw.id === String(id));

/** Counts the statements of a list and their rows. */
async function costOfList(member: ApiCaller) {
  const spies = [
    vi.spyOn(StatementSync.prototype, 'all'),
    vi.spyOn(StatementSync.prototype, 'get'),
    vi.spyOn(StatementSync.prototype, 'run'),
  ];
  const { length } = await list(member);
  const results = spies.flatMap(({ mock }) => mock.results.map(({ value }) => value));
  for (const spy of spies) spy.mockRestore();
  return { length, statements: results.length, rows: results.flat().length };
}

test('list of 1,000 draws needs no more queries a page than a list of ten', async () => {
  const member = await box.member({ club: 'harlequin' });
  const [id] = await box.control.addDraws({ club: 'harlequin', count: 10 });
  await member.call(buyTickets, { params: { id: String(id) }, payload: { count: 2 } });
  const { length: few, statements } = await costOfList(member);
  await box.control.setProfile({ pageSize: 10 });
  const cost = await costOfList(member);
  await box.control.addDraws({ club: 'harlequin', count: 1_000 });
  expect(await costOfList(member)).toEqual(cost);
  await box.control.setProfile({});
  expect(await costOfList(member)).toMatchObject({ length: few + 1_000, statements });
});

test('list of draws is up to date after every change', async () => {
  const [member, other] = [await box.member(), await box.member()];
  const [id] = await box.control.addDraws({ club: 'ciu', status: 'scheduled', opensInMs: 60_000 });
  expect(await find(member, id)).toMatchObject({ status: 'scheduled', user_ticket_count: 0 });
  await box.control.advance(61_000);
  expect(await find(member, id)).toMatchObject({ status: 'live' });
  await member.call(buyTickets, { params: { id: String(id) }, payload: { count: 3 } });
  expect(await find(member, id)).toMatchObject({ user_ticket_count: 3 });
  expect(await find(other, id)).toMatchObject({ user_ticket_count: 0 });
  await box.control.reset();
  expect(await find(await box.member(), id)).toBe(undefined);
});
