import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../../src/stores/app/session.ts';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';
import { recordValues } from '../../../helpers/store-values.ts';

const ada = { access: 'ada', refresh: 'ada-refresh' };

const server = await startSharedApiServer();
let page: FreshPage;
let shown: { values: Session[]; stop: () => void } | undefined;

async function reload(): Promise<void> {
  shown?.stop();
  page = await loadFreshPage(server.base);
  shown = recordValues(page.$session);
}

async function open(tokens?: typeof ada): Promise<void> {
  localStorage.clear();
  if (tokens) {
    localStorage.setItem('token', tokens.access);
    localStorage.setItem('refreshToken', tokens.refresh);
  }
  await reload();
}

afterEach(() => shown?.stop());

const stored = () => ['token', 'refreshToken'].map((key) => localStorage.getItem(key));
const numbers = () =>
  shown?.values.map((session) => (session.status === 'in' ? session.number : session.status));

describe('session', () => {
  it('is read from storage at start', { tags: ['spec:4.1'] }, async () => {
    await open();
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'visitor' });
    expect(page.$memberKey.get()).toBeNull();
    await open(ada);
    expect(page.$session.get()).toEqual({ status: 'in', number: 1, isSignedInHere: false });
  });

  it('stores the tokens when it opens and removes them when it ends', {
    tags: ['spec:4.5', 'spec:9.30'],
  }, async () => {
    await open();
    page.openSession(ada);
    expect(stored()).toEqual(['ada', 'ada-refresh']);
    page.endSession();
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'left' });
    expect(stored()).toEqual([null, null]);
  });

  it('is "refused" for later pages after the server ended it, until the next sign-in', async () => {
    await open(ada);
    page.endSession('refused');
    expect(localStorage.getItem('token')).toBeNull();
    await reload();
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'refused' });
    page.openSession(ada);
    page.endSession();
    await reload();
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'visitor' });
  });

  it('keeps the first reason for its end', async () => {
    await open(ada);
    page.endSession('refused');
    page.endSession();
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'refused' });
  });

  it('has a unique number', async () => {
    await open(ada);
    page.endSession();
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    page.openSession({ access: 'cy', refresh: 'cy-refresh' });
    expect(numbers()).toEqual([1, 'out', 2, 3]);
  });
});

describe('session and another tab', () => {
  it('ends when the other tab signs out', { tags: ['spec:4.5'] }, async () => {
    await open(ada);
    browser.storeInOtherTab('token', null);
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'leftElsewhere' });
  });

  it(`ends as "refused" when the other tab's was rejected, even if storage changes later`, async () => {
    await open(ada);
    localStorage.clear();
    browser.dispatchStorageEvent('sessionEnded', 'true');
    browser.dispatchStorageEvent('token', null);
    browser.dispatchStorageEvent('sessionEnded', null);
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'refused' });
  });

  it('starts when the other tab signs in', async () => {
    await open();
    browser.storeInOtherTab('refreshToken', 'ada-refresh');
    expect(page.$session.get()).toMatchObject({ status: 'out' });
    browser.storeInOtherTab('token', 'ada');
    expect(page.$session.get()).toMatchObject({ status: 'in' });
  });

  it.each<[string, () => void, (number | string)[]]>([
    ['ends when the other tab clears the storage', () => clearElsewhere(), [1, 'out']],
    [
      'stays the same when the other tab refreshed the tokens',
      () => browser.storeInOtherTab('token', 'ada-2'),
      [1],
    ],
    [
      'stays the same when the other tab stores something else',
      () => browser.storeInOtherTab('theme', 'dark'),
      [1],
    ],
    [
      'is replaced when the other tab changed the member while this one slept',
      () => changeElsewhere(),
      [1, 'out', 2],
    ],
  ])('%s', async (_, act, expected) => {
    await open(ada);
    act();
    expect(numbers()).toEqual(expected);
  });
});

function clearElsewhere(): void {
  localStorage.clear();
  browser.dispatchStorageEvent(null, null);
}

