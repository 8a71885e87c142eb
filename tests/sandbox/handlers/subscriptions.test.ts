import { expect, test } from 'vitest';
import { getDraw } from '../../../src/lib/contract/draws.ts';
import { getMember, listNotifications } from '../../../src/lib/contract/member.ts';
import {
  listSubscriptions,
  paySubscription,
  subscribe,
  unsubscribe,
} from '../../../src/lib/contract/subscriptions.ts';
import { listTickets } from '../../../src/lib/contract/tickets.ts';
import { type ApiCaller, decidePayment, expectRefused, shareHarness } from '../harness.ts';

const box = await shareHarness();

const hourMs = 60 * 60_000;

/** Adds a repeating lottery with a live draw at £1 that closes in an hour. */
async function addLottery(
  member: ApiCaller,
  input: { type?: 'subscription' | 'one_time'; maximum?: number } = {},
) {
  const [id] = await box.control.addDraws({
    ...{ club: 'ciu', name: 'Weekly No. 1', type: 'subscription', closesInMs: hourMs, prize: 'thing' },
    repeatsEveryMs: 7 * 24 * hourMs,
    ...input,
  });
  const { lottery } = await member.call(getDraw, { params: { id: String(id) } });
  return { drawId: String(id), lotteryId: lottery.id };
}

function subscribeTo(member: ApiCaller, lottery_id: string, ticket_count: number) {
  return member.call(subscribe, { payload: { lottery_id, ticket_count } });
}

test('subscribing buys tickets of the live draw', async () => {
  const member = await box.member();
  const { lotteryId } = await addLottery(member);
  expect(await subscribeTo(member, lotteryId, 2)).toEqual({ kind: 'bought', count: 2 });
  expect(await member.call(listSubscriptions, { query: {} })).toMatchObject([
    { ticket_count: 2, lottery_name: 'Weekly No. 1', status: 'active', end_date: null },
  ]);
  expect(await member.call(listTickets)).toMatchObject([{ subscription: true }, { subscription: true }]);
  expect(await member.call(getMember)).toMatchObject({ balance: 4800 });
});

test('member can subscribe to a lottery only once at a time', {
  tags: ['spec:4.45', 'spec:4.46', 'spec:7.30'],
}, async () => {
  const member = await box.member();
  const { lotteryId } = await addLottery(member);
  await subscribeTo(member, lotteryId, 1);
  await expect(subscribeTo(member, lotteryId, 1)).rejects.toThrow('400');
  const [subscription] = await member.call(listSubscriptions, { query: {} });
  const params = { id: subscription?.id ?? '' };
  await member.call(unsubscribe, { params });
  expect((await member.ask(unsubscribe, { params })).status).toBe(400);
  await subscribeTo(member, lotteryId, 1);
  const statuses = (await member.call(listSubscriptions, { query: {} })).map(({ status }) => status);
  expect(statuses).toEqual(['active', 'inactive']);
  expect(await member.call(listSubscriptions, { query: { status: 'inactive' } })).toHaveLength(1);
  expect(await member.call(listTickets)).toHaveLength(2);
});

test.each([
  ['a lottery without subscriptions', { type: 'one_time' } as const, 1],
  ['more tickets than one member may have', { maximum: 3 } as const, 4],
])('subscribing is rejected for %s', async (_, input, count) => {
  const member = await box.member();
  const { lotteryId } = await addLottery(member, input);
  await expectRefused(member.ask(subscribe, { payload: { lottery_id: lotteryId, ticket_count: count } }), {
    detail: expect.any(String),
  });
  expect(await member.call(listSubscriptions, { query: {} })).toHaveLength(0);
});

test('lottery of another club and subscription of another member are not found', async () => {
  const [one, other] = [await box.member(), await box.member()];
  const { lotteryId } = await addLottery(one);
  await subscribeTo(one, lotteryId, 1);
  const [subscription] = await one.call(listSubscriptions, { query: {} });
  const params = { id: subscription?.id ?? '' };
  expect((await other.ask(unsubscribe, { params })).status).toBe(404);
  expect((await other.ask(paySubscription, { params })).status).toBe(404);
  const neighbour = await box.member({ club: 'riverside' });
  const payload = { lottery_id: lotteryId, ticket_count: 1 };
  expect((await neighbour.ask(subscribe, { payload })).status).toBe(400);
});

test('subscription waits for payment when the balance is too low and is paid once', async () => {
  const member = await box.member({ balance: 100 });
  const { lotteryId } = await addLottery(member);
  const first = await subscribeTo(member, lotteryId, 3);
  expect(first.kind).toBe('redirect');
  const [subscription] = await member.call(listSubscriptions, { query: {} });
  expect(subscription).toMatchObject({ status: 'payment' });
  const params = { id: subscription?.id ?? '' };
  const second = await member.call(paySubscription, { params });
  if (first.kind !== 'redirect' || second.kind !== 'redirect') throw new Error('expected to be sent to pay');
  expect((await decidePayment(first.url, 'approved')).searchParams.get('lottery')).toBe(lotteryId);
  expect(await member.call(listTickets)).toHaveLength(3);
  expect(await member.call(listSubscriptions, { query: {} })).toMatchObject([{ status: 'active' }]);
  expect((await decidePayment(second.url, 'approved')).searchParams.get('error')).toContain('already paid');
  expect(await member.call(listTickets)).toHaveLength(3);
  expect(await member.call(getMember)).toMatchObject({ balance: 200 });
  expect((await member.ask(paySubscription, { params })).status).toBe(400);
});

test('subscription buys into each new draw, or waits and notifies the member', async () => {
  const member = await box.member({ balance: 500 });
  const { lotteryId } = await addLottery(member);
  await subscribeTo(member, lotteryId, 2);
  await box.control.advance(hourMs + 1);
  const later = await box.signIn(member.email, 'ciu');
  expect(await later.call(listTickets)).toHaveLength(4);
  expect((await later.call(listTickets))[0]).toMatchObject({ draw_name: 'Weekly No. 2', subscription: true });
  await box.control.advance(7 * 24 * hourMs);
  const last = await box.signIn(member.email, 'ciu');
  expect(await last.call(listTickets)).toHaveLength(4);
  expect(await last.call(listSubscriptions, { query: {} })).toMatchObject([{ status: 'payment' }]);
  const titles = (await last.call(listNotifications)).map(({ title }) => title);
  expect(titles).toContain('Subscription waiting for payment');
  const [subscription] = await last.call(listSubscriptions, { query: {} });
  const paid = await last.call(paySubscription, { params: { id: subscription?.id ?? '' } });
  expect(paid.kind).toBe('redirect');
});
