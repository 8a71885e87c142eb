/**
 * Tests a deployed site from outside, with GET requests only. API replies count only with `--with-api`,
 * because an API need not allow the origin of a preview.
 */
import { readdir, readFile } from 'node:fs/promises';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { checkPreflights } from '../../scripts/verify-api.mjs';
import { shellPath } from '../../src/lib/redirect-rules.ts';
import { getRoute, notFoundTitle, routeNames } from '../../src/lib/routes.ts';
import { resolveApiBase } from './api-base.ts';

const site = process.env['SMOKE_URL'] ?? '';
const client = process.env['SMOKE_CLIENT'] ?? '';
const withApi = Boolean(process.env['SMOKE_WITH_API']);
const hostRules = process.env['SMOKE_HOST_RULES'] ?? '';

const unknownPath = '/no-such-page';
const routes = routeNames.map(getRoute);
const compliance = routes.filter(({ menu }) => menu === 'compliance');

function at(path: string): string {
  return client ? `${path}?client=${encodeURIComponent(client)}` : path;
}

const test = base.extend<{ page: Page }>({
  /** Fails on uncaught errors, console errors and requests other than GET. */
  page: async ({ page }, use) => {
    const problems: string[] = [];
    const isOurs = (url: string) => url === '' || url.startsWith(site);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // An API may refuse a preview's origin.
      const isApi = !withApi && /Failed to load resource|CORS/.test(message.text());
      const { url } = message.location();
      if (url === `${site}${at(unknownPath)}`) return;
      if (message.type() === 'error' && !(isApi && (!isOurs(url) || message.text().includes('CORS'))))
        problems.push(`${message.text()} (${url})`);
    });
    await page.route('**', (route) => {
      const method = route.request().method();
      if (method === 'GET' || method === 'HEAD') return route.continue();
      problems.push(`${method} ${route.request().url()} was about to be sent`);
      return route.abort();
    });
    await use(page);
    expect(problems, 'problems on the page').toEqual([]);
  },
});

async function frameworkScript(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/sign-in')).text();
  return /\/_astro\/framework\.[\w.-]+\.js/.exec(html)?.[0] ?? '/no-script-in-the-page.js';
}

test('every screen has its page with its title and robots tag', async ({ request }) => {
  for (const route of routes) {
    const response = await request.get(route.path.replace(':id', '7'));
    const html = await response.text();
    expect.soft(response.status(), route.path).toBe(200);
    expect.soft(html, route.path).toContain(`<title>${route.title}</title>`);
    expect.soft(html.match(/<h1\b/g) ?? [], route.path).toHaveLength(1);
    const robots = compliance.includes(route) ? 'index' : 'noindex';
    expect.soft(html, route.path).toContain(`<meta name="robots" content="${robots}">`);
  }
});

test("every draw's URL returns the same page", async ({ request }) => {
  const pages = await Promise.all(
    ['/raffles/7', '/raffles/8/', shellPath(getRoute('draw'))].map(async (path) =>
      (await request.get(path)).text(),
    ),
  );
  expect(new Set(pages).size).toBe(1);
});

