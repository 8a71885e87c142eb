import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createExpiredSsoCookie,
  createSidebarCookie,
  createSsoCookie,
  readCookie,
} from '../../../../src/lib/storage/cookies.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

it('readCookie finds a cookie by its full name', () => {
  const jar = 'xshared-auth=no; shared-auth=a.b-c_d=; sidebar_state=true';
  expect(readCookie(jar, 'shared-auth')).toBe('a.b-c_d=');
  expect(readCookie(jar, 'sidebar_state')).toBe('true');
  expect(readCookie(jar, 'sidebar')).toBeUndefined();
  expect(readCookie('', 'shared-auth')).toBeUndefined();
  expect(readCookie('shared-auth=', 'shared-auth')).toBe('');
  expect(readCookie('shared-auth=%', 'shared-auth')).toBeUndefined();
});

describe('createSsoCookie', () => {
  it('lasts two minutes on the parent domain', { tags: ['spec:4.8', 'spec:9.3'] }, () => {
    expect(createSsoCookie('a.b.c', 'praxis.localhost')).toBe(
      'shared-auth=a.b.c; Max-Age=120; Path=/; Domain=praxis.localhost; Secure; SameSite=None',
    );
    expect(createExpiredSsoCookie('praxis.localhost')).toBe(
      'shared-auth=; Max-Age=0; Path=/; Domain=praxis.localhost; Secure; SameSite=None',
    );
  });

  it('is limited to 4096 bytes', () => {
    const room = 4096 - 'shared-auth='.length;
    expect(createSsoCookie('x'.repeat(room), 'a.test')).toContain('Max-Age=120');
    expect(createSsoCookie('x'.repeat(room + 1), 'a.test')).toBe('');
    expect(createSsoCookie('£'.repeat(room / 6 + 1), 'a.test')).toBe('');
  });

  it('preserves any token and lets none add attributes', { tags: ['spec:4.9'] }, () => {
    assertProperty(
      fc.property(hostileText, (text) => {
        const token = text.toWellFormed();
        const cookie = createSsoCookie(token, 'a.test');
        expect(cookie.split(';')).toHaveLength(6);
        expect(readCookie(`first=1; ${cookie}`, 'shared-auth')).toBe(token);
      }),
    );
  });
});

it('createSidebarCookie lasts seven days', { tags: ['spec:9.4'] }, () => {
  expect(createSidebarCookie(true)).toBe('sidebar_state=true; Max-Age=604800; Path=/; SameSite=Lax');
  expect(createSidebarCookie(false)).toContain('sidebar_state=false;');
});
