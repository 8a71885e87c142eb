import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doubleSubmitWindowMs } from '../../../../src/lib/config.ts';
import { busyNotices } from '../../../../src/lib/messages/operations.ts';
import { getUnansweredText } from '../../../../src/lib/orders/order.ts';
import { describeCheck } from '../../../../src/lib/orders/wording.ts';
import { parseStored } from '../../../../src/lib/storage/stored-value.ts';
import {
  requestedWithdrawalsName,
  requestedWithdrawalsSchema,
} from '../../../../src/lib/wallet/requested-withdrawals.ts';
import type { Order } from '../../../../src/stores/orders/orders.ts';
import { browser } from '../../../helpers/browser.ts';
import { startSharedSandbox } from '../../../helpers/shared-servers.ts';
import { recordValues, waitForValue } from '../../../helpers/store-values.ts';
import type { ApiCaller } from '../../../sandbox/harness.ts';
import { drawForSubscribers, type OrderPage, openOrderPage, withdrawalInput } from './order-page.ts';

const { sandbox, wires } = await startSharedSandbox('ciu');
const wire = wires.ciu;
let device: ApiCaller;
let drawId: string;
let page: OrderPage;

async function openPage(): Promise<void> {
  for (const stop of page?.watched ?? []) stop();
  page = await openOrderPage(wire.base, drawId, { access: device.token ?? '', refresh: 'none' });
}

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
  await openPage();
  wire.requests.length = 0;
});
afterEach(async () => {
  for (const stop of page.watched) stop();
  await sandbox.control.clearFaults();
  page.endSession();
  vi.useRealTimers();
});

const posts = () => wire.requests.filter(({ method }) => method === 'POST').length;
const looks = () => wire.requests.filter(({ path }) => path === `draws/${drawId}/`).length;
const buying = () => page.buyTickets.at(drawId);
const states = () => page.$pendingOrders.get().map(({ state }) => state);

/** What the only pending order shows, as soon as it starts with `text`. */
async function waitForEvidence(text: string): Promise<readonly string[]> {
  const [order] = page.$pendingOrders.get();
  if (!order) throw new Error('No order is pending');
  const $check = page.getAccountCheck(order);
  page.watched.push($check.listen(() => {}));
  const describeIt = (check: ReturnType<typeof $check.get>) => {
    const shown = check && describeCheck(order, check, page.nowMs());
    return shown ? [shown.text, ...shown.items] : [];
  };
  return describeIt(await waitForValue($check, (check) => describeIt(check)[0]?.startsWith(text) === true));
}

interface Case {
  readonly name: string;
  readonly path: string;
  readonly order: () => Pick<Order<never>, 'run' | '$failure'>;
  readonly input?: () => unknown;
}

const cases: Case[] = [
  { name: 'purchase', path: 'draws/{id}/buy_tickets/', order: buying, input: () => 2 },
  {
    name: 'subscription',
    path: 'subscriptions/subscribe/',
    order: () => page.subscribe.at(drawId),
    input: () => ({ lotteryId: page.drawQuery.$state.get().data?.lottery.id, count: 2 }),
  },
  {
    name: 'subscription payment',
    path: 'subscriptions/{id}/payment/',
    order: () => page.paySubscription.at(page.subscriptionOf('payment')),
  },
  {
    name: 'unsubscribing',
    path: 'subscriptions/{id}/unsubscribe/',
    order: () => page.unsubscribe.at(page.subscriptionOf('active')),
  },
  {
    name: 'deposit',
    path: 'transactions/payment_transaction/',
    order: () => page.deposit,
    input: () => ({ amount: 500 }),
  },
  {
    name: 'withdrawal',
    path: 'repayment-requests/new/',
    order: () => page.withdraw,
    input: () => withdrawalInput,
  },
];

const storedPrefix = 'owner/ciu/alex%40example.com/';

function readWithdrawals() {
  const stored = localStorage.getItem(storedPrefix + requestedWithdrawalsName);
  return parseStored(stored ?? undefined, requestedWithdrawalsSchema);
}

