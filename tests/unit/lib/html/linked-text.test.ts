import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLinks } from '../../../../src/lib/html/text.ts';

const origin = 'https://ciu.club.example';
const isScreen = (path: string) => path === '/' || /^\/(wallet|raffles\/[^/]+)$/.test(path);
const read = (text: string) => splitLinks(text, origin, isScreen);
const links = (text: string) => read(text).filter(({ href }) => href !== undefined);

describe('links in a text', () => {
  it.each([
    ['Pay at /wallet.', '/wallet', '/wallet'],
    [`(see ${origin}/raffles/7?x=1#y)`, `${origin}/raffles/7?x=1#y`, '/raffles/7?x=1#y'],
    ['Rules: https://example.org/a, thanks', 'https://example.org/a', 'https://example.org/a'],
  ])('open screens of the app and other sites: %s', (text, words, href) => {
    const isInternal = href.startsWith('/') || undefined;
    expect(links(text)).toEqual([{ text: words, href, isInternal }]);
  });

  it.each([
    ...['http://example.org/', 'https://ciu.club.example@evil.example/'],
    ...['https://user:word@ciu.club.example/wallet', '//evil.example/wallet', '/\\evil.example'],
    ...['javascript:alert(1)//https://x', 'and/or, 1/2, /nowhere, https://'],
  ])('are not created for %s', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('do not change the text and open only https URLs or app paths', () => {
    const part = fc.oneof(
      fc.string(),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom(' ', '/wallet', `${origin}/`, '//', '(', ').', 'https:', '@', '\\', '\u202e', '\n'),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        const pieces = read(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { href, isInternal } of pieces) {
          if (href === undefined) continue;
          const url = new URL(href, origin);
          expect(url.origin === origin).toBe(isInternal === true);
          expect(url.protocol).toBe('https:');
          expect(url.username + url.password).toBe('');
          if (isInternal) expect(href).toMatch(/^\/(?![/\\])/);
        }
      }),
    );
  });
});
