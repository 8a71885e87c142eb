import '../../../helpers/browser.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { writeSsoCookie } from '../../../../src/stores/app/session.ts';

const cookie = 'shared-auth=ada; Max-Age=120; Path=/; Domain=praxis.localhost; Secure; SameSite=None';

/** Mimics WebKit without https. @returns the written cookies */
function jarWithout(attribute: string): string[] {
  const written: string[] = [];
  const kept: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => kept.join('; '));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    if (!text.includes(attribute)) kept.push(text.split(';')[0] ?? '');
  });
  return written;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('writeSsoCookie omits Secure when the browser refuses it over http', () => {
  const written = jarWithout('Secure');
  writeSsoCookie(cookie);
  expect(written).toEqual([cookie, cookie.replace('; Secure; SameSite=None', '; SameSite=Lax')]);
});

test('writeSsoCookie writes one cookie when the browser accepts Secure', () => {
  const written = jarWithout('Partitioned');
  writeSsoCookie(cookie);
  expect(written).toEqual([cookie]);
});

test('writeSsoCookie never omits Secure over https', () => {
  vi.spyOn(location, 'protocol', 'get').mockReturnValue('https:');
  const written = jarWithout('Secure');
  writeSsoCookie(cookie);
  expect(written).toEqual([cookie]);
});
