/** One table of expectations for the host's runtime and nginx. */
import { readdirSync } from 'node:fs';
import { getRoute, routeNames } from '../../../src/lib/routes.ts';
import { requestTenant, type TenantReply } from '../../helpers/tenant-request.ts';
import { test as base, expect } from '../helpers/fixtures.ts';
import { cdnPort, cdnUrl, sitePort } from '../helpers/hosts/addresses.ts';
import { sample } from '../helpers/walks.ts';

type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<TenantReply>;

const hosts = ['workerd', 'nginx'] as const;

const portOf = (host: string) => (host === 'nginx' ? sitePort : cdnPort);

const test = base.extend<{ askHost: Ask }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  askHost: async ({}, use, { title }) => {
    const port = portOf(title.split(' ')[0] ?? '');
    const club = `ciu.praxis.localhost:${port}`;
    await use((path, headers = {}, method = 'GET') => requestTenant(port, club, path, { headers, method }));
  },
});

const answers = [
  { path: '/', status: 200 },
  { path: '/wallet', status: 200 },
  { path: '/wallet/deposit', status: 200 },
  { path: '/raffles/7', status: 200 },
  { path: '/raffles/7/', status: 200 },
  { path: '/raffles/7?from=mail', status: 200 },
  { path: '/raffles', status: 404 },
  { path: '/raffles/7/more', status: 404 },
  { path: '/no-such-page', status: 404 },
  { path: '/club-check', status: 404 },
  { path: '/notices.json', status: 404 },
  { path: '/no-such-file.js', status: 404 },
  { path: '/_astro/gone.12345678.js', status: 404 },
  { path: '/_headers', status: 404 },
  { path: '/_redirects', status: 404 },
  { path: '/signin', status: 302, location: '/sign-in' },
  { path: '/signin/', status: 302, location: '/sign-in' },
  { path: '/signin?client=ciu', status: 302, location: '/sign-in?client=ciu' },
  { path: '/.well-known/change-password', status: 302, location: '/change-password' },
  { path: '/wallet/', status: 307, location: '/wallet' },
  { path: '/wallet.html', status: 307, location: '/wallet' },
  { path: '/index.html', status: 307, location: '/' },
];

const contentTypes = [
  { path: '/sign-in', type: /^text\/html; charset=utf-8$/ },
  { path: '/no-such-page', type: /^text\/html; charset=utf-8$/ },
  { path: '/manifest.webmanifest', type: /^application\/manifest\+json/ },
  { path: '/robots.txt', type: /^text\/plain; charset=utf-8$/ },
  { path: '/favicon.svg', type: /^image\/svg\+xml/ },
  { path: '/icons/icon-512.png', type: /^image\/png$/ },
  { path: '/icons/apple-touch.png', type: /^image\/png$/ },
];

const hashedFiles = readdirSync('dist/_astro').map((name) => `/_astro/${name}`);
const script = hashedFiles.find((path) => path.endsWith('.js')) ?? '';

const security = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /^frame-ancestors 'none';.*require-trusted-types-for 'script'/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
};

const pageCaching = 'public, max-age=0, must-revalidate, no-transform';

