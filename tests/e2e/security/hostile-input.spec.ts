import type { BrowserContext, Page } from '@playwright/test';
import { getRoute, routeNames } from '../../../src/lib/routes.ts';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { apiHost } from '../helpers/hosts/addresses.ts';
import { sample } from '../helpers/walks.ts';
import { allPayloads, XssMonitor } from '../helpers/xss-payloads.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const payloads = allPayloads();
const script = '"><img src=x onerror=pwned()><script>pwned()</script>';
const polluting = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
const huge = 'x'.repeat(100_000);

/** Expects a working app and no effect of the payload. */
async function expectSound(page: Page, watch: XssMonitor): Promise<void> {
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('Application Error')).toHaveCount(0);
  expect(new URL(page.url()).hostname).toBe('ciu.praxis.localhost');
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  expect(watch.findings).toEqual([]);
}

function watchBearers(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    if (request.headers()['authorization']) hosts.add(new URL(request.url()).host);
  });
  return hosts;
}

const stored = [
  { token: script, refreshToken: script, client: script, theme: script, cookie: 'false"><script>' },
  { token: 'a\r\nX: y', refreshToken: '\u0000', client: polluting, theme: '__proto__', cookie: '%E0%A4%A' },
  { token: huge, refreshToken: huge, client: huge, theme: huge, cookie: 'x'.repeat(3_000) },
  { token: '🎟️', refreshToken: 'ключ', client: '[]', theme: '7', cookie: '__proto__' },
  {
    token: 'not-a-token',
    refreshToken: polluting,
    client: JSON.stringify({
      subdomain: 'ciu',
      palette: { '--tenant-primary': 'url(https://evil.example/)', '--tenant-secondary': 7 },
      tenant: { name: script, logo_url: 'javascript:pwned()', theme: { main_color: script } },
    }),
    theme: 'dark',
    cookie: 'true',
  },
];

test('app starts and runs no script when storage and cookies are hostile', async ({
  context,
  page,
  problems,
  open,
}) => {
  problems.allow(/status of (401|404|431)|ERR_|CORS policy|Loading the image 'javascript:/);
  const watch = await XssMonitor.start(context);
  const bearers = watchBearers(context);
  await open('ciu', '/gdpr');
  for (const { cookie, ...values } of sample(stored, 4)) {
    await page.evaluate(
      ({ values, cookie }) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        for (const key of ['returnTo', 'signUp', 'drafts', 'chosenTenant', 'reloadedForMissingFile']) {
          sessionStorage.setItem(key, values.client);
        }
        sessionStorage.setItem('returnTo', '//evil.example/');
        // biome-ignore lint/suspicious/noDocumentCookie: the app reads document.cookie
        document.cookie = `sidebar_state=${cookie}; Path=/`;
        // biome-ignore lint/suspicious/noDocumentCookie: mimics another tenant
        document.cookie = `shared-auth=${cookie}; Path=/; Domain=praxis.localhost; Secure; SameSite=None`;
      },
      { values, cookie },
    );
    await open('ciu', '/wallet');
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectSound(page, watch);
  }
  expect([...bearers].every((host) => host === 'ciu.praxis.localhost:8787')).toBe(true);
});

const addresses = [
  `/raffles/${encodeURIComponent(script)}`,
  '/raffles/%2F%2Fevil.example%2F',
  '/raffles/__proto__?__proto__[polluted]=true&constructor.prototype.polluted=true',
  `/?search=${encodeURIComponent(script)}&sort=${encodeURIComponent(script)}&live=${encodeURIComponent(polluting)}`,
  '/?search=%E0%A4%A&sort=__proto__-asc&client=//evil.example',
  `/callback?lottery=${encodeURIComponent(script)}&amount=1e9&reference=javascript:pwned()`,
  `/callback?error=${encodeURIComponent(script.repeat(40))}`,
  `/sign-up?step=${encodeURIComponent(script)}&client=evil.example/%23`,
  `/reset-password?token=${encodeURIComponent(`${script}\r\nX: y`)}`,
  `/gdpr#${encodeURIComponent(script)}`,
];

test('app starts and runs no script when the URL is hostile', async ({ context, page, signedIn, open }) => {
  const watch = await XssMonitor.start(context);
  const bearers = watchBearers(context);
  await signedIn(page, 'ciu');
  for (const address of sample(addresses, 5)) {
    await open('ciu', address);
    await expectSound(page, watch);
  }
  expect([...bearers]).toEqual(['ciu.praxis.localhost:8787']);
});

/** False for numbers, dates and enumerated values. */
function isText(key: string, value: string): boolean {
  return !/^(?:id|type|status|.*_id|.*_type|net_or_gross)$/.test(key) && !/^(?:[-+]?\d|$)/.test(value);
}

let turn = 0;

/** Appends a payload to every text; replaces addresses and colours. @param fields collects their names */
function poison(body: unknown, fields: Set<string>): unknown {
  return JSON.parse(JSON.stringify(body ?? null), (key, value) => {
    if (typeof value !== 'string' || !isText(key, value)) return value;
    fields.add(key);
    turn = (turn + 1) % payloads.length;
    return /url|color/.test(key) ? payloads[turn] : `${value} ${payloads[turn]}`;
  });
}

test('app shows hostile replies as text or sanitised HTML', async ({
  context,
  page,
  problems,
  runningSandbox,
  signedIn,
  open,
}) => {
  problems.allow(/ERR_|status of 4|Content Security Policy|[Mm]anifest|TrustedScript/);
  const watch = await XssMonitor.start(context, { pictures: true });
  const fields = new Set<string>();
  await context.route(/praxis\.localhost:8787\/(?!pictures)/, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET') return route.continue();
    const { pathname, search } = new URL(request.url());
    const token = request.headers()['authorization']?.replace('Bearer ', '');
    const { status, body } = await requestTenant(runningSandbox.port, apiHost('ciu'), pathname + search, {
      token,
    });
    return route.fulfill({
      status,
      json: poison(body, fields),
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await signedIn(page, 'ciu');
  await open('ciu');
  const shown = routeNames.filter(
    (name) => getRoute(name).access !== 'public' && name !== 'callback' && name !== 'resetPassword',
  );
  for (const { path } of sample(shown.map(getRoute), 3)) {
    await visit({ page, club: 'ciu' }, path.replace(':id', '1'));
    await expect(
      page.locator('main').locator('[data-slot=loaded], form, .prose, .list, details').first(),
    ).toBeVisible();
    await expect(page.locator('[data-slot=loaded][aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  expect(watch.findings).toEqual([]);
  expect(fields.size).toBeGreaterThanOrEqual(20);
});
