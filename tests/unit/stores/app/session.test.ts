import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../../src/stores/app/session.ts';
import { type ApiServer, startApiServer } from '../../../support/api-server.ts';
import { browser } from '../../../support/browser.ts';
import { freshPage, type Page } from '../../../support/fresh-page.ts';
import { watch } from '../../../support/state.ts';

const ada = { access: 'ada', refresh: 'ada-refresh' };

let server: ApiServer;
let page: Page;
let shown: { values: Session[]; stop: () => void };

beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.close());

async function open(tokens?: typeof ada): Promise<void> {
  localStorage.clear();
  if (tokens) {
    localStorage.setItem('token', tokens.access);
    localStorage.setItem('refreshToken', tokens.refresh);
  }
  page = await freshPage(server.base);
  shown = watch(page.$session);
}

beforeEach(() => server.reset());
afterEach(() => shown.stop());

const numbers = () =>
  shown.values.map((session) => (session.status === 'in' ? session.number : session.status));

describe('the session', () => {
  it('is what storage says at start', async () => {
    await open();
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'visitor' });
    expect(page.$memberKey.get()).toBeNull();
    shown.stop();
    await open(ada);
    expect(page.$session.get()).toEqual({ status: 'in', number: 1 });
  });

  it('opens with the tokens stored, and closes with them gone', async () => {
    await open();
    page.openSession(ada);
    expect([localStorage.getItem('token'), localStorage.getItem('refreshToken')]).toEqual([
      'ada',
      'ada-refresh',
    ]);
    page.signOut();
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'left' });
    expect([localStorage.getItem('token'), localStorage.getItem('refreshToken')]).toEqual([null, null]);
  });

  it('keeps the first reason it ended for', async () => {
    await open(ada);
    page.signOut('refused');
    page.signOut();
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'refused' });
  });

  it('never has the number of another one', async () => {
    await open(ada);
    page.signOut();
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    page.openSession({ access: 'cy', refresh: 'cy-refresh' });
    expect(numbers()).toEqual([1, 'out', 2, 3]);
  });
});

describe('another tab', () => {
  it('ends the session here by signing out', async () => {
    await open(ada);
    browser.storeElsewhere('token', null);
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'leftElsewhere' });
  });

  it('ends it by clearing the storage', async () => {
    await open(ada);
    localStorage.clear();
    browser.announceStored(null, null);
    expect(page.$session.get()).toMatchObject({ status: 'out' });
  });

  it('begins one here by signing in', async () => {
    await open();
    browser.storeElsewhere('refreshToken', 'ada-refresh');
    expect(page.$session.get()).toMatchObject({ status: 'out' });
    browser.storeElsewhere('token', 'ada');
    expect(page.$session.get()).toMatchObject({ status: 'in' });
  });

  it('that renewed the tokens changes nothing here', async () => {
    await open(ada);
    browser.storeElsewhere('token', 'ada-2');
    expect(numbers()).toEqual([1]);
  });

  it('that stored something else changes nothing here', async () => {
    await open(ada);
    browser.storeElsewhere('theme', 'dark');
    expect(numbers()).toEqual([1]);
  });

  it('that changed the member while this one slept begins another session', async () => {
    await open(ada);
    localStorage.setItem('token', 'bob');
    browser.announceStored('token', null);
    browser.announceStored('token', 'bob');
    expect(numbers()).toEqual([1, 'out', 2]);
  });
});

describe('a page that comes back from the browser’s cache', () => {
  it('notices that the session ended', async () => {
    await open(ada);
    browser.sleep();
    localStorage.clear();
    browser.wake();
    expect(page.$session.get()).toMatchObject({ status: 'out' });
  });

  it('begins another session where the token is another', async () => {
    await open(ada);
    browser.sleep();
    localStorage.setItem('token', 'bob');
    browser.wake();
    expect(numbers()).toEqual([1, 2]);
  });

  it('keeps its session where nothing changed', async () => {
    await open(ada);
    browser.sleep();
    browser.wake();
    expect(numbers()).toEqual([1]);
  });
});

describe('a token from another club', () => {
  it('becomes a session of its own', async () => {
    await open();
    server.respond(() => ({ json: { access_token: 'here', refresh_token: 'here-refresh' } }));
    await page.exchangeSwitchToken('there');
    expect(server.requests).toMatchObject([{ path: 'users/change_client/', bearer: 'there' }]);
    expect(numbers()).toEqual(['out', 'starting', 1]);
    expect(localStorage.getItem('token')).toBe('here');
  });

  it.each([ada, undefined])('that is refused leaves the state before it: %j', async (tokens) => {
    await open(tokens);
    const before = page.$session.get();
    server.respond(() => ({ status: 401 }));
    await expect(page.exchangeSwitchToken('there')).rejects.toMatchObject({ status: 401 });
    expect(page.$session.get()).toEqual(before);
    expect(localStorage.getItem('token')).toBe(tokens?.access ?? null);
  });

  it('that is refused brings no session back that was refused meanwhile', async () => {
    await open(ada);
    server.respond(() => {
      page.signOut('refused');
      return { status: 401 };
    });
    await expect(page.exchangeSwitchToken('there')).rejects.toMatchObject({ status: 401 });
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'refused' });
  });
});

it('lasts as long as the page where storage is blocked', async () => {
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
  page.signOut();
  await page.call(listTransactions, {});
  expect(server.requests[1]?.bearer).toBeUndefined();
  localStorage.setItem = setItem;
});