for (const host of hosts) {
  test(`${host} answers each path with its page, its redirect or the 404 page`, {
    tag: ['@wide', '@spec:2.25'],
  }, async ({ askHost }) => {
    for (const { path, status, location } of answers) {
      const response = await askHost(path);
      expect([response.status, response.headers.location], path).toEqual([status, location]);
      if (!location) expect(response.headers['content-type'], path).toContain('text/html');
      if (status === 404) expect(response.text, path).toContain('<title>Page not found</title>');
    }
    // A draw keeps its address and gets the shell of draws.
    expect((await askHost('/raffles/7')).text).toBe((await askHost('/raffle')).text);
  });

  test(`${host} sends every kind of file with its type and the security headers`, { tag: '@wide' }, async ({
    askHost,
  }) => {
    for (const { path, type } of [
      ...contentTypes,
      { path: script, type: /^(text|application)\/javascript/ },
    ]) {
      const { headers } = await askHost(path);
      expect(headers['content-type'], path).toMatch(type);
      for (const [name, value] of Object.entries(security)) {
        expect(headers[name], `${name} of ${path}`).toMatch(value);
      }
    }
  });

  test(`${host} sends no referrer from pages whose URL contains a secret`, { tag: '@wide' }, async ({
    askHost,
  }) => {
    for (const path of ['/reset-password?token=secret', '/callback?reference=1']) {
      const { headers } = await askHost(path);
      expect(headers['referrer-policy']).toMatch(/no-referrer$/);
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cache-control']).toBe(pageCaching);
    }
  });

  test(`${host} caches hashed files for a year and revalidates all others`, {
    tag: ['@walk', '@wide'],
  }, async ({ askHost }) => {
    for (const path of sample(hashedFiles, 10)) {
      const { status, headers } = await askHost(path, {}, 'HEAD');
      expect([status, headers['cache-control']], path).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    for (const { path } of [...contentTypes, { path: '/raffles/7' }]) {
      const { headers } = await askHost(path);
      const isPage = headers['content-type']?.startsWith('text/html');
      // Hosts differ on other files.
      expect(headers['cache-control'], path).toMatch(
        isPage ? pageCaching : 'public, max-age=0, must-revalidate',
      );
    }
  });

  test(`${host} revalidates the service worker and restricts it to this site`, {
    tag: '@wide',
  }, async ({ askHost }) => {
    const { status, headers } = await askHost('/sw.js');
    expect([status, headers['cache-control']]).toEqual([200, pageCaching]);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['content-security-policy']).toMatch(
      /^frame-ancestors .*, default-src 'none'; connect-src 'self'$/,
    );
  });

  test(`${host} does not cache the 404 for a missing hashed file`, { tag: '@wide' }, async ({ askHost }) => {
    const path = '/_astro/app.00000000.js';
    const { headers, text } = await askHost(path);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
    expect(text).toContain('<title>Page not found</title>');
    const ways = [
      {},
      { 'Sec-Fetch-Mode': 'cors' },
      { 'Sec-Fetch-Mode': 'navigate' },
      { Range: 'bytes=0-9' },
      { 'If-None-Match': headers.etag ?? '' },
    ];
    for (const way of ways) {
      const again = await askHost(path, way);
      expect([again.status, again.headers['cache-control']], JSON.stringify(way)).toEqual([404, pageCaching]);
    }
  });

  test(`${host} answers 304 when a file has not changed`, { tag: '@wide' }, async ({ askHost }) => {
    for (const path of ['/sign-in', '/favicon.svg', script]) {
      const { etag = '' } = (await askHost(path)).headers;
      const again = await askHost(path, { 'If-None-Match': etag });
      expect([again.status, again.text], path).toEqual([304, '']);
    }
  });

  test(`${host} compresses text when the browser accepts it`, { tag: '@wide' }, async () => {
    const port = portOf(host);
    // Brotli needs an optional nginx module.
    const codings = host === 'nginx' ? ['gzip'] : ['gzip', 'br'];
    for (const path of ['/sign-in', '/raffles/7', '/no-such-page', script]) {
      const plain = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'Accept-Encoding': 'identity' },
      });
      expect(plain.headers.get('content-encoding'), path).toBeNull();
      const text = await plain.text();
      for (const coding of codings) {
        const packed = await fetch(`http://127.0.0.1:${port}${path}`, {
          headers: { 'Accept-Encoding': coding },
        });
        expect(packed.headers.get('content-encoding'), path).toBe(coding);
        expect(await packed.text(), path).toBe(text);
      }
    }
  });

  test(`${host} ignores header injection in URLs and accepts no other methods`, { tag: '@wide' }, async ({
    askHost,
  }) => {
    for (const path of [
      '/wallet%0d%0aX-Planted:%20yes/',
      '/signin?a=%0d%0aX-Planted:%20yes',
      '//evil.example/',
    ]) {
      const { headers } = await askHost(path);
      expect(headers, path).not.toHaveProperty('x-planted');
      expect(headers.location ?? '/', path).toMatch(/^\/(?!\/)/);
    }
    expect((await askHost('/..%2fpackage.json')).text).not.toContain('dependencies');
    expect((await askHost('/wallet', {}, 'POST')).status).toBe(405);
  });
}

test('policy of every page allows no inline code and no other origins', { tag: '@wide' }, async ({ ask }) => {
  const paths = routeNames.map((name) => getRoute(name).path.replace(':id', '7'));
  for (const path of [...paths, '/no-such-page']) {
    const { text } = await ask(path);
    const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(text) ?? [];
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe-(inline|eval|hashes)|strict-dynamic/);
    expect(/script-src [^;]+/.exec(policy)?.[0], path).not.toMatch(/https?:|data:|\*/);
  }
});

test('page mounts the app and reaches the API without policy violations', { tag: '@wide' }, async ({
  page,
  sandbox,
}) => {
  await page.goto(cdnUrl('ciu', '/sign-in'));
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.poll(async () => (await sandbox.requests()).counts).toHaveProperty(['GET clients/current/']);
});
