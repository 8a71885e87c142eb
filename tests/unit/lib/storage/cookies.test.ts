import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createExpiredSsoCookie,
  createSidebarCookie,
  createSsoCookie,
  readCookie,
} from '../../../../src/lib/storage/cookies.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

it.each([
  ['xshared-auth=no; shared-auth=a.b-c_d=; sidebar_state=true', 'a.b-c_d='],
  ['shared-auth2=no', undefined],
  ['', undefined],
  ['shared-auth=', ''],
  ['shared-auth=%', undefined],
])('readCookie in %j finds %j by its whole name', (jar, value) => {
  expect(readCookie(jar, 'shared-auth')).toBe(value);
});

it('single sign-on cookie expires after 2 minutes and belongs to the parent domain', {
  tags: ['spec:4.8', 'spec:9.3'],
}, () => {
  expect(createSsoCookie('a.b.c', 'praxis.localhost')).toBe(
    'shared-auth=a.b.c; Max-Age=120; Path=/; Domain=praxis.localhost; Secure; SameSite=None',
  );
  expect(createExpiredSsoCookie('praxis.localhost')).toBe(
    'shared-auth=; Max-Age=0; Path=/; Domain=praxis.localhost; Secure; SameSite=None',
  );
});

it('single sign-on cookie has at most 4096 bytes', () => {
  const room = 4096 - 'shared-auth='.length;
  expect(createSsoCookie('x'.repeat(room), 'a.test')).toContain('Max-Age=120');
  expect(createSsoCookie('x'.repeat(room + 1), 'a.test')).toBe('');
  expect(createSsoCookie('£'.repeat(room / 6 + 1), 'a.test')).toBe('');
});

it('single sign-on cookie returns any token unchanged, and lets no token add attributes', {
  tags: ['spec:4.9'],
}, () => {
  assertProperty(
    fc.property(hostileText, (text) => {
      const token = text.toWellFormed();
      const cookie = createSsoCookie(token, 'a.test');
      expect(cookie.split(';')).toHaveLength(6);
      expect(readCookie(`first=1; ${cookie}`, 'shared-auth')).toBe(token);
    }),
  );
});

it('sidebar cookie expires after 7 days', { tags: ['spec:9.4'] }, () => {
  expect(createSidebarCookie(true)).toBe('sidebar_state=true; Max-Age=604800; Path=/; SameSite=Lax');
  expect(createSidebarCookie(false)).toContain('sidebar_state=false;');
});
