import type { Page } from '@playwright/test';
import { appVersion } from '../../../src/lib/config.ts';
import { getUnansweredText } from '../../../src/lib/orders/order.ts';
import { test as base, expect } from '../helpers/fixtures.ts';
import { hostResolverRules } from '../helpers/hosts/addresses.ts';
import { buildSite, filesOf } from '../helpers/hosts/builds.ts';
import { chromiumOptions } from '../helpers/hosts/chromium.ts';
import { startNginx } from '../helpers/hosts/nginx.ts';
import { type ReportsServer, readItems, startReportsServer } from '../helpers/hosts/reports-server.ts';
import { demoMember, signInHere } from '../helpers/sign-in.ts';

/** Host rules map this address to the worker's own server. */
const service = 'reports.praxis.localhost:8799';

const test = base.extend<
  { site: (path: string) => string },
  { reporting: { folder: string; port: number; service: ReportsServer } }
>({
  reporting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const received = await startReportsServer();
      const built = await buildSite({
        PUBLIC_SENTRY_DSN: `http://key@${service}/7`,
        PUBLIC_SENTRY_TRACES_SAMPLE_RATE: '1',
        SENTRY_AUTH_TOKEN: 'upload-token',
        SENTRY_ORG: 'club',
        SENTRY_PROJECT: 'raffles',
        SENTRY_URL: `http://127.0.0.1:${received.port}`,
      });
      const nginx = await startNginx(built.folder);
      await use({ folder: built.folder, port: nginx.port, service: received });
      await nginx.close();
      await built.remove();
      await received.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ runningSandbox, reporting }, use) => {
      const own = `MAP ${service} 127.0.0.1:${reporting.service.port}`;
      await use(chromiumOptions(`${own},${hostResolverRules(runningSandbox.port, reporting.port)}`));
    },
    { scope: 'worker' },
  ],
  site: async ({ reporting }, use) => {
    await use((path) => `http://ciu.praxis.localhost:${reporting.port}${path}`);
  },
});

test.describe.configure({ mode: 'default' });

function reportRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/report-delivery|reports\.praxis/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

function eventsSince(service: ReportsServer) {
  const before = service.events().length;
  return () => service.events().slice(before);
}

const calls = (events: ReturnType<ReportsServer['events']>) => events.map(({ tags }) => tags['call'] ?? '');

test('error reporting loads on the first interaction and sends earlier errors and page loads once', {
  tag: ['@soak', '@wide'],
}, async ({ page, site, sandbox, problems, reporting, failing }) => {
  problems.allow(/before the first touch/);
  const events = eventsSince(reporting.service);
  const asked = reportRequests(page);
  // Leaves only interactions as a trigger.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await failing('clients/current/', 500);
  await page.goto(site('/sign-in?next=secret-query'));
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('before the first touch');
    }),
  );
  await expect.poll(async () => (await sandbox.requests()).counts).toHaveProperty(['GET clients/current/']);
  expect(asked).toEqual([]);

  await page.getByLabel('Email').click();
  await expect.poll(() => events().length).toBe(3);
  const [opened, ...failures] = events();
  expect(opened?.message).toBe('Web app opened');
  expect(calls(failures).sort()).toEqual(['', 'GET clients/current/']);
  const handled = failures.map(({ exception }) => exception?.values[0]?.mechanism.handled);
  expect(handled.sort()).toEqual([false, true]);
  for (const { release, environment, tags, request } of events()) {
    const sent = [release, environment, tags['tenant'], tags['route'], request?.url];
    expect(sent).toEqual([appVersion, 'development', 'ciu', 'signIn', site('/sign-in')]);
  }

  await sandbox.clearFaults();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign Up');
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  const messages = () => events().flatMap(({ message }) => message ?? []);
  await expect.poll(messages).toEqual(['Web app opened', 'Web app opened']);
});

