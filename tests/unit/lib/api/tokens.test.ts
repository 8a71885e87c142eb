import '../../../helpers/browser.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  clearMalformedTokens,
  clearTokens,
  discardRefusedTokens,
  hasSessionEnded,
  readTokens,
  writeTokens,
} from '../../../../src/lib/api/tokens.ts';

const { setItem } = localStorage;

beforeEach(() => {
  clearTokens();
  localStorage.clear();
});
afterEach(() => {
  localStorage.setItem = setItem;
});

const storedItems = () =>
  Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, index) => {
      const key = localStorage.key(index) ?? '';
      return [key, localStorage.getItem(key) ?? ''];
    }),
  );

const stored = () => [localStorage.getItem('token'), localStorage.getItem('refreshToken')];

it.each(['', ' ', 'a b', 'a\r\nX-Evil: 1', 'ключ', '\u0000', 'x'.repeat(8_193), '😀'])(
  'readTokens ignores an invalid token: %j',
  (token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('refreshToken', 'fine');
    expect(readTokens()).toBeUndefined();
    clearMalformedTokens();
    expect(stored()).toEqual([null, null]);
  },
);

it('readTokens ignores an invalid refresh token and keeps the access token', () => {
  localStorage.setItem('token', 'access');
  localStorage.setItem('refreshToken', '{"__proto__": 1}\n');
  expect(readTokens()).toEqual({ access: 'access', refresh: '' });
});

it('readTokens returns tokens as servers issue them', () => {
  const tokens = { access: 'eyJh.eyJt_-.c2ln+/=~', refresh: 'r'.repeat(4_000) };
  writeTokens(tokens);
  clearMalformedTokens();
  expect(readTokens()).toEqual(tokens);
});

describe('new pair without room in storage', () => {
  const spent = { access: 'a'.repeat(20), refresh: 'r'.repeat(20) };
  const renewed = { access: 'A'.repeat(30), refresh: 'R'.repeat(20) };

  /** Limits storage to `room` more characters. */
  function limitRoom(room: number): void {
    const used = () => stored().reduce((sum, text) => sum + (text?.length ?? 0), 0);
    const most = used() + room;
    localStorage.setItem = (key, value) => {
      const grows = value.length - (localStorage.getItem(key)?.length ?? 0);
      if (grows > 0 && used() + grows > most) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
  }

  beforeEach(() => writeTokens(spent));

  it.each([
    ['nothing fits', 0, { access: 'A'.repeat(30), refresh: 'R'.repeat(30) }, 'r'.repeat(20)],
    ['only the refresh token fits', 5, renewed, renewed.refresh],
    ['only the access token fits', 5, { access: 'A'.repeat(20), refresh: 'R'.repeat(30) }, 'r'.repeat(20)],
  ])('stays in memory, and other tabs keep their access token: %s', (_, room, pair, refresh) => {
    limitRoom(room);
    expect(writeTokens(pair)).toBe(false);
    expect([...stored(), hasSessionEnded()]).toEqual([spent.access, refresh, false]);
    expect(readTokens()).toEqual(pair);
    clearTokens();
    expect(readTokens()).toBeUndefined();
  });

  it('replaces the oldest replies of the offline copy', () => {
    const reply = (at: number) => `${at}\nusers/me/\nNov 28\n{}`;
    localStorage.setItem('owner/ciu/ada/offline/new', reply(3));
    localStorage.setItem('owner/ciu/ada/offline/old', reply(1));
    localStorage.setItem('owner/ciu/ada/draft/createSupportTicket', reply(0));
    localStorage.setItem('theme', 'dark');
    const length = () => Object.values(storedItems()).join('').length;
    const most = length();
    localStorage.setItem = (key, value) => {
      const grows = value.length - (localStorage.getItem(key)?.length ?? 0);
      if (length() + grows > most) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    expect(writeTokens(renewed)).toBe(true);
    expect(stored()).toEqual([renewed.access, renewed.refresh]);
    expect(Object.keys(storedItems()).filter((key) => !/oken$/.test(key))).toEqual([
      'owner/ciu/ada/offline/new',
      'owner/ciu/ada/draft/createSupportTicket',
      'theme',
    ]);
  });

  it('is removed when another tab ends the session', () => {
    limitRoom(-1_000);
    writeTokens(renewed);
    localStorage.removeItem('token');
    expect(readTokens()).toBeUndefined();
  });

  it('does not prevent storing the sessionEnded flag', () => {
    limitRoom(0);
    discardRefusedTokens();
    expect(stored()).toEqual([null, null]);
    expect(hasSessionEnded()).toBe(true);
    clearTokens();
    expect(hasSessionEnded()).toBe(false);
  });

  it('is stored when removing the previous pair makes room', () => {
    limitRoom(0);
    const longerRefresh = { access: 'A'.repeat(15), refresh: 'R'.repeat(25) };
    writeTokens(longerRefresh);
    expect(stored()).toEqual([longerRefresh.access, longerRefresh.refresh]);
  });

  it('is dropped when another tab has signed in', () => {
    limitRoom(-1_000);
    writeTokens(renewed);
    localStorage.setItem = setItem;
    localStorage.setItem('token', 'next');
    localStorage.setItem('refreshToken', 'next-refresh');
    expect(readTokens()).toEqual({ access: 'next', refresh: 'next-refresh' });
    localStorage.removeItem('token');
    localStorage.removeItem('refreshToken');
    expect(readTokens()).toBeUndefined();
  });
});
