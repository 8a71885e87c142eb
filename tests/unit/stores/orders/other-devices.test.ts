import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buyTickets } from '../../../../src/lib/contract/purchase.ts';
import { paySubscription, subscribe, unsubscribe } from '../../../../src/lib/contract/subscriptions.ts';
import { deposit, withdraw } from '../../../../src/lib/contract/wallet.ts';
import type { OrderAction } from '../../../../src/lib/data/action.ts';
import { startSharedSandbox } from '../../../helpers/shared-servers.ts';
import { recordValues, waitForValue } from '../../../helpers/store-values.ts';
import { type ApiCaller, bankDetails, decidePayment } from '../../../sandbox/harness.ts';
import { drawForSubscribers, type OrderPage, openOrderPage, withdrawalInput } from './order-page.ts';

const { sandbox, wires } = await startSharedSandbox('ciu');
const wire = wires.ciu;
let device: ApiCaller;
let drawId: string;
let page: OrderPage;

/** The demo member has subscriptions of every status. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: Date.now() });
  sessionStorage.clear();
  localStorage.clear();
  wire.plan();
  wire.cutReads(false);
  await sandbox.control.reset();
  device = await sandbox.signIn('alex@example.com', 'ciu');
  drawId = String((await sandbox.control.addDraws(drawForSubscribers))[0]);
  page = await openOrderPage(wire.base, drawId, { access: device.token ?? '', refresh: 'none' });
});
afterEach(async () => {
  for (const stop of page.watched) stop();
  await sandbox.control.clearFaults();
  page.endSession();
  vi.useRealTimers();
});

const lotteryId = () => page.drawQuery.$data.get()?.lottery.id ?? '';

interface Case {
  readonly name: string;
  readonly path: string;
  readonly order: () => Pick<OrderAction<never, unknown>, 'run' | '$status' | '$failure'>;
  readonly input: () => unknown;
  /** The same order, repeated where the API permits it. */
  readonly elsewhere: () => Promise<unknown>;
  /** Absent if the API refuses the second order. */
  readonly accepted?: { readonly fresh: string | undefined; readonly old: string };
  /** Status after a refused or lost order, without knowledge of the other device's. */
  readonly unknownChange: string;
}

const cases: Case[] = [
  {
    name: 'a purchase',
    path: 'draws/{id}/buy_tickets/',
    order: () => page.buyTickets.at(drawId),
    input: () => 1,
    elsewhere: () => device.call(buyTickets, { params: { id: drawId }, payload: { count: 1 } }),
    accepted: {
      fresh: 'Bought 000002',
      old: 'Bought 1 ticket. There are more tickets than this page knew of: 000001 and 000002.',
    },
    unknownChange: 'There are more tickets than this page knew of: 000001.',
  },
  {
    name: 'a subscription',
    path: 'subscriptions/subscribe/',
    order: () => page.subscribe.at(drawId),
    input: () => ({ lotteryId: lotteryId(), count: 1 }),
    elsewhere: () => device.call(subscribe, { payload: { lottery_id: lotteryId(), ticket_count: 1 } }),
    unknownChange: 'There are more tickets than this page knew of: 000001.',
  },
  {
    name: 'the payment of a subscription',
    path: 'subscriptions/{id}/payment/',
    order: () => page.paySubscription.at(page.subscriptionOf('payment')),
    input: () => undefined,
    elsewhere: async () => {
      const paid = await device.call(paySubscription, { params: { id: page.subscriptionOf('payment') } });
      if (paid.kind === 'redirect') await decidePayment(paid.url, 'approved');
    },
    unknownChange: 'This page did not know yet: the subscription is paid for.',
  },
  {
    name: 'an unsubscription',
    path: 'subscriptions/{id}/unsubscribe/',
    order: () => page.unsubscribe.at(page.subscriptionOf('active')),
    input: () => undefined,
    elsewhere: () => device.call(unsubscribe, { params: { id: page.subscriptionOf('active') } }),
    unknownChange: 'This page did not know yet: the subscription has ended.',
  },
  {
    name: 'a deposit',
    path: 'transactions/payment_transaction/',
    order: () => page.deposit,
    input: () => ({ amount: 500, balance: page.memberQuery.$data.get()?.balance }),
    elsewhere: async () => {
      const { redirect_url } = await device.call(deposit, { payload: { amount: '5.00' } });
      await decidePayment(redirect_url, 'approved');
    },
    unknownChange: 'There is a deposit of £5.00 more than this page knew of.',
  },
  {
    name: 'a withdrawal',
    path: 'repayment-requests/new/',
    order: () => page.withdraw,
    input: () => withdrawalInput,
    elsewhere: () => device.call(withdraw, { payload: { ...bankDetails, amount: '5.00' } }),
    accepted: {
      fresh: undefined,
      old: '£5.00 has left your wallet. There are 2 withdrawals of £5.00 more than this page knew of.',
    },
    unknownChange: 'There is a withdrawal of £5.00 more than this page knew of.',
  },
];