describe.each(cases)('$name', ({ name, path, order: at, input = () => undefined }) => {
  const isPaidElsewhere = name === 'deposit';
  const run = () => at().run(input() as never);

  it('is not stored when the API rejects it, and is done when it accepts', async () => {
    await sandbox.control.faults({ path, status: 400, body: { detail: 'No.' }, times: 1 });
    expect(await run()).toMatchObject({ kind: 'failed', failure: { isRefused: true } });
    expect([states(), readWithdrawals()]).toEqual([[], undefined]);
    expect(page.$toasts.get().map(({ kind }) => kind)).not.toContain('success');
    const running = run();
    if (isPaidElsewhere) {
      await waitForValue(page.$pendingOrders, ([order]) => order?.state === 'redirected');
      browser.dispatch('pageshow');
    }
    const kind = isPaidElsewhere ? 'redirected' : 'succeeded';
    expect(await running).toMatchObject({ kind: 'done', data: { kind } });
    expect([states(), posts()]).toEqual([isPaidElsewhere ? ['redirected'] : [], 2]);
    const withdrawn = [expect.objectContaining({ amount: 500 })];
    expect(readWithdrawals()).toEqual(name === 'withdrawal' ? withdrawn : undefined);
  });

  it('waits for the member and is not sent again when its reply is lost', async () => {
    wire.plan('lost');
    expect(await run()).toEqual({ kind: 'ignored' });
    expect(states()).toEqual(['unanswered']);
    expect(page.$toasts.get()).toMatchObject([{ kind: 'info', text: getUnansweredText({}) }]);
    expect(at().$failure.get()).toBeUndefined();
    expect(await waitForEvidence('Nothing new since')).toHaveLength(1);
    await wire.pass(doubleSubmitWindowMs);
    expect(await run()).toMatchObject({ failure: { hint: busyNotices.busyHere } });
    await openPage();
    expect(await run()).toMatchObject({ failure: { hint: busyNotices.busyHere } });
    const [order] = page.$pendingOrders.get();
    if (order) page.endOrder(order);
    expect([states(), posts()]).toEqual([[], 1]);
    expect(readWithdrawals()).toBeUndefined();
  });
});

describe('new ticket numbers', () => {
  it('appear after a purchase, shortened if many, until the next purchase', async () => {
    await buying().run(1);
    await waitForValue(buying().$newTickets, (text) => text === '000001');
    expect(await buying().run(1)).toEqual({ kind: 'ignored' });
    expect(buying().$newTickets.get()).toBe('000001');
    await wire.pass(doubleSubmitWindowMs);
    await buying().run(7);
    const text = '000002, 000003, 000004, 000005, 000006 and 2 more';
    await waitForValue(buying().$newTickets, (numbers) => numbers === text);
    expect([page.isOnSale(drawId), page.isOnSale('unknown')]).toEqual([true, true]);
    buying().clear();
    expect(buying().$newTickets.get()).toBe('');
  });

  it('belong to the latest purchase when an earlier reply is late', async () => {
    await sandbox.control.faults({ path: 'draws/{id}/', method: 'GET', delayMs: 300, times: 3 });
    await buying().run(1);
    vi.advanceTimersByTime(doubleSubmitWindowMs);
    await buying().run(1);
    await waitForValue(buying().$newTickets, (text) => text === '000002');
    await wire.waitForIdle();
    expect(buying().$newTickets.get()).toBe('000002');
  });
});

