import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PendingOrder } from '../../../../src/lib/orders/order.ts';
import { parsePaymentResult } from '../../../../src/lib/orders/payment-page.ts';
import { canTryAgain, describeCheck } from '../../../../src/lib/orders/wording.ts';
import { browser } from '../../../helpers/browser.ts';
import type { CreatedMember } from '../../../helpers/sandbox-control.ts';
import { startSharedSandbox } from '../../../helpers/shared-servers.ts';
import { waitForValue } from '../../../helpers/store-values.ts';
import { decidePayment } from '../../../sandbox/harness.ts';
import { aPendingOrder } from '../../lib/orders/pending-order.ts';
import { drawForSubscribers, type OrderPage, openOrderPage } from './order-page.ts';

const { sandbox, wires } = await startSharedSandbox('ciu');
const wire = wires.ciu;
const [draw = 0] = await sandbox.control.addDraws(drawForSubscribers);
let member: CreatedMember;
let page: OrderPage;

async function openPage(): Promise<void> {
  for (const stop of page?.watched ?? []) stop();
  page = await openOrderPage(wire.base, String(draw), member);
}

function clearStorage(): void {
  sessionStorage.clear();
  localStorage.clear();
}

async function openPageOfNewMember(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: Date.now() });
  clearStorage();
  wire.plan();
  member = await sandbox.control.createMember({ club: 'ciu', balance: 1000 });
  await openPage();
  wire.requests.length = 0;
}

function closePage(): void {
  // Ends the wait for the payment page.
  browser.dispatch('pageshow');
  page.endSession();
  vi.useRealTimers();
}

const looks = () => wire.requests.filter(({ path }) => path === 'transactions/me/').length;

/** @param amount pence @returns the payment page */
async function leaveToPay(amount: number): Promise<string> {
  const before = browser.assignedUrls.length;
  void page.deposit.run({ amount });
  await vi.waitFor(() => expect(browser.assignedUrls).toHaveLength(before + 1), 10_000);
  return browser.assignedUrls.at(-1) ?? '';
}

const firstOrder = () => {
  const [order] = page.$pendingOrders.get();
  if (!order) throw new Error('No payment is pending');
  return order;
};

function followFirst() {
  const order = firstOrder();
  const $check = page.getAccountCheck(order);
  page.watched.push($check.listen(() => {}));
  const getText = () => {
    const check = $check.get();
    return check && describeCheck(order, check, page.nowMs()).text;
  };
  const shows = (text: string) => waitForValue($check, () => getText()?.startsWith(text) === true);
  return { order, $check, getText, shows };
}

describe('redirected deposit', () => {
  beforeEach(openPageOfNewMember);
  afterEach(closePage);

  it('shows its transaction, is then not checked again and stays until the member ends it', async () => {
    const payment = await leaveToPay(500);
    expect(firstOrder()).toMatchObject({ operation: 'deposit', amount: 500, paymentUrl: payment });
    expect(page.getPaymentUrl(firstOrder())).toBe(payment);
    await openPage();
    const query = { amount: '5.00', reference: 'PX-1' };
    expect(page.reportPayment(parsePaymentResult(query))?.report).toEqual({
      kind: 'success',
      reference: 'PX-1',
    });
    expect(page.getPaymentUrl(firstOrder())).toBeUndefined();
    const { order, $check, getText, shows } = followFirst();
    await shows('Nothing new since');
    expect(canTryAgain(order, $check.get() ?? { at: 0, news: undefined })).toBe(false);
    await wire.pass(39_000);
    await decidePayment(payment, 'approved');
    await wire.pass(22_000);
    expect(getText()).toMatch(/^New since .+: Deposit PX-\S+, \+£5\.00, /);
    await vi.waitFor(() => expect(page.memberQuery.$state.get().data?.balance).toBe(1500));
    const before = looks();
    await wire.pass(200_000);
    browser.hide();
    browser.show();
    await wire.waitForIdle();
    // Only the list on screen is loaded again.
    expect(looks()).toBe(before + 1);
    await openPage();
    expect(firstOrder().id).toBe(order.id);
    page.endOrder(order);
    expect(page.$pendingOrders.get()).toEqual([]);
  });

  it('is checked at growing intervals for 2 minutes and when the page becomes visible', async () => {
    await leaveToPay(500);
    await openPage();
    const { shows } = followFirst();
    await shows('Nothing new since');
    await wire.waitForIdle();
    const before = looks();
    const dueAt = [2_000, 5_000, 10_000, 18_000, 32_000, 60_000, 90_000, 120_000];
    for (const [index, ms] of dueAt.entries()) {
      await wire.pass(ms - (dueAt[index - 1] ?? 0));
      expect(looks()).toBe(before + index + 1);
    }
    await wire.pass(600_000);
    expect(looks()).toBe(before + dueAt.length);
    browser.hide();
    browser.show();
    await vi.waitFor(() => expect(looks()).toBeGreaterThan(before + dueAt.length));
  });

  it('is listed with others, each with the news since its start', async () => {
    const first = await leaveToPay(500);
    browser.dispatch('pageshow');
    await wire.pass(10_000);
    await decidePayment(first, 'approved');
    await leaveToPay(500);
    const { before } = firstOrder();
    const [, newer] = page.$pendingOrders.get();
    expect(newer?.before.transactions).toHaveLength((before.transactions?.length ?? 0) + 1);
    await followFirst().shows('New since');
  });

  it('can be resumed within an hour when its payment page is safe and has not reported', async () => {
    await leaveToPay(500);
    const order = firstOrder();
    expect(page.getPaymentUrl({ ...order, paymentUrl: 'javascript:alert(1)' })).toBeUndefined();
    for (const kind of ['success', 'failed'] as const)
      expect(page.getPaymentUrl({ ...order, report: { kind, reference: '' } })).toBeUndefined();
    vi.setSystemTime(Date.now() + 59 * 60_000);
    expect(page.getPaymentUrl(order)).toBe(order.paymentUrl);
    vi.setSystemTime(Date.now() + 60_000);
    expect(page.getPaymentUrl(order)).toBeUndefined();
  });
});

