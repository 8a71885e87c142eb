import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isToken } from '../../../../src/lib/api/tokens.ts';
import { fingerprint } from '../../../../src/lib/format/text.ts';
import { getPrefetchPaths } from '../../../../src/lib/prefetch/route-prefetch.ts';
import { apiBase, resolveTenant } from '../../../../src/lib/tenant/tenancy.ts';
import { runPageHead, type Visit } from '../../../helpers/page-head.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

interface PageVisit extends Visit {
  readonly token?: string;
  readonly chosen?: string;
}

/** @returns URLs and bearers */
function sent({ token, chosen, ...visit }: PageVisit) {
  return runPageHead({
    access: 'protected',
    reads: getPrefetchPaths('draws'),
    ...visit,
    ...(token !== undefined && { local: { token } }),
    ...(chosen !== undefined && { session: { chosenTenant: chosen } }),
  }).requests;
}

describe('prefetch in the page head', () => {
  it('requests tenant, member and screen data for a member', () => {
    const bearer = 'Bearer abc';
    expect(sent({ token: 'abc' })).toEqual([
      ['http://ciu.api.example/clients/current/', bearer],
      ['http://ciu.api.example/users/me/', bearer],
      ['http://ciu.api.example/draws/public/?status=live&status=scheduled&sort=popular&order=desc', bearer],
    ]);
  });

  it('requests only the tenant for a visitor', () => {
    expect(sent({ access: 'open' })).toEqual([['http://ciu.api.example/clients/current/', undefined]]);
  });

  it.each([{ access: 'protected' as const }, { access: 'public' as const, token: 'abc' }])(
    'requests nothing when the guard redirects: %o',
    (visit) => {
      expect(sent(visit)).toEqual([]);
    },
  );

  it.each(['', 'a b', 'a\r\nX: y', '🎟️', 'x'.repeat(8193)])(
    'requests no member data when the stored token is malformed: %j',
    (token) => {
      expect(isToken(token)).toBe(false);
      expect(sent({ token })).toEqual([]);
      expect(sent({ token, access: 'open' })).toEqual([
        ['http://ciu.api.example/clients/current/', undefined],
      ]);
    },
  );

  it('requests nothing when the token has expired, because the app renews it first', () => {
    const jwt = (exp: unknown) =>
      `e30.${Buffer.from(JSON.stringify({ exp, x: '🎟️>>>???' })).toString('base64url')}.x`;
    expect(sent({ token: jwt(Date.now() / 1_000 - 1) })).toEqual([]);
    expect(sent({ token: jwt(Date.now() / 1_000 + 60) })).toHaveLength(3);
    for (const exp of ['soon', null, {}]) expect(sent({ token: jwt(exp) })).toHaveLength(3);
  });

  it.each([
    ['7', ['draws/7/', 'draws/7/prizes/']],
    ['..%2Fusers%2Fme', []],
  ])('requests the draw of the address %s only when its id is safe in a path', (id, draws) => {
    const url = `http://ciu.praxis.localhost:4321/raffles/${id}`;
    const paths = sent({ url, token: 'abc', reads: getPrefetchPaths('draw') }).map(([path]) => path);
    expect(paths.slice(2)).toEqual(draws.map((path) => `http://ciu.api.example/${path}`));
  });

  it('requests no draws when the list is filtered', () => {
    const url = 'http://ciu.praxis.localhost:4321/?search=tv';
    expect(sent({ url, token: 'abc' })).toHaveLength(2);
  });
});

describe('tenant of the page head', () => {
  it.each([
    ['http://riverside.praxis.localhost:4321/', undefined, 'riverside'],
    ['http://club.beta.example/', undefined, 'club'],
    ['http://praxis.localhost/', undefined, 'staging'],
    ['http://a.b.praxis.localhost/', undefined, 'staging'],
    ['http://localhost/', 'riverside', 'riverside'],
    ['http://localhost/?client=ciu', 'riverside', 'ciu'],
    ['http://localhost/?client=evil.example/', undefined, 'staging'],
    ['http://localhost/?client=-', undefined, 'staging'],
    ['http://ciu.praxis.localhost/?client=riverside', undefined, 'ciu'],
  ])('at %s, after the choice %s, is %s', (url, chosen, club) => {
    const [first] = sent({ url, access: 'open', ...(chosen !== undefined && { chosen }) });
    expect(first?.[0]).toBe(`http://${club}.api.example/clients/current/`);
  });

  const tenantUrl = (hostname: string, domains: string, chosen?: string) => {
    const { subdomain } = resolveTenant(hostname, domains.split(','), chosen);
    return `${apiBase('http://{subdomain}.api.example', subdomain)}clients/current/`;
  };
  const askedAt = (hostname: string, domains: string, search = '') => {
    const location = { hostname, search, pathname: '/', replace: () => {} };
    return runPageHead({ reads: getPrefetchPaths('draws'), domains }, { location }).requests.map(
      ([url]) => url,
    );
  };

  it('matches the app when one landing domain contains another', () => {
    const nested = ['ciu.test.clubs.example', 'clubs.example,test.clubs.example'] as const;
    expect(askedAt(...nested)).toEqual(['http://ciu.api.example/clients/current/']);
    expect(tenantUrl(...nested)).toBe('http://ciu.api.example/clients/current/');
  });

  it('matches the app for every host, list of landing domains and choice', () => {
    const labels = ['ciu', 'test', 'clubs', 'example', 'a-b', '-', '', 'CIU', 'c_u', 'x'.repeat(64)];
    const label = fc.constantFrom(...labels);
    const host = fc.array(label, { maxLength: 4 }).map((parts) => parts.join('.'));
    const name = fc.oneof(host, hostileText);
    const domains = fc.array(name, { maxLength: 4 }).map((list) => list.join());
    assertProperty(
      fc.property(name, domains, fc.option(label, { nil: undefined }), (hostname, list, chosen) => {
        const search = chosen === undefined ? '' : `?client=${chosen}`;
        expect(askedAt(hostname, list, search)).toEqual([tenantUrl(hostname, list, chosen)]);
      }),
      300,
    );
  });
});

describe('storage in the page head', () => {
  it('reads the owner of cached replies only for the same session and tenant', () => {
    const owner = (offlineOwner: string, token = 'abc') =>
      runPageHead({ access: 'protected', local: { token, offlineOwner } }).cacheOwner;
    const mark = fingerprint('abc');
    expect(owner(`${mark} ciu/ada%40example.com`)).toBe('ciu/ada%40example.com');
    expect(owner(`${mark} riverside/ada%40example.com`)).toBeUndefined();
    expect(owner(`${mark} ciu/ada%40example.com`, 'abd')).toBeUndefined();
    for (const broken of ['', ' ', `${mark}`, 'NaN ciu/a']) expect(owner(broken), broken).toBeUndefined();
  });

  it('renames the keys of the previous version before it reads them', () => {
    const owner = 'ciu/ada%40example.com';
    const seenBy = `${fingerprint('abc')} ${owner}`;
    const { session, local, cacheOwner } = runPageHead({
      url: 'http://localhost:4321/',
      access: 'protected',
      local: { token: 'abc', seenBy, [`kept ${owner} seen users/me/`]: '1' },
      session: { chosenClient: 'ciu' },
    });
    expect(session).toEqual({ chosenTenant: 'ciu' });
    expect(local).toEqual({ token: 'abc', offlineOwner: seenBy, [`owner/${owner}/offline/users/me/`]: '1' });
    expect(cacheOwner).toBe(owner);
  });
});
