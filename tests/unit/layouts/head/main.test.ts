import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../../src/lib/format/text.ts';
import { getPrefetchPaths } from '../../../../src/lib/prefetch/route-prefetch.ts';
import { runPageHead, type Visit } from '../../../helpers/page-head.ts';

/** @returns URLs and bearers */
function sent({ token, chosen, ...visit }: Visit & { token?: string; chosen?: string }) {
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

  const jwt = (seconds: number) => {
    const claims = JSON.stringify({ exp: Date.now() / 1_000 + seconds });
    return `e30.${Buffer.from(claims).toString('base64url')}.x`;
  };
  const tenant = ['http://ciu.api.example/clients/current/', undefined];

  it.each([
    ['the tenant when a visitor opens an open page', { access: 'open' }, [tenant]],
    ['nothing when the guard redirects a visitor', {}, []],
    ['nothing when the guard redirects a member', { access: 'public', token: 'abc' }, []],
    ['nothing on a protected page when the token is malformed', { token: 'a b' }, []],
    ['the tenant on an open page when the token is malformed', { access: 'open', token: 'a b' }, [tenant]],
    ['nothing when the token has expired, because the app renews it first', { token: jwt(-1) }, []],
  ] as const)('requests only %s', (_, visit, requests) => {
    expect(sent(visit)).toEqual(requests);
  });

  it.each([
    ['7', ['draws/7/', 'draws/7/prizes/']],
    ['..%2Fusers%2Fme', []],
  ])('requests the draw of the address %s only when its id is safe in a path', (id, draws) => {
    const url = `http://ciu.praxis.localhost:4321/raffles/${id}`;
    const paths = sent({ url, token: 'abc', reads: getPrefetchPaths('draw') }).map(([path]) => path);
    expect(paths.slice(2)).toEqual(draws.map((path) => `http://ciu.api.example/${path}`));
  });

  it('requests no draws when the list is filtered, and all with a valid token', () => {
    expect(sent({ url: 'http://ciu.praxis.localhost:4321/?search=tv', token: 'abc' })).toHaveLength(2);
    expect(sent({ token: jwt(60) })).toHaveLength(3);
  });
});

it.each([
  ['http://club.beta.example/', undefined, 'club'],
  ['http://localhost/', 'riverside', 'riverside'],
  ['http://localhost/?client=ciu', 'riverside', 'ciu'],
  ['http://ciu.praxis.localhost/?client=riverside', undefined, 'ciu'],
])('tenant of the page head at %s, after the choice %s, is %s', (url, chosen, club) => {
  const [first] = sent({ url, access: 'open', ...(chosen !== undefined && { chosen }) });
  expect(first?.[0]).toBe(`http://${club}.api.example/clients/current/`);
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
