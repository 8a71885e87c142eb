import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Query, waitUntilSettled } from '../../../../src/lib/data/query.ts';
import { parsePaymentResult } from '../../../../src/lib/orders/payment-page.ts';
import { paymentPollSchedule } from '../../../../src/stores/orders/poll-schedule.ts';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage, loadModules } from '../../../helpers/fresh-page.ts';
import type { BackendProfileInput, CreatedMember } from '../../../helpers/sandbox-control.ts';
import { startSharedSandbox } from '../../../helpers/shared-servers.ts';
import { recordValues, waitForValue } from '../../../helpers/store-values.ts';
import { decidePayment } from '../../../sandbox/harness.ts';

const loadStores = () =>
  loadModules(
    import('../../../../src/stores/wallet/deposit-settlement.ts'),
    import('../../../../src/stores/member/member.ts'),
  );

const { sandbox, wires } = await startSharedSandbox('ciu');
const wire = wires.ciu;
let member: CreatedMember;
let page: FreshPage & Awaited<ReturnType<typeof loadStores>>;
let stop: (() => void)[] = [];

/** Mimics a page load. Storage stays. */
async function open(path: string): Promise<void> {
  for (const end of stop) end();
  browser.visit(`http://ciu.praxis.localhost:4321${path}`);
  page = { ...(await loadFreshPage(wire.base)), ...(await loadStores()) };
  page.openSession({ access: member.access, refresh: member.refresh });
  const query: Query<unknown> = page.memberQuery;
  stop = [recordValues(query.$data).stop, recordValues(page.depositSettlement.$status).stop];
  await waitUntilSettled(query);
}

/** @param amount pence @returns the payment page */
async function begin(amount: number): Promise<string> {
  await open('/wallet/deposit');
  const before = browser.assignedUrls.length;
  const order = page.deposit.run({ amount, balance: page.memberQuery.$data.get()?.balance });
  await vi.waitFor(() => expect(browser.assignedUrls).toHaveLength(before + 1), 10_000);
  // `pageshow` releases the wait for the page unload.
  browser.dispatch('pageshow');
  await order;
  return browser.assignedUrls.at(-1) ?? '';
}

async function comeBack(query: Readonly<Record<string, string>>): Promise<void> {
  await open(`/callback?${new URLSearchParams(query)}`);
  page.handlePaymentResult(parsePaymentResult(query));
  await wire.waitForIdle();
}

const query = (amount: string, reference = 'PX-1') => ({ amount, reference });
const approve = (payment: string) => decidePayment(payment, 'approved');
const tells = (text: string) => waitForValue(page.depositSettlement.$status, (told) => told?.text === text);
const looks = () => wire.requests.filter(({ path }) => path === 'transactions/me/').length;
const told = () => page.depositSettlement.$status.get();

const coming = '£5.00 is on its way to your wallet, but not there yet.';
const arrived = (balance: string) => `Arrived: £5.00 is in your wallet. Your balance is now ${balance}.`;
const unseen = 'We have not seen this payment.';

async function startOver(manner: BackendProfileInput): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: Date.now() });
  sessionStorage.clear();
  localStorage.clear();
  await sandbox.control.clearFaults();
  await sandbox.control.setProfile(manner);
  member = await sandbox.control.createMember({ club: 'ciu', balance: 1000 });
}
afterEach(() => {
  page.endSession();
  vi.useRealTimers();
});

describe.each([{}, { backend: 'django' }] as const)('a deposit at an API of the manner %j', (manner) => {
  beforeEach(() => startOver(manner));
  afterAll(() => sandbox.control.setProfile({}));

  it('asks for the account once with each look while the deposit is on its way', async () => {
    await begin(500);
    await comeBack(query('5.00'));
    await tells(coming);
    const asks = (path: string) => wire.requests.filter((request) => request.path === path).length;
    const before = { looks: looks(), asks: asks('users/me/') };
    await wire.pass(60_000);
    const count = looks() - before.looks;
    expect(count).toBeGreaterThan(1);
    expect(asks('users/me/') - before.asks).toBe(count);
  });

  it('has arrived where it is credited at once, which a second visit says too', async () => {
    const back = await approve(await begin(500));
    await comeBack(Object.fromEntries(back.searchParams));
    await tells(arrived('£15.00'));
    expect(told()).toMatchObject({ tone: 'success' });
    const before = looks();
    await wire.pass(200_000);
    expect(looks()).toBe(before);
    await comeBack(Object.fromEntries(back.searchParams));
    await tells(arrived('£15.00'));
  });

  it('has arrived where it is credited after 40 seconds, and is told once', async () => {
    const payment = await begin(500);
    await comeBack(query('5.00'));
    await tells(coming);
    await wire.pass(39_000);
    await approve(payment);
    const { values } = recordValues(page.depositSettlement.$status);
    await wire.pass(22_000);
    expect(values.map((each) => each?.text)).toEqual([coming, arrived('£15.00')]);
    await wire.pass(200_000);
    expect(values).toHaveLength(2);
    expect(page.memberQuery.$data.get()?.balance).toBe(1500);
  });

  it('is looked for in growing pauses, two minutes long, and then whenever the member looks', async () => {
    const payment = await begin(500);
    wire.requests.length = 0;
    await comeBack(query('5.00'));
    await tells(coming);
    for (const [index, due] of paymentPollSchedule.entries()) {
      await wire.pass(due - (paymentPollSchedule[index - 1] ?? 0));
      await vi.waitFor(() => expect(looks()).toBe(index + 2));
    }
    await wire.pass(180_000);
    expect(looks()).toBe(paymentPollSchedule.length + 1);
    expect(told()).toMatchObject({
      text: coming,
      isOpen: true,
      hint: expect.stringContaining('up to 24 hours'),
    });
    expect(told()?.supportRequest).toEqual({
      category: 'Payments',
      subject: 'Deposit not arrived: £5.00',
      description: expect.stringMatching(/^Amount: £5\.00\nReference: PX-1\n/),
    });
    await approve(payment);
    document.dispatchEvent(new Event('visibilitychange'));
    await tells(arrived('£15.00'));
  });
});

