import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pausedOrderHint } from '../../../../src/lib/messages/safer-play-notices.ts';
import type { OrderOperation } from '../../../../src/lib/orders/money-operations.ts';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage, loadModules } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const server = await startSharedApiServer();
const address = 'http://ciu.praxis.localhost:4321/';
const now = Date.UTC(2026, 10, 27, 12);
const hourMs = 3_600_000;
const pause = { until: '2026-12-04', note: 'Rent first' };

/** The host's time, or undefined if it does not respond. */
const host = { now: now as number | undefined };

const { fetch } = globalThis;
const fetchFromHost: typeof fetch = async (...input) => {
  if (input[0] !== '/robots.txt') return fetch(...input);
  if (host.now === undefined) throw new TypeError('Failed to fetch');
  return new Response(null, { headers: { date: new Date(host.now).toUTCString() } });
};

/** Sets the time of the host and of the device. */
function setTime(right: number, device = right): void {
  host.now = right;
  vi.setSystemTime(device);
}

async function openPage(email: string | undefined = 'Ada@example.com') {
  browser.visit(address);
  const page = {
    ...(await loadFreshPage(server.base)),
    ...(await loadModules(
      import('../../../../src/stores/app/clock.ts'),
      import('../../../../src/stores/app/pause.ts'),
      import('../../../../src/stores/orders/orders.ts'),
      import('../../../../src/stores/safer-play/pause.ts'),
    )),
  };
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
  page.setOwner('ciu', email);
  return page;
}

/** Creates an order that the API accepts. */
const createOrder = (page: Awaited<ReturnType<typeof openPage>>, operation: OrderOperation) =>
  page.createOrder<undefined>({
    ...{ operation, subjectId: '', describe: () => ({ name: '', amount: 0 }) },
    ...{ send: async () => undefined, successMessage: () => undefined },
  });

const pauseKeys = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
    key.startsWith('pause/'),
  );

/** Stores a pause of Ada as another tab does, without the storage event. */
async function storePause(): Promise<void> {
  const { getAnonymousKey } = await import('../../../../src/lib/storage/scoped-storage.ts');
  const hash = getAnonymousKey('ciu', 'ada@example.com').split('/')[1];
  localStorage.setItem(`pause/ciu/${hash}`, `${pause.until} 2026-11-27 x`);
}