test('error reporting sends unexpected failures only, without member data', {
  tag: ['@soak', '@wide'],
}, async ({ page, site, sandbox, problems, reporting }) => {
  problems.allow(/is not valid JSON|Unexpected/, /x\.example/);
  const events = eventsSince(reporting.service);
  const before = reporting.service.envelopes.length;
  const member = 'Quentin Q. Quill-Nightingale';
  const refusal = (who: string) => ({ status: 500, body: { detail: `No account 12345678 of ${who}` } });
  const results = [{ id: 1, amount: { of: member }, narrative: 12345678 }];
  const headers = { 'Content-Type': 'application/json' };
  await sandbox.faults(
    { path: 'tickets/me/', status: 200, body: `<p>${member} has 7 tickets</p>`, headers },
    { path: 'transactions/me/', status: 200, body: { results } },
    { path: 'repayment-requests/new/', ...refusal(member) },
  );
  await page.goto(site('/sign-in'));
  await page.getByLabel('Email').fill(demoMember.email);
  const submit = page.locator('main form button[type=submit]');
  const sendPassword = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await submit.click();
  };
  await sendPassword('wrong-password-1');
  await expect(page.getByText('Sign In Failed')).toBeVisible();
  await sandbox.faults({ ...refusal(demoMember.email), path: 'users/sign_in/', times: 1 });
  await sendPassword('wrong-password-1');
  const failures = () => calls(events().filter(({ message }) => message === undefined));
  const callsNow = () => [...new Set(failures())].sort();
  await expect.poll(callsNow).toEqual(['POST users/sign_in/']);
  await sendPassword(demoMember.password);
  await expect(page).toHaveURL(site('/'));
  const secrets = await page.evaluate(
    () => [localStorage['token'], localStorage['refreshToken']] as string[],
  );

  await page.goto(site('/wallet/withdraw?reference=PAY-REFERENCE'));
  const typed = {
    'Amount in pounds': '1',
    'Bank name': 'Bank of Quill',
    'Account number': '87654321',
    'Sort code': '65-43-21',
    'Address line 1': '9 Nightingale Lane',
    City: 'Quillford',
    County: 'Quillshire',
    Postcode: 'EC1A 1BB',
    'Phone number': '07700900987',
  };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  await submit.click();
  await expect(page.getByRole('main').getByText(getUnansweredText({ hasReply: true }))).toBeVisible();
  await page.evaluate((name) => {
    setTimeout(() => JSON.parse(`{"member": ${name}, "account": "12345678"}`));
    const [token, email] = [localStorage['token'], 'quill@example.com'];
    Promise.reject(new Error(`GET https://x.example/?email=${email} with Bearer ${token} for "${name}"`));
  }, member);

  const reads = ['GET tickets/me/', 'GET transactions/me/'];
  const writes = ['POST repayment-requests/new/', 'POST users/sign_in/'];
  // The app's own errors have no call.
  await expect.poll(callsNow).toEqual(['', ...reads, ...writes]);
  await expect.poll(() => failures().filter((call) => call === '')).toHaveLength(2);
  const tagsOf = (call: string) => events().find(({ tags }) => tags['call'] === call)?.tags;
  expect(tagsOf('GET transactions/me/')?.['differs']).toContain('results.0.amount');
  expect(tagsOf('GET tickets/me/')).toMatchObject({ status: '200' });
  expect(tagsOf('POST repayment-requests/new/')).toMatchObject({ route: 'withdraw', status: '500' });

  // `?` is anonymous. Any other name could expose a URL.
  const sent = reporting.service.envelopes.slice(before).join('\n').replaceAll('"function":"?"', '');
  const never = [
    ...secrets,
    ...Object.values(typed).filter((value) => value.length > 1),
    ...[demoMember.email, demoMember.password, 'wrong-password-1', 'quill@example.com', 'PAY-REFERENCE'],
    ...['Quill', 'Nightingale', '12345678', 'Alex', '?'],
  ];
  expect(never.filter((secret) => sent.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  expect(sent).toContain('HeadlessChrome');
});

test('build uploads source maps and does not contain them', { tag: ['@soak', '@wide'] }, async ({
  reporting,
}) => {
  const files = await filesOf(reporting.folder);
  expect([...files.keys()].filter((path) => path.endsWith('.map'))).toEqual([]);
  for (const [path, content] of files) expect(content.includes('sourceMappingURL'), path).toBe(false);
  expect([...files.values()].some((content) => content.includes('upload-token'))).toBe(false);
  // Chunk and source map share an id. The island's entry of the same name is small.
  const named = [...files]
    .filter(([path]) => /_astro\/app\./.test(path))
    .map(([, content]) => content.toString());
  const app = named.find((content) => content.length > 1_000) ?? '';
  const [, id = 'none'] = /sentry-dbid-([0-9a-f-]{36})/.exec(app) ?? [];
  const maps = reporting.service.bundles.join('').match(/[0-9a-f-]{36}(?=-\d+\.js\.map)/g) ?? [];
  expect(maps).toContain(id);
  expect(new Set(maps).size).toBeGreaterThan(20);
});

test('traced page load sends Web Vitals by route, without URLs, texts or elements', {
  tag: ['@soak', '@wide'],
}, async ({ page, site, reporting: { service } }) => {
  await page.goto(site('/sign-in'));
  await signInHere(page);
  await expect(page).toHaveURL(site('/'));
  const raffle = page.getByRole('article').getByRole('link').first();
  const path = (await raffle.getAttribute('href')) ?? '';
  const before = service.envelopes.length;
  await page.goto(site(`${path}?search=secret-query`));
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.getByRole('button', { name: 'Share' }).first().press('Tab');
  const traces = () => readItems(service.envelopes.slice(before), 'transaction');
  const measured = expect.any(Object);
  const trace = {
    transaction: 'draw',
    release: appVersion,
    tags: expect.objectContaining({ tenant: 'ciu' }),
    measurements: expect.objectContaining({ fcp: measured, lcp: measured, ttfb: measured }),
    spans: [],
  };
  await expect.poll(traces).toContainEqual(expect.objectContaining(trace));
  await page.goto('about:blank');
  /** Standalone spans for the slowest interactions. */
  const interactions = () =>
    readItems(service.envelopes.slice(before), 'span') as { op: string; description: string; data: object }[];
  await expect
    .poll(() => interactions().map(({ data }) => data))
    .toContainEqual(expect.objectContaining({ transaction: 'draw' }));
  for (const { description, op } of interactions()) expect(description).toBe(op);
  const sent = JSON.stringify([traces(), interactions()]);
  const never = [path, 'secret-query', 'raffles', 'Share', 'button', 'http:', 'praxis', demoMember.email];
  expect(never.filter((text) => sent.includes(text))).toEqual([]);
});
