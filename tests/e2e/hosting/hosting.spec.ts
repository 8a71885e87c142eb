/** One table of expectations for the host's runtime and nginx. */
import { readdirSync } from 'node:fs';
import { getRoute, notFoundTitle, routeNames } from '../../../src/lib/routes.ts';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { sitePort } from '../helpers/hosts/addresses.ts';
import { filesOf } from '../helpers/hosts/builds.ts';
import { startWorkerd } from '../helpers/hosts/workerd.ts';
import { sample } from '../helpers/walks.ts';

const answers = [
  { path: '/', status: 200 },
  { path: '/wallet', status: 200 },
  { path: '/raffles/7', status: 200 },
  { path: '/raffles/7/', status: 200 },
  { path: '/raffles/7?from=mail', status: 200 },
  { path: '/raffles', status: 404 },
  { path: '/raffles/7/more', status: 404 },
  { path: '/no-such-page', status: 404 },
  { path: '/club-check', status: 404 },
  { path: '/notices.json', status: 404 },
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

const hashedFiles = readdirSync('dist/_astro').map((name) => `/_astro/${name}`);
const script = hashedFiles.find((path) => path.endsWith('.js')) ?? '';

const contentTypes = [
  { path: '/sign-in', type: /^text\/html; charset=utf-8$/ },
  { path: '/no-such-page', type: /^text\/html; charset=utf-8$/ },
  { path: '/raffles/7', type: /^text\/html; charset=utf-8$/ },
  { path: script, type: /^(text|application)\/javascript/ },
  { path: '/manifest.webmanifest', type: /^application\/manifest\+json/ },
  { path: '/robots.txt', type: /^text\/plain; charset=utf-8$/ },
  { path: '/favicon.svg', type: /^image\/svg\+xml/ },
  { path: '/icons/icon-512.png', type: /^image\/png$/ },
];

const security = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /^frame-ancestors 'none';.*require-trusted-types-for 'script'/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
};

const revalidated = 'public, max-age=0, must-revalidate';
const pageCaching = 'public, max-age=0, must-revalidate, no-transform';

const ports = { workerd: 0, nginx: sitePort };
let stopWorkerd = async () => {};

// One start for all tests.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const { port, close } = await startWorkerd('dist');
  ports.workerd = port;
  stopWorkerd = close;
});
test.afterAll(() => stopWorkerd());