describe('a deposit', () => {
  beforeEach(() => startOver({}));

  it('is not looked for out of sight', async () => {
    await begin(500);
    await comeBack(query('5.00'));
    await tells(coming);
    const before = looks();
    Object.assign(document, { visibilityState: 'hidden' });
    await wire.pass(120_000);
    Object.assign(document, { visibilityState: 'visible' });
    expect(looks()).toBe(before);
  });

  it('that never comes stays on its way, over a reload too', async () => {
    await begin(500);
    await comeBack(query('5.00'));
    await wire.pass(20_000);
    expect(told()?.text).toBe(coming);
    await comeBack(query('5.00'));
    await tells(coming);
    await wire.pass(130_000);
    expect(told()?.text).toBe(coming);
  });

  it('is not taken for one of another amount, nor for one that was there before', async () => {
    await approve(await begin(500));
    const other = await begin(700);
    await begin(500);
    await approve(other);
    await comeBack(query('5.00'));
    await wire.pass(130_000);
    expect(told()?.text).toBe(coming);
  });

  it('is not proven by the entry that proves another tab’s of the same amount', async () => {
    const first = await begin(500);
    const tab = Object.entries(sessionStorageText());
    sessionStorage.clear();
    const second = await begin(500);
    await approve(second);
    await comeBack(query('5.00', 'PX-2'));
    await tells(arrived('£15.00'));
    sessionStorage.clear();
    for (const [key, text] of tab) sessionStorage.setItem(key, text);
    await comeBack(query('5.00', 'PX-1'));
    await wire.pass(130_000);
    expect(told()?.text).toBe(coming);
    await approve(first);
    await page.depositSettlement.check();
    expect(told()?.text).toBe(arrived('£20.00'));
  });

  it('is proven by the balance where movements cannot be read', async () => {
    await sandbox.control.faults({ path: 'transactions/me/', status: 500, email: member.email });
    await approve(await begin(500));
    await comeBack(query('5.00'));
    await tells(arrived('£15.00'));
  });

  it('can be met in another tab of the browser, and never by another member', async () => {
    await approve(await begin(500));
    sessionStorage.clear();
    await comeBack(query('5.00'));
    await tells(arrived('£15.00'));
    member = await sandbox.control.createMember({ club: 'ciu', balance: 0 });
    await comeBack(query('5.00'));
    expect(told()?.text).toBe(unseen);
  });
});

describe('an address that claims success', () => {
  beforeEach(() => startOver({}));

  it('for a payment that was never made ends as not seen', async () => {
    await open('/');
    await comeBack(query('5.00'));
    expect(told()).toMatchObject({ tone: 'info', text: unseen, supportRequest: { category: 'Payments' } });
    await wire.pass(130_000);
    expect(told()?.text).toBe(unseen);
  });

  it('of another amount or another payment than the member’s is none of theirs', async () => {
    const payment = await begin(500);
    await comeBack(query('500.00'));
    expect(told()?.text).toBe(unseen);
    await approve(payment);
    await comeBack(query('5.00'));
    await tells(arrived('£15.00'));
    await comeBack(query('5.00', 'PX-9'));
    expect(told()?.text).toBe(unseen);
  });

  it('is met without storage too', async () => {
    await approve(await begin(500));
    const blocked = vi.spyOn(sessionStorage, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(localStorage, 'getItem').mockImplementation((key) => {
      if (key.startsWith('kept')) throw new Error('blocked');
      return null;
    });
    await comeBack(query('5.00'));
    expect(told()?.text).toBe(unseen);
    blocked.mockRestore();
    vi.restoreAllMocks();
  });
});

function sessionStorageText(): Record<string, string> {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, sessionStorage.getItem(key) ?? '']));
}