const stored = (part: Partial<PendingOrder>) =>
  aPendingOrder({ operation: 'deposit', amount: 500, state: 'redirected', ...part });
const orders = {
  deposit: stored({ id: 'deposit', startedAt: 1 }),
  other: stored({ id: 'other', startedAt: 2, amount: 700 }),
  tickets: stored({ id: 'tickets', startedAt: 3, operation: 'buyTickets' }),
  subscription: stored({ id: 'subscription', startedAt: 4, operation: 'paySubscription' }),
  unanswered: stored({ id: 'unanswered', startedAt: 5, state: 'unanswered' }),
  reported: stored({ id: 'reported', startedAt: 6, report: { kind: 'success', reference: 'PX-1' } }),
  reportedBefore: stored({ id: 'reportedBefore', startedAt: 0, report: { kind: 'failed', reference: '' } }),
};
type Name = keyof typeof orders;

const failed = { error: 'Declined.' };
const failedTickets = { ...failed, lottery: '3' };
const paid = { amount: '5.00' };

describe('reportPayment', () => {
  beforeAll(openPageOfNewMember);
  afterEach(clearStorage);
  afterAll(closePage);

  it.each<[Name | undefined, Record<string, string>, readonly Name[], Name?]>([
    ['deposit', paid, ['deposit', 'tickets']],
    ['other', { amount: '7.00' }, ['deposit', 'other']],
    ['other', {}, ['deposit', 'other']],
    ['deposit', paid, ['deposit', 'tickets'], 'tickets'],
    [undefined, { amount: '9.00' }, ['deposit', 'other'], 'deposit'],
    ['subscription', { lottery: '3' }, ['deposit', 'tickets', 'subscription']],
    ['tickets', { lottery: '3' }, ['deposit', 'tickets', 'subscription'], 'tickets'],
    [undefined, { lottery: '3' }, ['deposit']],
    [undefined, paid, ['unanswered']],
    [undefined, paid, []],
    ['reported', { ...paid, reference: 'PX-1' }, ['deposit', 'reported'], 'deposit'],
    ['deposit', { ...paid, reference: 'PX-2' }, ['deposit', 'reported']],
    [undefined, { ...paid, reference: 'PX-2' }, ['reported'], 'reported'],
    ['deposit', failed, ['deposit']],
    ['tickets', failed, ['tickets']],
    [undefined, failed, ['deposit', 'tickets']],
    ['tickets', failed, ['deposit', 'tickets'], 'tickets'],
    ['deposit', failed, ['deposit', 'reportedBefore']],
    ['reportedBefore', failed, ['reportedBefore']],
    ['tickets', failedTickets, ['deposit', 'tickets'], 'deposit'],
    [undefined, failedTickets, ['deposit']],
  ])('finds %s for the query %j among %j, with %s of this tab', (id, query, names, own) => {
    for (const name of names) page.savePendingOrder(orders[name]);
    if (own) page.markTabOrder(orders[own]);
    const result = parsePaymentResult(query);
    const reported = page.reportPayment(result);
    expect(reported?.id).toBe(id);
    expect(page.readPendingOrders()).toHaveLength(names.length);
    if (!id) return;
    expect(page.readPendingOrders().find((order) => order.id === id)?.report?.kind).toBe(result.kind);
    expect(page.reportPayment(result)?.id, 'after a reload').toBe(id);
  });
});
