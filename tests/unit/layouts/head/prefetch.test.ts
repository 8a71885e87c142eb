import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { isToken } from '../../../../src/lib/api/token-validity.ts';
import { getPrefetchPaths } from '../../../../src/lib/prefetch/route-prefetch.ts';

const script = readFileSync(new URL('../../../../src/layouts/head/prefetch.js', import.meta.url), 'utf8');

interface Visit {
  readonly url?: string;
  readonly access?: 'protected' | 'public' | 'open';
  readonly reads?: readonly string[];
  readonly token?: string;
  readonly chosen?: string;
}

/** Runs the script like a page head. @returns URLs and bearers */
function sent({
  url = 'http://ciu.praxis.localhost:4321/',
  access = 'protected',
  token,
  chosen,
  reads,
}: Visit) {
  const requests: [string, string | undefined][] = [];
  const dataset = {
    access,
    api: 'http://{subdomain}.api.example/',
    domains: 'praxis.localhost,beta.example',
    reads: (reads ?? getPrefetchPaths('draws')).join(' '),
  };
  runInNewContext(script, {
    URLSearchParams,
    atob,
    performance,
    document: { documentElement: { dataset } },
    location: new URL(url),
    localStorage: { getItem: (key: string) => (key === 'token' ? (token ?? null) : null) },
    sessionStorage: { getItem: (key: string) => (key === 'chosenClient' ? (chosen ?? null) : null) },
    fetch: (address: string, { headers }: { headers: Record<string, string> }) => {
      requests.push([address, headers['Authorization']]);
      return Promise.resolve();
    },
  });
  return requests;
}

describe('what the head of a page asks for', () => {
  it('is the club, the member and the screen’s own reads, for the member', () => {
    const bearer = 'Bearer abc';
    expect(sent({ token: 'abc' })).toEqual([
      ['http://ciu.api.example/clients/current/', bearer],
      ['http://ciu.api.example/users/me/', bearer],
      ['http://ciu.api.example/draws/public/?status=live&status=scheduled&sort=popular&order=desc', bearer],
    ]);
  });

  it('is the club alone for a visitor', () => {
    expect(sent({ access: 'open' })).toEqual([['http://ciu.api.example/clients/current/', undefined]]);
  });

  it.each([{ access: 'protected' as const }, { access: 'public' as const, token: 'abc' }])(
    'is nothing where the guard leads away: %o',
    (visit) => {
      expect(sent(visit)).toEqual([]);
    },
  );

  it.each(['', 'a b', 'a\r\nX: y', '🎟️', 'x'.repeat(8193)])(
    'is nothing of a member’s where the stored token cannot be one: %j',
    (token) => {
      expect(isToken(token)).toBe(false);
      expect(sent({ token })).toEqual([]);
      expect(sent({ token, access: 'open' })).toEqual([
        ['http://ciu.api.example/clients/current/', undefined],
      ]);
    },
  );

  it('is nothing with a token that says it is over: the app renews it first', () => {
    const jwt = (exp: unknown) =>
      `e30.${Buffer.from(JSON.stringify({ exp, x: '🎟️>>>???' })).toString('base64url')}.x`;
    expect(sent({ token: jwt(Date.now() / 1_000 - 1) })).toEqual([]);
    expect(sent({ token: jwt(Date.now() / 1_000 + 60) })).toHaveLength(3);
    for (const exp of ['soon', null, {}]) expect(sent({ token: jwt(exp) })).toHaveLength(3);
  });

  it('names the draw of the address', () => {
    const url = 'http://ciu.praxis.localhost:4321/raffles/7';
    const paths = sent({ url, token: 'abc', reads: getPrefetchPaths('draw') }).map(([path]) => path);
    expect(paths).toContain('http://ciu.api.example/draws/7/');
    expect(paths).toContain('http://ciu.api.example/draws/7/prizes/');
  });

  it('leaves alone a draw whose id is nothing to put in an address', () => {
    const url = 'http://ciu.praxis.localhost:4321/raffles/..%2Fusers%2Fme';
    expect(sent({ url, token: 'abc', reads: getPrefetchPaths('draw') })).toHaveLength(2);
  });

  it('leaves a filtered list to the app', () => {
    const url = 'http://ciu.praxis.localhost:4321/?search=tv';
    expect(sent({ url, token: 'abc' })).toHaveLength(2);
  });
});

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
])('the club that a head asks at %s, with %s chosen before, is %s', (url, chosen, club) => {
  const [first] = sent({ url, access: 'open', ...(chosen !== undefined && { chosen }) });
  expect(first?.[0]).toBe(`http://${club}.api.example/clients/current/`);
});