test('old addresses redirect, and unknown ones return 404', async ({ request }) => {
  const old = await request.get('/signin', { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([302, getRoute('signIn').path]);
  const unknown = await request.get(unknownPath);
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain(`<title>${notFoundTitle}</title>`);
});

test('pages and files have the security headers', async ({ request }) => {
  for (const path of ['/', '/raffles/7', unknownPath, '/favicon.svg', await frameworkScript(request)]) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
    expect.soft(headers['x-frame-options'], path).toBe('DENY');
    expect.soft(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect.soft(headers['strict-transport-security'], path).toContain('max-age=');
    expect.soft(headers['permissions-policy'], path).toContain('camera=()');
    expect.soft(headers['referrer-policy'], path).toContain('strict-origin-when-cross-origin');
  }
});

test('pages are revalidated, hashed files cached, and missing files not cached', async ({ request }) => {
  const cache = async (path: string) => {
    const response = await request.get(path);
    return `${response.status()} ${response.headers()['cache-control']}`;
  };
  expect.soft(await cache('/')).toMatch(/^200 .*max-age=0.*no-transform/);
  expect.soft(await cache(await frameworkScript(request))).toMatch(/^200 .*max-age=31536000.*immutable/);
  expect.soft(await cache('/_astro/gone.00000000.js')).toMatch(/^404 (?!.*immutable)/);
});

/** Without what the edge worker changes in a page: its title, and meta elements with a name or property. */
const withoutTenant = (html: string) =>
  html.replace(/<title>[^<]*<\/title>|<meta (?:name|property)="[^>]*>/g, '');

const buildOf = (html: string) => /<html[^>]* data-build="(\w+)"/.exec(html)?.[1];

test('pages and scripts match the build', async ({ request }) => {
  const read = (path: string) => readFile(new URL(`../../dist/${path}`, import.meta.url));
  const served = buildOf(await (await request.get('/')).text());
  const built = buildOf(String(await read('index.html').catch(() => '')));
  const reason = `Not compared with the build: the site has the build ${served}, dist/ has ${built ?? 'none'}. Run this with the dist/ that was deployed.`;
  if (served !== built) process.stdout.write(`${reason}\n`);
  test.skip(served !== built, reason);
  for (const route of routes) {
    const html = await (await request.get(route.path.replace(':id', '7'))).text();
    const file = await read(`${shellPath(route).slice(1) || 'index'}.html`);
    const isSame = withoutTenant(html) === withoutTenant(String(file));
    expect.soft(isSame, `${route.path} is the page as built`).toBe(true);
  }
  for (const name of await readdir(new URL('../../dist/_astro/', import.meta.url))) {
    const file = await (await request.get(`/_astro/${name}`)).body();
    expect.soft(file.equals(await read(`_astro/${name}`)), `${name} is the file as built`).toBe(true);
  }
});

test('service worker is revalidated and restricted to this site', async ({ request }) => {
  const response = await request.get('/sw.js');
  const headers = response.headers();
  expect
    .soft([response.status(), headers['cache-control']])
    .toEqual([200, expect.stringMatching(/max-age=0|no-cache/)]);
  expect.soft(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect.soft(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'");
  expect.soft((await request.get('/')).headers()['content-security-policy']).toContain('app-worker');
});

test('manifest and its icons are available', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await response.json()) as { icons: { src: string; type: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect.soft([icon.status(), icon.headers()['content-type']?.split(';')[0]], src).toEqual([200, type]);
  }
});

test('visitor is redirected to a working sign-in form', async ({ page }) => {
  await page.goto(at('/'));
  await expect(page).toHaveURL(/\/sign-in(\?|$)/);
  await expect(page).toHaveTitle(/^Sign In/);
  // Wait for hydration; the prerendered form is visible before.
  await expect(page.locator('#skeleton')).toHaveCount(0);
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill('not an e-mail address');
  await password.fill('a password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByText('Please enter valid email.')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveTitle(/^Forgot Password/);
});

test('unknown address shows a message and a link home', async ({ page }) => {
  await page.goto(at(unknownPath));
  await expect(page.getByRole('heading', { level: 1, name: notFoundTitle })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
});

for (const { path, title } of compliance) {
  test(`${title} shows the club's text or why it is missing`, async ({ page }) => {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const text = page.locator('.prose');
    const reason = page.getByText(/can't show this page|hasn't added/);
    await expect(text.or(reason).first()).toBeVisible();
    if (withApi) {
      await expect(reason.filter({ hasText: "can't show" })).toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(`^${title} · .+`));
    }
  });
}

if (withApi) {
  test('API allows browsers to sign in and to read with a bearer', async ({ request }) => {
    const html = await (await request.get('/sign-in')).text();
    const base = resolveApiBase(html, new URL(site), client, hostRules);
    const calls = await checkPreflights(base, new URL(site));
    for (const { call, problems } of calls) expect.soft(problems, call).toEqual([]);
  });
}

if (client) {
  test('pages call the API of the chosen club', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site)) asked.push(request.url());
    });
    await page.goto(at('/sign-in'));
    await expect.poll(() => asked.filter((url) => url.includes(client)).length).toBeGreaterThan(0);
  });
}
