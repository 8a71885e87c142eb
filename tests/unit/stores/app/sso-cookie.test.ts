import '../../../helpers/browser.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { writeSsoCookie } from '../../../../src/stores/app/session.ts';

const cookie = 'shared-auth=ada; Max-Age=120; Path=/; Domain=praxis.localhost; Secure; SameSite=None';
const insecure = cookie.replace('; Secure; SameSite=None', '; SameSite=Lax');

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

test.each([
  ['omits Secure when the browser refuses it over http', 'http:', 'Secure', [cookie, insecure]],
  ['writes one cookie when the browser accepts Secure', 'http:', 'Partitioned', [cookie]],
  ['never omits Secure over https', 'https:', 'Secure', [cookie]],
])('writeSsoCookie %s', (_, protocol, refused, expected) => {
  vi.spyOn(location, 'protocol', 'get').mockReturnValue(protocol);
  const written = jarWithout(refused);
  writeSsoCookie(cookie);
  expect(written).toEqual(expected);
});