for (const host of ['workerd', 'nginx'] as const) {
  const askHost = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    requestTenant(ports[host], `ciu.praxis.localhost:${ports[host]}`, path, { headers, method });

  test(`${host} answers each path with its page, its redirect or the 404 page`, {
    tag: ['@wide', '@spec:2.25'],
  }, async () => {
    for (const { path, status, location } of answers) {
      const response = await askHost(path);
      expect([response.status, response.headers.location], path).toEqual([status, location]);
      if (!location) expect(response.headers['content-type'], path).toContain('text/html');
      if (status === 404) expect(response.text, path).toContain(`<title>${notFoundTitle}</title>`);
    }
    // A draw keeps its address and gets the shell of draws.
    expect((await askHost('/raffles/7')).text).toBe((await askHost('/raffle')).text);
    await test.step('header injection has no effect, and other methods are refused', async () => {
      const injections = ['/wallet%0d%0aX-Planted:%20yes/', '/signin?a=%0d%0aX-Planted:%20yes'];
      for (const path of [...injections, '//evil.example/']) {
        const { headers } = await askHost(path);
        expect(headers, path).not.toHaveProperty('x-planted');
        expect(headers.location ?? '/', path).toMatch(/^\/(?!\/)/);
      }
      expect((await askHost('/..%2fpackage.json')).text).not.toContain('dependencies');
      expect((await askHost('/wallet', {}, 'POST')).status).toBe(405);
    });
  });

  test(`${host} sends types, security headers and caching by kind of file`, {
    tag: ['@wide'],
  }, async () => {
    await test.step('every kind of file has its type, the security headers and is revalidated', async () => {
      for (const { path, type } of contentTypes) {
        const { headers } = await askHost(path);
        expect(headers['content-type'], path).toMatch(type);
        for (const [name, value] of Object.entries(security)) {
          expect(headers[name], `${name} of ${path}`).toMatch(value);
        }
        if (path === script) continue;
        const isPage = headers['content-type']?.startsWith('text/html');
        // Hosts differ on other files.
        expect(headers['cache-control'], path).toMatch(isPage ? pageCaching : revalidated);
      }
    });

    await test.step('pages whose URL contains a secret send no referrer', async () => {
      for (const path of ['/reset-password?token=secret', '/callback?reference=1']) {
        const { headers } = await askHost(path);
        expect(headers['referrer-policy']).toMatch(/no-referrer$/);
        expect(headers['x-frame-options']).toBe('DENY');
        expect(headers['cache-control']).toBe(pageCaching);
      }
    });

    await test.step('hashed files are cached for a year', async () => {
      for (const path of sample(hashedFiles, 10)) {
        const { status, headers } = await askHost(path, {}, 'HEAD');
        expect(status, path).toBe(200);
        expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
      }
    });

    await test.step('the service worker is revalidated and restricted to this site', async () => {
      const { status, headers } = await askHost('/sw.js');
      expect([status, headers['cache-control']]).toEqual([200, pageCaching]);
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(headers['content-security-policy']).toMatch(
        /^frame-ancestors .*, default-src 'none'; connect-src 'self'$/,
      );
    });

    await test.step('the 404 for a missing hashed file is not cached', async () => {
      const path = '/_astro/app.00000000.js';
      const { headers, text } = await askHost(path);
      expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
      expect(text).toContain(`<title>${notFoundTitle}</title>`);
      for (const way of [
        {},
        { 'Sec-Fetch-Mode': 'cors' },
        { 'Sec-Fetch-Mode': 'navigate' },
        { Range: 'bytes=0-9' },
        { 'If-None-Match': headers.etag ?? '' },
      ]) {
        const again = await askHost(path, way);
        expect(again.status, JSON.stringify(way)).toBe(404);
        expect(again.headers['cache-control'], JSON.stringify(way)).toBe(pageCaching);
      }
    });

    await test.step('a file that has not changed is answered with 304', async () => {
      for (const path of ['/sign-in', '/favicon.svg', script]) {
        const { etag = '' } = (await askHost(path)).headers;
        const again = await askHost(path, { 'If-None-Match': etag });
        expect([again.status, again.text], path).toEqual([304, '']);
      }
    });

    await test.step('text is compressed when the browser accepts it', async () => {
      const fetchAs = async (path: string, coding: string) => {
        const reply = await fetch(`http://127.0.0.1:${ports[host]}${path}`, {
          headers: { 'Accept-Encoding': coding },
        });
        return { coding: reply.headers.get('content-encoding'), text: await reply.text() };
      };
      for (const path of ['/sign-in', '/raffles/7', '/no-such-page', script]) {
        const { coding, text } = await fetchAs(path, 'identity');
        expect(coding, path).toBeNull();
        // Brotli needs an optional nginx module.
        for (const wanted of host === 'nginx' ? ['gzip'] : ['gzip', 'br'])
          expect(await fetchAs(path, wanted), path).toEqual({ coding: wanted, text });
      }
    });
  });
}

test('every page allows only own code and reaches the API, and reports no errors without a DSN', {
  tag: '@wide',
}, async ({ page, sandbox }) => {
  const paths = routeNames.map((name) => getRoute(name).path.replace(':id', '7'));
  for (const path of [...paths, '/no-such-page']) {
    const { text } = await requestTenant(sitePort, `ciu.praxis.localhost:${sitePort}`, path);
    const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(text) ?? [];
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe-(inline|eval|hashes)|strict-dynamic/);
    expect(/script-src [^;]+/.exec(policy)?.[0], path).not.toMatch(/https?:|data:|\*/);
  }
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('report-delivery')) reports.push(request.url());
  });
  await page.goto(siteUrl('ciu', '/sign-in'));
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.poll(async () => (await sandbox.requests()).counts).toHaveProperty(['GET clients/current/']);
  await page.getByLabel('Email').click();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(reports).toEqual([]);
  const files = await filesOf('dist');
  expect([...files.keys()].filter((path) => path.endsWith('.map'))).toEqual([]);
  // Sentry names a page load by this word.
  const traced = [...files].filter(([path, content]) => path.endsWith('.js') && content.includes('pageload'));
  expect(traced.map(([path]) => path)).toEqual([]);
});
