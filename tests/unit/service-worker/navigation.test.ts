import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectRules, shellPath } from '../../../src/lib/redirect-rules.ts';
import { getRoute, routeNames } from '../../../src/lib/routes.ts';
import { resolveDestination } from '../../../src/service-worker/navigation.ts';
import { assertProperty } from '../../helpers/properties.ts';

const routes = routeNames.map(getRoute);
const pages = routes.map(shellPath);
const at = (address: string) => resolveDestination(new URL(address, 'https://ciu.club.example'));

describe('an address that is opened', () => {
  it.each(routes)('$path is answered with its page', (route) => {
    expect(at(`${route.path.replace(':id', 'a1-7')}?client=ciu#top`)).toEqual({
      kind: 'page',
      path: shellPath(route),
    });
  });

  it.each(pages.filter((page) => page !== '/'))('%s has one address, as on the host', (page) => {
    for (const address of [`${page}/?a=1`, `${page}.html?a=1`]) {
      expect(at(address)).toEqual({ kind: 'redirect', to: `${page}?a=1` });
    }
  });

  it.each(redirectRules.filter(({ status }) => status === 302))('$from leads to $to', ({ from, to }) => {
    expect(at(from)).toEqual({ kind: 'redirect', to });
    expect(at(`${from}/?client=ciu`)).toEqual({ kind: 'redirect', to: `${to}?client=ciu` });
  });

  it.each(['/raffles/7/', '/raffles/7/?from=mail'])('%s is a draw’s, as on the host', (address) => {
    expect(at(address)).toEqual({ kind: 'page', path: '/raffle' });
  });

  it.each([
    '/raffles',
    '/raffles/7/more',
    '/no-such-page',
    '/Wallet',
    '/robots.txt',
    '/sw.js',
    '/_astro/a.js',
  ])('%s is left to the network', (address) => {
    expect(at(address)).toEqual({ kind: 'unknown' });
  });

  it('leads nowhere but to pages of the build, whatever it is', () => {
    const piece = fc.oneof(
      fc.webPath(),
      fc.constantFrom(
        ...pages,
        ...['//', '/..', '/%2f', '\\', '.html', '@evil.example', '/%0d%0a', '/raffles/'],
      ),
    );
    assertProperty(
      fc.property(fc.array(piece, { maxLength: 5 }), fc.webQueryParameters(), (path, query) => {
        const pathname = `/${path.join('')}`;
        const found = resolveDestination({ pathname, search: `?${query}` });
        if (found.kind === 'page') expect(pages).toContain(found.path);
        if (found.kind === 'redirect') expect(pages.map((page) => `${page}?${query}`)).toContain(found.to);
      }),
      5_000,
    );
  });
});
