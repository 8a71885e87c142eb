import '../../../support/browser.ts';
import { beforeEach, expect, it } from 'vitest';
import { dropBrokenTokens, readTokens, writeTokens } from '../../../../src/lib/api/tokens.ts';

beforeEach(() => localStorage.clear());

it.each(['', ' ', 'a b', 'a\r\nX-Evil: 1', 'ключ', '\u0000', 'x'.repeat(8_193), '😀'])(
  'what cannot be a token counts as none: %j',
  (token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('refreshToken', 'fine');
    expect(readTokens()).toBeUndefined();
    dropBrokenTokens();
    expect([localStorage.getItem('token'), localStorage.getItem('refreshToken')]).toEqual([null, null]);
  },
);

it('a refresh token that cannot be one is none, and the access token still counts', () => {
  localStorage.setItem('token', 'access');
  localStorage.setItem('refreshToken', '{"__proto__": 1}\n');
  expect(readTokens()).toEqual({ access: 'access', refresh: '' });
});

it('tokens of servers are kept', () => {
  const tokens = { access: 'eyJh.eyJt_-.c2ln+/=~', refresh: 'r'.repeat(4_000) };
  writeTokens(tokens);
  dropBrokenTokens();
  expect(readTokens()).toEqual(tokens);
});
