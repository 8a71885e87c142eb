import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRouterPatterns, getPath } from '../../../src/lib/paths.ts';
import { getRoute, routeNames } from '../../../src/lib/routes.ts';
import { assertProperty, hostileText } from '../../helpers/properties.ts';

const patterns = Object.entries(createRouterPatterns());

function match(path: string) {
  return patterns.flatMap(([name, [pattern, read]]) => {
    const found = pattern.exec(path);
    return found ? [{ name, params: read(...found.slice(1)) }] : [];
  });
}

// Lone surrogates have no percent-encoding. No URL can contain '.' or '..' as a segment, so the contract
// rejects them as ids.
const value = hostileText
  .map((text) => text.toWellFormed())
  .filter((text) => text !== '' && text !== '.' && text !== '..');
const query = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), value);

it('getPath creates an address that the router parses to the same values', () => {
  assertProperty(
    fc.property(fc.constantFrom(...routeNames), value, query, (name, id, search) => {
      const params = getRoute(name).path.includes(':id') ? { id } : {};
      const address = new URL(getPath(name, params, search), 'http://club.test');
      expect(match(address.pathname)).toEqual([{ name, params }]);
      expect(Object.fromEntries(address.searchParams)).toEqual(search);
      expect(address.origin).toBe('http://club.test');
    }),
  );
});

it('router patterns match any path at most once and never throw', () => {
  const segment = fc.oneof(
    hostileText,
    fc.constantFrom('draws', 'wallet', '..', '.', '%', '%2f', '%00', '%E0%A4%A', '//evil.test', ':id'),
  );
  assertProperty(
    fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
      const found = match(`/${segments.join('/')}`);
      expect(found.length).toBeLessThan(2);
      for (const { params } of found) expect(Object.values(params).every((text) => text !== '')).toBe(true);
    }),
  );
});
