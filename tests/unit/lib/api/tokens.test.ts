import '../../../helpers/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearMalformedTokens,
  clearTokens,
  discardRefusedTokens,
  hasSessionEnded,
  readTokens,
  writeTokens,
} from '../../../../src/lib/api/tokens.ts';
import { fillStorage } from '../../../helpers/full-storage.ts';

beforeEach(() => {
  clearTokens();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

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

it('readTokens returns tokens as servers issue them, without an invalid refresh token', () => {
  const tokens = { access: 'eyJh.eyJt_-.c2ln+/=~', refresh: 'r'.repeat(4_000) };
  writeTokens(tokens);
  clearMalformedTokens();
  expect(readTokens()).toEqual(tokens);
  localStorage.setItem('refreshToken', '{"__proto__": 1}\n');
  expect(readTokens()).toEqual({ ...tokens, refresh: '' });
});

describe('new pair without room in storage', () => {
  const spent = { access: 'a'.repeat(20), refresh: 'r'.repeat(20) };
  const renewed = { access: 'A'.repeat(30), refresh: 'R'.repeat(20) };

  beforeEach(() => writeTokens(spent));

  it.each([
    ['nothing fits', 0, { access: 'A'.repeat(30), refresh: 'R'.repeat(30) }, 'r'.repeat(20)],
    ['only the refresh token fits', 5, renewed, renewed.refresh],
    ['only the access token fits', 5, { access: 'A'.repeat(20), refresh: 'R'.repeat(30) }, 'r'.repeat(20)],
  ])('stays in memory, and other tabs keep their access token: %s', (_, room, pair, refresh) => {
    fillStorage(localStorage, room);
    expect(writeTokens(pair)).toBe(false);
    expect([...stored(), hasSessionEnded()]).toEqual([spent.access, refresh, false]);
    expect(readTokens()).toEqual(pair);
  });

  it('replaces the oldest replies of the offline copy', () => {
    const reply = (at: number) => `${at}\nusers/me/\nNov 28\n{}`;
    localStorage.setItem('owner/ciu/ada/offline/new', reply(3));
    localStorage.setItem('owner/ciu/ada/offline/old', reply(1));
    localStorage.setItem('owner/ciu/ada/draft/createSupportTicket', reply(0));
    localStorage.setItem('theme', 'dark');
    fillStorage(localStorage);
    expect(writeTokens(renewed)).toBe(true);
    expect(stored()).toEqual([renewed.access, renewed.refresh]);
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    expect(keys.filter((key) => !/oken$/.test(key))).toEqual([
      'owner/ciu/ada/offline/new',
      'owner/ciu/ada/draft/createSupportTicket',
      'theme',
    ]);
  });

  it('does not prevent storing the sessionEnded flag', () => {
    fillStorage(localStorage);
    discardRefusedTokens();
    expect(stored()).toEqual([null, null]);
    expect(hasSessionEnded()).toBe(true);
    clearTokens();
    expect(hasSessionEnded()).toBe(false);
  });

  it('is stored when removing the previous pair makes room', () => {
    fillStorage(localStorage);
    const longerRefresh = { access: 'A'.repeat(15), refresh: 'R'.repeat(25) };
    writeTokens(longerRefresh);
    expect(stored()).toEqual([longerRefresh.access, longerRefresh.refresh]);
  });

  it('is not stored in part when no pair was stored before', () => {
    clearTokens();
    fillStorage(localStorage, 60);
    expect(writeTokens(renewed)).toBe(false);
    expect(stored()).toEqual([null, null]);
    expect(readTokens()).toEqual(renewed);
    clearTokens();
    expect(readTokens()).toBeUndefined();
  });

  it('is dropped when another tab signs out, or in', () => {
    fillStorage(localStorage, -1_000);
    writeTokens(renewed);
    localStorage.removeItem('token');
    expect(readTokens()).toBeUndefined();
    vi.restoreAllMocks();
    localStorage.setItem('token', 'next');
    localStorage.setItem('refreshToken', 'next-refresh');
    expect(readTokens()).toEqual({ access: 'next', refresh: 'next-refresh' });
  });
});