function changeElsewhere(): void {
  localStorage.setItem('token', 'bob');
  browser.dispatchStorageEvent('token', null);
  browser.dispatchStorageEvent('token', 'bob');
}

describe('session in memory and another tab', () => {
  const { setItem } = localStorage;
  afterEach(() => {
    localStorage.setItem = setItem;
  });

  async function openInMemory(): Promise<void> {
    await open();
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    page.openSession(ada);
    localStorage.setItem = setItem;
  }

  it('is replaced when the other tab signs in', async () => {
    await openInMemory();
    browser.storeInOtherTab('token', 'bob');
    expect(numbers()).toEqual(['out', 1, 2]);
  });

  it('ends when the other tab signs in and out at once', async () => {
    await openInMemory();
    browser.dispatchStorageEvent('token', 'bob');
    browser.dispatchStorageEvent('token', null);
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'leftElsewhere' });
    browser.sleep();
    browser.wake();
    expect(page.$session.get()).toMatchObject({ status: 'out' });
  });
});

it.each<[string, (string | null)[], (number | string)[], string?]>([
  ['stays the same when nothing changed', ['ada', null], [1]],
  ['is replaced when the token has changed', ['bob', null], [1, 2]],
  ['ends when the tokens have been removed', [null, null], [1, 'out'], 'leftElsewhere'],
  ['ends as refused when the server ended it', [null, 'true'], [1, 'out'], 'refused'],
])('session of a page from the back/forward cache %s', async (_, [token, ended], expected, reason) => {
  await open(ada);
  browser.sleep();
  if (token) localStorage.setItem('token', token);
  else localStorage.clear();
  if (ended) localStorage.setItem('sessionEnded', ended);
  browser.wake();
  expect(numbers()).toEqual(expected);
  if (reason) expect(page.$session.get()).toEqual({ status: 'out', reason });
});

describe('token from another club', () => {
  const signInFromThere = () => {
    Object.assign(document, { cookie: 'shared-auth=there' });
    return page.signInWithSsoCookie();
  };

  it('becomes a new session', { tags: ['spec:7.16'] }, async () => {
    await open();
    server.respond(() => ({ json: { access_token: 'here', refresh_token: 'here-refresh' } }));
    expect(await signInFromThere()).toBe('accepted');
    expect(server.requests).toMatchObject([{ path: 'users/change_client/', bearer: 'there' }]);
    expect(numbers()).toEqual(['out', 'starting', 1]);
    expect(localStorage.getItem('token')).toBe('here');
  });

  it.each([ada, undefined])('leaves the previous state when it is rejected: %j', async (tokens) => {
    await open(tokens);
    const before = page.$session.get();
    server.respond(() => ({ status: 401 }));
    expect(await signInFromThere()).toBe('failed');
    expect(page.$session.get()).toEqual(before);
    expect(localStorage.getItem('token')).toBe(tokens?.access ?? null);
  });

  it.each([
    [
      'another tab ended',
      () => {
        localStorage.setItem('sessionEnded', 'true');
        browser.storeInOtherTab('token', null);
      },
    ],
    ['was refused', () => page.endSession('refused')],
  ])('does not restore a session that %s meanwhile when it is rejected', async (_, end) => {
    await open(ada);
    server.respond(() => {
      end();
      return { status: 401 };
    });
    expect(await signInFromThere()).toBe('failed');
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'refused' });
  });
});

it('session lasts as long as the page when storage is blocked', async () => {
  await open();
  const setItem = localStorage.setItem;
  localStorage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  page.openSession(ada);
  server.respond(() => ({ json: [] }));
  const { listTransactions } = await import('../../../../src/lib/contract/wallet.ts');
  await page.call(listTransactions, {});
  expect(server.requests[0]?.bearer).toBe('ada');
  page.endSession();
  await page.call(listTransactions, {});
  expect(server.requests[1]?.bearer).toBeUndefined();
  localStorage.setItem = setItem;
});
