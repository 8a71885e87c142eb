import { StatementSync } from 'node:sqlite';
import { beforeAll, expect, test, vi } from 'vitest';
import { buyTickets, type Draw, getDraw, listDraws } from '../../../src/lib/contract/draws.ts';
import { getMember } from '../../../src/lib/contract/member.ts';
import { listTickets } from '../../../src/lib/contract/tickets.ts';
import { listTransactions } from '../../../src/lib/contract/wallet.ts';
import { type ApiCaller, decidePayment, expectRefused, shareHarness } from '../harness.ts';

const box = await shareHarness();
let alex: ApiCaller;
beforeAll(async () => {
  alex = await box.signIn('alex@example.com', 'ciu');
});

type ListQuery = NonNullable<Parameters<typeof alex.call<typeof listDraws>>[1]>['query'];

const list = (query: Partial<ListQuery> = {}, member = alex): Promise<Draw[]> =>
  member.call(listDraws, { query: { sort: 'popular', order: 'desc', ...query } });

async function drawFor(wish: { ticketPrice?: number; maximum?: number; status?: 'live' | 'scheduled' } = {}) {
  const [id] = await box.control.addDraws({ club: 'ciu', ...wish });
  return String(id);
}

test('list of draws filters by status only when one is given', async () => {
  const statuses = async (status?: string[]) =>
    [...new Set((await list({ status })).map((draw) => draw.status))].toSorted();
  expect(await statuses()).toEqual(['closed', 'live', 'scheduled']);
  expect(await statuses(['live', 'scheduled'])).toEqual(['live', 'scheduled']);
  expect(await statuses(['closed'])).toEqual(['closed']);
});

test.each([
  ['GETAWAY', 'in the name'],
  ['st. ives', 'nowhere'],
  ['your front room', 'in the description'],
  ['100%', 'nowhere, because % is not a wildcard'],
  ['gétaway\u00a0', 'in the name without its accent'],
])('search for %s matches %s', async (search, where) => {
  const found = await list({ search });
  expect(found.length > 0).toBe(where.startsWith('in'));
});

