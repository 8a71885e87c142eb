import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage, loadModules } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const server = await startSharedApiServer();
const address = 'http://ciu.praxis.localhost:4321/';
const now = Date.UTC(2026, 10, 27, 12);
const pause = { until: '2026-12-04', note: 'Rent first' };

async function openPage(email: string | undefined = 'Ada@example.com') {
  browser.visit(address);
  const page = {
    ...(await loadFreshPage(server.base)),
    ...(await loadModules(
      import('../../../../src/stores/app/pause.ts'),
      import('../../../../src/stores/safer-play/pause.ts'),
    )),
  };
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
  page.setOwner('ciu', email);
  return page;
}

const pauseKeys = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
    key.startsWith('pause '),
  );

beforeEach(() => {
  localStorage.clear();
  server.respond(() => ({ json: { redirect_url: 'https://pay.example/1', ticket_count: 1 } }));
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a pause of the member', () => {
  it('is stored without the email, outlasts the session, and is no other member’s', async () => {
    const page = await openPage();
    expect(page.$pause.get()).toBeUndefined();
    expect(page.setPause(pause)).toBe(true);
    expect(page.$pause.get()).toEqual(pause);
    page.endSession();
    expect(pauseKeys()).toEqual([expect.stringMatching(/^pause ciu \d{1,5}$/)]);

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

  it('ends by itself at the start of its day, and is deleted a week later', async () => {
    const page = await openPage();
    page.setPause(pause);
    vi.setSystemTime(Date.UTC(2026, 11, 3, 23, 58, 30));
    vi.advanceTimersByTime(60_000);
    vi.advanceTimersByTime(29_999);
    expect(page.$pause.get()).toEqual(pause);
    vi.advanceTimersByTime(1);
    expect(page.$pause.get()).toBeUndefined();
    vi.setSystemTime(Date.UTC(2026, 11, 12));
    (await openPage()).startPause();
    expect(pauseKeys()).toEqual([]);
  });

  it('can only be made longer, follows other tabs, and a new email', async () => {
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

  it('is not set where storage is refused', async () => {
    const page = await openPage();
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(page.setPause(pause)).toBe(false);
    expect(page.$pause.get()).toBeUndefined();
    vi.restoreAllMocks();
  });
});

describe('what pays in or spends', () => {
  const operations = ['buyTickets', 'subscribe', 'paySubscription', 'deposit'] as const;

  async function sendAll(page: Awaited<ReturnType<typeof openPage>>) {
    const send = vi.fn(async () => 'sent');
    const outcomes = [];
    for (const operation of [...operations, 'withdraw', 'unsubscribe'] as const)
      outcomes.push(await page.createAction({ operation, send }).run(undefined));
    return outcomes.map((outcome) => (outcome.kind === 'failed' ? outcome.failure.hint : outcome.kind));
  }

  beforeEach(() => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['Date'], now });
  });

  it('is not sent while paused, also by a tab that does not know of it; all else is', async () => {
    const page = await openPage();
    expect(await sendAll(page)).toEqual(Array(6).fill('done'));
    // As another tab does, without the event.
    localStorage.setItem(`pause ciu ${await hashOf('ada@example.com')}`, '2026-12-04 2026-11-27 x');
    const refused = 'You paused this in this browser until Fri, Dec 4. Nothing was sent.';
    expect(await sendAll(page)).toEqual([...Array(4).fill(refused), 'done', 'done']);
    vi.setSystemTime(Date.UTC(2026, 11, 4));
    expect(await sendAll(page)).toEqual(Array(6).fill('done'));
  });

  it('is not sent while it is not known whose a stored pause is, and is by another member', async () => {
    localStorage.setItem(`pause ciu ${await hashOf('ada@example.com')}`, '2026-12-04 2026-11-27 x');
    const unknown = await openPage('');
    expect((await sendAll(unknown))[0]).toMatch(/your account has not loaded .* Nothing was sent\.$/);
    const other = await openPage('bob@example.com');
    expect(await sendAll(other)).toEqual(Array(6).fill('done'));
  });
});

async function hashOf(email: string): Promise<string> {
  const { getAnonymousKey } = await import('../../../../src/lib/storage/anonymous-key.ts');
  return getAnonymousKey('ciu', email).split(' ')[1] ?? '';
}