/** Time in ms beyond the age of fresh data. */
const laterMs = 10_000;

/** Orders here after the other device has. @returns all status texts */
async function orderHere({ order: at, input, elsewhere }: Case, prepare: () => unknown = () => {}) {
  const order = at();
  const told = new Set<string>();
  page.watched.push(order.$status.subscribe((news) => void (news && told.add(news.text))));
  await vi.advanceTimersByTimeAsync(laterMs);
  await wire.waitForIdle();
  await elsewhere();
  await prepare();
  const { kind } = await order.run(input() as never);
  await wire.waitForIdle();
  return { order, kind, told: [...told] };
}

/** Leaves the page only its old data. */
function cutReadsUntilOrdered(): void {
  wire.cutReads(true);
  wire.onWrite(() => wire.cutReads(false));
}

describe.each(cases)('$name beside another device', (given) => {
  const refuse = () =>
    sandbox.control.faults({ path: given.path, when: 'before', status: 400, body: {}, times: 1 });

  it('is refused without a word of success', async () => {
    const { order, kind, told } = await orderHere(given, refuse);
    expect([kind, told]).toEqual(['failed', []]);
    expect(order.$failure.get()).toBeDefined();
  });

  it.each([
    ['is refused tells a change which the page did not know of as no more than that', refuse],
    ['gets no answer is not said to have gone through for such a change', () => wire.plan('lost')],
  ])('that %s', async (_, prepare) => {
    const { order, kind } = await orderHere(given, async () => {
      await prepare();
      cutReadsUntilOrdered();
    });
    expect(kind).toBe('failed');
    const told = await waitForValue(order.$status, (news) => news !== undefined);
    expect(told).toMatchObject({ tone: 'info', text: given.unknownChange });
    expect(told?.supportRequest).toBeUndefined();
  });
});

describe.each(cases.filter(({ accepted }) => accepted))(
  '$name that is accepted beside another device',
  (given) => {
    it('is compared with what held just before', async () => {
      const { told } = await orderHere(given);
      const wanted = given.accepted?.fresh;
      if (wanted === undefined) expect(told).toEqual([]);
      else expect(told.at(-1)).toBe(wanted);
      expect(told.join()).not.toContain('you asked for');
    });

    it('is no complaint where only the page is behind', async () => {
      const { order } = await orderHere(given, cutReadsUntilOrdered);
      const told = await waitForValue(order.$status, (news) => news?.text === given.accepted?.old);
      expect(told?.tone).not.toBe('warning');
      expect(told?.supportRequest).toBeUndefined();
    });
  },
);

it('a look that was taken when the stepper was touched serves the order, and an old one does not', async () => {
  const looks = () => wire.requests.filter(({ path }) => path === `draws/${drawId}/`).length;
  await vi.advanceTimersByTimeAsync(laterMs);
  await wire.waitForIdle();
  const before = looks();
  page.buyTickets.at(drawId).prefetch?.();
  page.buyTickets.at(drawId).prefetch?.();
  await wire.waitForIdle();
  expect(looks()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(laterMs);
  page.buyTickets.at(drawId).prefetch?.();
  await wire.waitForIdle();
  expect(looks()).toBe(before + 2);
  wire.requests.length = 0;
  await page.buyTickets.at(drawId).run(1);
  const first = wire.requests.findIndex(({ method }) => method === 'POST');
  expect(wire.requests.slice(0, first).filter(({ path }) => path === `draws/${drawId}/`)).toEqual([]);
});

it('an order does not wait long for a look that nobody answers', async () => {
  await vi.advanceTimersByTimeAsync(laterMs);
  await sandbox.control.faults({ path: 'draws/{id}/', method: 'GET', delayMs: 600_000, times: 1 });
  const ordered = page.buyTickets.at(drawId).run(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await ordered).toMatchObject({ kind: 'done' });
  await sandbox.control.clearFaults();
});

it('what is found out takes the place of the alert that did not know', async () => {
  const order = page.buyTickets.at(drawId);
  page.watched.push(recordValues(order.$status).stop);
  wire.plan('answer lost');
  expect(await order.run(1)).toMatchObject({ kind: 'failed' });
  await waitForValue(order.$status, (news) => news?.text === 'It went through all the same: Bought 000001.');
  expect(order.$failure.get()).toBeUndefined();
});
