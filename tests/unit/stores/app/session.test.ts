import { afterEach, describe, expect, it } from 'vitest';
import { getSpentTokenLockName } from '../../../../src/lib/api/token-refresh.ts';
import { isLocked } from '../../../../src/lib/browser/locks.ts';
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

const { setItem } = localStorage;

/** Opens a session while storage is full. */
async function openInMemory(): Promise<void> {
  await open();
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  page.openSession(ada);
  localStorage.setItem = setItem;
}

afterEach(() => {
  shown?.stop();
  localStorage.setItem = setItem;
});

/** The session's values so far: the number of a session, or why there is none. */
const history = () =>
  shown?.values.map((session) => {
    if (session.status === 'in') return session.number;
    return session.status === 'out' ? session.reason : session.status;
  });
const stored = () => ['token', 'refreshToken'].map((key) => localStorage.getItem(key));

describe('session', () => {
  it('is read from storage at start, stores its tokens and removes them when it ends', {
    tags: ['spec:4.1', 'spec:4.5', 'spec:9.30'],
  }, async () => {
    await open();
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'visitor' });
    expect(page.$memberKey.get()).toBeNull();
    page.openSession(ada);
    expect(stored()).toEqual(['ada', 'ada-refresh']);
    await reload();
    expect(page.$session.get()).toEqual({ status: 'in', number: 1, isSignedInHere: false });
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

  it('has a unique number, and keeps the first reason for its end', async () => {
    await open(ada);
    page.endSession('refused');
    page.endSession();
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    page.openSession({ access: 'cy', refresh: 'cy-refresh' });
    expect(history()).toEqual([1, 'refused', 2, 3]);
  });
});

it('signOut at once marks the token for tabs that are refreshing it', async () => {
  await open(ada);
  page.signOut();
  expect(await isLocked(getSpentTokenLockName('ada'))).toBe(true);
  expect([...stored(), page.$session.get().status]).toEqual([null, null, 'out']);
});

describe('session and another tab', () => {
  const { storeInOtherTab: store, dispatchStorageEvent: tell } = browser;

  it.each<[string, () => Promise<void>, () => void, (number | string)[]]>([
    ['ends when the other tab signs out', () => open(ada), () => store('token', null), [1, 'leftElsewhere']],
    ['does not start with one token', open, () => store('refreshToken', 'ada-refresh'), ['visitor']],
    [
      'starts when the other tab has stored both tokens',
      open,
      () => [store('refreshToken', 'ada-refresh'), store('token', 'ada')],
      ['visitor', 1],
    ],
    [
      'ends when the other tab clears the storage',
      () => open(ada),
      () => [localStorage.clear(), tell(null, null)],
      [1, 'leftElsewhere'],
    ],
    [
      "ends as refused when the other tab's was rejected, even if storage changes later",
      () => open(ada),
      () => [
        localStorage.clear(),
        tell('sessionEnded', 'true'),
        tell('token', null),
        tell('sessionEnded', null),
      ],
      [1, 'refused'],
    ],
    [
      'stays the same when the other tab refreshed the tokens or stored something else',
      () => open(ada),
      () => [store('token', 'ada-2'), store('theme', 'dark')],
      [1],
    ],
    [
      'is replaced when the other tab changed the member while this one slept',
      () => open(ada),
      () => [localStorage.setItem('token', 'bob'), tell('token', null), tell('token', 'bob')],
      [1, 'leftElsewhere', 2],
    ],
    [
      'in memory is replaced at a sign-in elsewhere',
      openInMemory,
      () => store('token', 'bob'),
      ['visitor', 1, 2],
    ],
  ])('%s', { tags: ['spec:4.5'] }, async (_, start, act, expected) => {
    await start();
    act();
    expect(history()).toEqual(expected);
  });

  it('in memory ends when the other tab signs in and out at once', async () => {
    await openInMemory();
    tell('token', 'bob');
    tell('token', null);
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'leftElsewhere' });
    browser.sleep();
    browser.wake();
    expect(page.$session.get()).toMatchObject({ status: 'out' });
  });
});

it.each<[string, string | null, string | null, (number | string)[]]>([
  ['stays the same when nothing changed', 'ada', null, [1]],
  ['is replaced when the token has changed', 'bob', null, [1, 2]],
  ['ends when the tokens have been removed', null, null, [1, 'leftElsewhere']],
  ['ends as refused when the server ended it', null, 'true', [1, 'refused']],
])('session of a page from the back/forward cache %s', async (_, token, ended, expected) => {
  await open(ada);
  browser.sleep();
  if (token) localStorage.setItem('token', token);
  else localStorage.clear();
  if (ended) localStorage.setItem('sessionEnded', ended);
  browser.wake();
  expect(history()).toEqual(expected);
});

it.each([
  ['leaves the previous session', () => {}, 'in'],
  [
    'does not restore a session that another tab ended meanwhile',
    () => [localStorage.setItem('sessionEnded', 'true'), browser.storeInOtherTab('token', null)],
    'refused',
  ],
  ['does not restore a session that was refused meanwhile', () => page.endSession('refused'), 'refused'],
])('rejected token from another club %s', async (_, meanwhile, state) => {
  await open(ada);
  const before = page.$session.get();
  Object.assign(document, { cookie: 'shared-auth=there' });
  server.respond(() => {
    meanwhile();
    return { status: 401 };
  });
  expect(await page.signInWithSsoCookie()).toBe('failed');
  expect(page.$session.get()).toEqual(state === 'in' ? before : { status: 'out', reason: state });
  expect(localStorage.getItem('token')).toBe(state === 'in' ? 'ada' : null);
});

it('session lasts as long as the page when storage is blocked', async () => {
  await openInMemory();
  server.respond(() => ({ json: [] }));
  const { listTransactions } = await import('../../../../src/lib/contract/wallet.ts');
  await page.call(listTransactions, {});
  page.endSession();
  await page.call(listTransactions, {});
  expect(server.requests.map(({ bearer }) => bearer)).toEqual(['ada', undefined]);
});