test.each([
  ['price', (draw: Draw) => Number(draw.ticket_price)],
  ['new', (draw: Draw) => Date.parse(draw.start_date ?? '')],
])('list sorts by %s in both directions', async (sort, key) => {
  for (const order of ['asc', 'desc'] as const) {
    const keys = (await list({ sort, order })).map(key);
    expect(keys).toEqual(keys.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
  }
});

test('list sorts by largest prize and by most tickets', async () => {
  expect((await list({ sort: 'prize' }))[0]?.name).toBe('Summer Getaway');
  expect((await list({ sort: 'popular' }))[0]?.name).toBe('Big Screen Draw');
  await expectRefused(alex.ask(listDraws, { query: { sort: 'luck', order: 'asc' } }), {
    sort: [expect.any(String)],
  });
});

test('draw of another club is not found', async () => {
  const [other] = await box.control.addDraws({ club: 'riverside' });
  const params = { id: String(other) };
  expect((await alex.ask(getDraw, { params })).status).toBe(404);
  expect((await alex.ask(buyTickets, { params, payload: { count: 1 } })).status).toBe(404);
  expect((await alex.ask(getDraw, { params: { id: 'nonsense' } })).status).toBe(404);
});

test('purchase deducts the price from the wallet and numbers the tickets', async () => {
  const member = await box.member({ balance: 1000 });
  const params = { id: await drawFor({ ticketPrice: 150 }) };
  const bought = await member.call(buyTickets, { params, payload: { count: 3 } });
  expect(bought).toEqual({ kind: 'bought', count: 3 });
  const draw = await member.call(getDraw, { params });
  expect(draw).toMatchObject({ user_ticket_count: 3, tickets: [{}, {}, {}] });
  expect(draw.tickets.map(({ number }) => number)).toEqual(['000001', '000002', '000003']);
  expect(await member.call(listTickets)).toHaveLength(3);
  expect(await member.call(getMember)).toMatchObject({ balance: 550 });
  const [latest] = await member.call(listTransactions);
  expect(latest).toMatchObject({ amount: -450, narrative: '3 tickets for Extra draw' });
});

test('purchase is rejected above the maximum per member', { tags: ['spec:5.52'] }, async () => {
  const member = await box.member();
  const params = { id: await drawFor({ maximum: 5 }) };
  await member.call(buyTickets, { params, payload: { count: 4 } });
  await expectRefused(member.ask(buyTickets, { params, payload: { count: 2 } }), {
    detail: expect.stringContaining('1 more'),
  });
  expect(await member.call(getMember)).toMatchObject({ balance: 4600 });
});

test('purchase is rejected unless it is of whole tickets', { tags: ['spec:5.50', 'spec:5.51'] }, async () => {
  const params = { id: await drawFor() };
  const refusal = { count: [expect.any(String)] };
  for (const count of [0, -1, 1.5])
    await expectRefused(alex.ask(buyTickets, { params, payload: { count } }), refusal);
});

test('purchase is rejected unless the draw is live', { tags: ['spec:4.37'] }, async () => {
  const scheduled = await drawFor({ status: 'scheduled' });
  const closed = (await list({ status: ['closed'] }))[0]?.id ?? '';
  const refusal = { detail: expect.any(String) };
  for (const id of [scheduled, closed])
    await expectRefused(alex.ask(buyTickets, { params: { id }, payload: { count: 1 } }), refusal);
});

async function buyWithoutEnough() {
  const member = await box.member({ balance: 300 });
  const id = await drawFor({ ticketPrice: 500 });
  const purchase = await member.call(buyTickets, { params: { id }, payload: { count: 2 } });
  if (purchase.kind !== 'redirect') throw new Error('expected to be sent to pay');
  return { member, id, url: purchase.url };
}

test('purchase redirects to the payment page when the balance is too low, then buys', async () => {
  const { member, id, url } = await buyWithoutEnough();
  expect(await member.call(listTickets)).toHaveLength(0);
  const callback = await decidePayment(url, 'approved');
  expect(callback.pathname).toBe('/callback');
  const { lottery } = await member.call(getDraw, { params: { id } });
  const { reference, ...query } = Object.fromEntries(callback.searchParams);
  expect(reference).toMatch(/^PX-/);
  expect(query).toEqual({ lottery: lottery.id, amount: '7.00' });
  expect(await member.call(listTickets)).toHaveLength(2);
  expect(await member.call(getMember)).toMatchObject({ balance: 0 });
});

test('payment stays in the wallet when the tickets are no longer on sale', async () => {
  const { member, url } = await buyWithoutEnough();
  await box.control.advance(8 * 24 * 60 * 60_000);
  const callback = await decidePayment(url, 'approved');
  expect(callback.searchParams.get('error')).toContain('added £7.00 to your wallet');
  const after = await box.signIn(member.email, 'ciu');
  expect(await after.call(listTickets)).toHaveLength(0);
  expect(await after.call(getMember)).toMatchObject({ balance: 1000 });
  expect(await box.control.ledger()).toMatchObject({ sound: true });
  await box.control.reset();
});

const find = async (member: ApiCaller, id: unknown) =>
  (await list({}, member)).find((draw) => draw.id === String(id));

async function measureList(member: ApiCaller) {
  const spies = [
    vi.spyOn(StatementSync.prototype, 'all'),
    vi.spyOn(StatementSync.prototype, 'get'),
    vi.spyOn(StatementSync.prototype, 'run'),
  ];
  const { length } = await list({}, member);
  const results = spies.flatMap(({ mock }) => mock.results.map(({ value }) => value));
  for (const spy of spies) spy.mockRestore();
  return { length, statements: results.length, rows: results.flat().length };
}

/** Counts the statements of a list and their rows, without those of the sandbox's clock, which ticks at times. */
async function costOfList(member: ApiCaller) {
  const costs = [await measureList(member), await measureList(member), await measureList(member)];
  return costs.toSorted((a, b) => a.statements - b.statements)[0];
}

test('list of 1,000 draws needs no more queries a page than a list of ten', async () => {
  const member = await box.member({ club: 'harlequin' });
  const [id] = await box.control.addDraws({ club: 'harlequin', count: 10 });
  await member.call(buyTickets, { params: { id: String(id) }, payload: { count: 2 } });
  const { length: few = 0, statements } = (await costOfList(member)) ?? {};
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
