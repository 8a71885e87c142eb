import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRedirect, redirectRules, shellPath } from '../../../src/lib/redirect-rules.ts';
import { getRoute, routeNames } from '../../../src/lib/routes.ts';
import { assertProperty } from '../../helpers/properties.ts';

const pages = routeNames.map(getRoute).map(shellPath);
const at = (address: string) => findRedirect(new URL(address, 'https://ciu.club.example'));

describe('findRedirect', () => {
  it.each(pages.filter((page) => page !== '/'))('redirects to %s from its other spellings', (page) => {
    expect(at(`${page}?a=1`)).toBeUndefined();
    for (const address of [`${page}/?a=1`, `${page}.html?a=1`]) expect(at(address)).toBe(`${page}?a=1`);
  });

  it.each(redirectRules.filter(({ status }) => status === 302))('redirects $from to $to', ({ from, to }) => {
    expect(at(from)).toBe(to);
    expect(at(`${from}/?client=ciu`)).toBe(`${to}?client=ciu`);
  });

  it.each(['/raffles/7', '/raffles', '/no-such-page', '/Wallet', '/robots.txt', '/_astro/a.js'])(
    'does not redirect %s',
    (address) => expect(at(address)).toBeUndefined(),
  );

  it('redirects any address only to pages of the build', () => {
    const odd = ['//', '/..', '/%2f', '\\', '.html', '@evil.example', '/%0d%0a', '/raffles/'];
    const piece = fc.oneof(fc.webPath(), fc.constantFrom(...pages, ...odd));
    assertProperty(
      fc.property(fc.array(piece, { maxLength: 5 }), fc.webQueryParameters(), (path, query) => {
        const found = findRedirect({ pathname: `/${path.join('')}`, search: `?${query}` });
        if (found !== undefined) expect(pages.map((page) => `${page}?${query}`)).toContain(found);
      }),
      1_000,
    );
  });
});