describe('order preparation', () => {
  it('waits at most 2 s for the account and compares only loaded data', async () => {
    await sandbox.control.faults({ path: 'draws/{id}/', method: 'GET', delayMs: 600_000, times: 1 });
    wire.plan('answer lost');
    const running = buying().run(1);
    await vi.waitFor(() => expect(looks()).toBe(1));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(posts()).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    await running;
    const [order] = page.$pendingOrders.get();
    expect([order?.before.isComplete, order?.before.tickets]).toEqual([false, undefined]);
    await waitForEvidence('New since');
    expect(order && page.getAccountCheck(order).get()?.news?.tickets).toEqual([]);
  });

  it('treats tickets as unknown when the API neither lists nor counts them', async () => {
    const body = { id: drawId, name: 'Meat Raffle', status: 'live', ticket_price: '2.50' };
    await sandbox.control.faults({ path: 'draws/{id}/', method: 'GET', status: 200, body });
    wire.plan('lost');
    await buying().run(1);
    await waitForEvidence("We couldn't check. Last tried");
  });

  it('waits for the same order of another tab until that tab closes', async () => {
    wire.plan('lost');
    await buying().run(1);
    const [order] = page.$pendingOrders.get();
    if (!order) throw new Error('No order is pending');
    const { promise: isClosed, resolve: close } = Promise.withResolvers<void>();
    void navigator.locks.request('write:buyTickets', () => isClosed);
    browser.storeInOtherTab(
      `${storedPrefix}pending-order/${order.id}`,
      JSON.stringify({ ...order, state: 'sending' }),
    );
    await openPage();
    await wire.pass(60_000);
    expect(states()).toEqual(['sending']);
    expect(await buying().run(1)).toMatchObject({
      kind: 'failed',
      failure: { hint: busyNotices.busyElsewhere },
    });
    close();
    await wire.pass(5_000);
    expect(states()).toEqual(['unanswered']);
    expect(posts()).toBe(1);
  });
});

describe('unanswered purchase', () => {
  it('is checked at once, 4 times within a minute and when the page becomes visible', async () => {
    wire.plan('late');
    await buying().run(1);
    await waitForEvidence('Nothing new');
    await wire.pass(1_000);
    const before = looks();
    for (const [index, ms] of [4_000, 10_000, 15_000, 30_000].entries()) {
      await wire.pass(ms - 1);
      expect(looks()).toBe(before + index);
      await wire.pass(1);
      expect(looks()).toBe(before + index + 1);
    }
    await wire.pass(600_000);
    expect(looks()).toBe(before + 4);
    browser.hide();
    await wire.deliver();
    browser.show();
    await waitForEvidence('New since');
    await vi.waitFor(() => expect(page.drawQuery.$state.get().data?.user_ticket_count).toBe(1));
  });

  it('is being sent until its reply, also without Web Locks', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
    wire.onWrite(() => {
      browser.hide();
      browser.show();
    });
    const sending = recordValues(page.$pendingOrders);
    await buying().run(1);
    sending.stop();
    vi.restoreAllMocks();
    expect(sending.values.flat().map(({ state }) => state)).not.toContain('unanswered');
  });

  it('is not checked while the page is hidden', async () => {
    wire.plan('lost');
    await buying().run(1);
    await waitForEvidence('Nothing new');
    browser.hide();
    const before = looks();
    await wire.pass(120_000);
    expect(looks()).toBe(before);
    browser.show();
  });

  it('stays in memory when storage is full, hidden from others, until the member signs out', async () => {
    const { setItem } = localStorage;
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    wire.plan('lost');
    await buying().run(1);
    expect(states()).toEqual(['unanswered']);
    page.endSession('refused');
    localStorage.setItem = setItem;
    const other = await sandbox.member();
    page.openSession(other);
    await waitForValue(page.$memberEmail, (email) => email === other.email);
    expect(states()).toEqual([]);
    page.endSession('refused');
    page.openSession({ access: device.token ?? '', refresh: 'none' });
    await waitForValue(page.$pendingOrders, (orders) => orders.length === 1);
    page.endSession();
    page.openSession({ access: device.token ?? '', refresh: 'none' });
    await waitForValue(page.memberQuery.$state, ({ data }) => data !== undefined);
    expect(states()).toEqual([]);
  });

  it('is stored when it is sent before the member has loaded', async () => {
    page.setOwner();
    wire.plan('lost');
    await buying().run(1);
    expect(states()).toEqual(['unanswered']);
    expect(page.$toasts.get()).toMatchObject([{ kind: 'info' }]);
    page.setOwner('ciu', 'alex@example.com', 'reply');
    await openPage();
    expect(states()).toEqual(['unanswered']);
  });
});