beforeEach(() => {
  localStorage.clear();
  host.now = now;
  vi.stubGlobal('fetch', fetchFromHost);
  server.respond(() => ({ json: { redirect_url: 'https://pay.example/1', ticket_count: 1 } }));
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('pause', () => {
  it('is stored without the email, survives sign-out and applies to one member and club', async () => {
    const page = await openPage();
    expect(page.$pause.get()).toBeUndefined();
    expect(page.setPause(pause)).toBe(true);
    expect(page.$pause.get()).toEqual(pause);
    page.endSession();
    expect(pauseKeys()).toEqual([expect.stringMatching(/^pause\/ciu\/\d{1,5}$/)]);

    const next = await openPage('');
    expect(next.$pause.get(), 'before the member is known').toBeNull();
    next.startPause();
    expect(next.$pause.get()).toBeNull();
    next.setOwner('ciu', 'bob@example.com');
    expect(next.$pause.get()).toBeUndefined();
    next.setOwner('riverside', 'ada@example.com');
    expect(next.$pause.get()).toBeUndefined();
    next.setOwner('ciu', 'ada@example.com');
    expect(next.$pause.get()).toEqual(pause);
  });

  it('ends at the start of its day, and is deleted 7 days later', async () => {
    const page = await openPage();
    page.setPause(pause);
    await page.correctClock();
    setTime(Date.UTC(2026, 11, 3, 23, 58, 30));
    await page.correctClock();
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(page.$pause.get()).toEqual(pause);
    setTime(Date.UTC(2026, 11, 4));
    await vi.advanceTimersByTimeAsync(1);
    expect(page.$pause.get()).toBeUndefined();
    setTime(Date.UTC(2026, 11, 12));
    (await openPage()).startPause();
    await vi.waitFor(() => expect(pauseKeys()).toEqual([]));
  });

  it.each([
    ['and the host is reachable', now + 3 * hourMs],
    ['and the device is offline', undefined],
  ])('stays when the device’s clock is 40 days ahead %s', async (_, hostTime) => {
    (await openPage()).setPause(pause);
    vi.setSystemTime(now + 40 * 24 * hourMs);
    host.now = hostTime;
    const ahead = await openPage();
    ahead.startPause();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(ahead.$pause.get()).toEqual(pause);
    expect(await createOrder(ahead, 'deposit').run(undefined)).toMatchObject({
      kind: 'failed',
      failure: { hint: pausedOrderHint(pause, ahead.nowMs()) },
    });

    setTime(now + 4 * hourMs);
    browser.hide();
    browser.show();
    await ahead.correctClock();
    expect([ahead.$pause.get(), pauseKeys().length]).toEqual([pause, 1]);
    const right = await openPage();
    right.startPause();
    await right.correctClock();
    expect([right.$pause.get(), pauseKeys().length]).toEqual([pause, 1]);
  });

  it('ends by the host’s time when the device’s clock is behind', async () => {
    const page = await openPage();
    page.setPause(pause);
    await page.correctClock();
    setTime(Date.UTC(2026, 11, 5), now);
    await page.correctClock();
    expect(page.$pause.get()).toBeUndefined();
  });

  it('ends by the device’s time once the host confirms it', async () => {
    const end = Date.UTC(2026, 11, 4);
    vi.setSystemTime(end - 60_000);
    host.now = undefined;
    const page = await openPage();
    page.setPause(pause);
    await vi.advanceTimersByTimeAsync(59_999);
    host.now = end;
    await vi.advanceTimersByTimeAsync(1);
    expect(page.$pause.get()).toBeUndefined();
  });

  it('only gets longer, and is kept in other tabs and with a new email', async () => {
    const page = await openPage();
    page.setPause(pause);
    page.setPause({ until: '2026-11-29', note: 'Shorter' });
    expect(page.$pause.get()).toEqual({ until: '2026-12-04', note: 'Shorter' });
    const [key = ''] = pauseKeys();
    browser.storeInOtherTab(key, '2027-01-01 2026-11-27 Longer');
    expect(page.$pause.get()).toEqual({ until: '2027-01-01', note: 'Longer' });
    page.setOwner('ciu', 'ada.new@example.com', 'reply');
    expect(page.$pause.get()).toEqual({ until: '2027-01-01', note: 'Longer' });
    expect(pauseKeys()).not.toContain(key);
    browser.storeInOtherTab(pauseKeys()[0] ?? '', 'nonsense');
    expect(page.$pause.get()).toBeUndefined();
  });

  it('is not set when the browser refuses to store it', async () => {
    const page = await openPage();
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(page.setPause(pause)).toBe(false);
    expect(page.$pause.get()).toBeUndefined();
    vi.restoreAllMocks();
  });
});

describe('order of a paused member', () => {
  const spending = ['buyTickets', 'subscribe', 'paySubscription', 'deposit'] as const;
  const operations = [...spending, 'withdraw', 'unsubscribe'] as const;

  async function sendAll(page: Awaited<ReturnType<typeof openPage>>) {
    const outcomes = [];
    for (const operation of operations) outcomes.push(await createOrder(page, operation).run(undefined));
    return outcomes.map((outcome) => (outcome.kind === 'failed' ? outcome.failure.hint : outcome.kind));
  }

  beforeEach(() => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
  });

  it('is not sent from any tab when it spends or deposits, while withdrawing and unsubscribing are', async () => {
    const page = await openPage();
    expect(await sendAll(page)).toEqual(Array(6).fill('done'));
    await storePause();
    const refused = pausedOrderHint(pause, now);
    expect(await sendAll(page)).toEqual([...Array(4).fill(refused), 'done', 'done']);
    setTime(Date.UTC(2026, 11, 4));
    expect(await sendAll(page)).toEqual(Array(6).fill('done'));
  });

  it('is not sent while the member is unknown, and is sent for another member', async () => {
    await storePause();
    const unknown = await openPage('');
    expect((await sendAll(unknown))[0]).toBe(pausedOrderHint(null, now));
    const other = await openPage('bob@example.com');
    expect(await sendAll(other)).toEqual(Array(6).fill('done'));
  });
});
