import { expect, siteUrl, test } from './support/fixtures.ts';

/** The host's rules as its own runtime applies them. */
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
  { path: '/_headers', status: 404 },
  { path: '/signin', status: 302, location: '/sign-in' },
  { path: '/signin/', status: 302, location: '/sign-in' },
  { path: '/signin?client=ciu', status: 302, location: '/sign-in?client=ciu' },
  { path: '/.well-known/change-password', status: 302, location: '/change-password' },
  { path: '/wallet/', status: 307, location: '/wallet' },
  { path: '/wallet.html', status: 307, location: '/wallet' },
];

for (const { path, status, location } of answers) {
  test(`${path} is answered with ${status}`, async ({ ask }) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(response.headers.location).toBe(location);
    if (status !== 302 && status !== 307) expect(response.headers['content-type']).toContain('text/html');
  });
}

test('a draw keeps its address and gets the shell of draws', async ({ ask }) => {
  expect((await ask('/raffles/7')).text).toBe((await ask('/raffle')).text);
});

test('every answer carries the security headers', async ({ ask }) => {
  for (const path of ['/', '/raffles/7', '/no-such-page', '/favicon.svg']) {
    const { headers } = await ask(path);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});

test('addresses that carry secrets are told to no other site', async ({ ask }) => {
  for (const path of ['/reset-password?token=secret', '/callback?reference=1']) {
    expect((await ask(path)).headers['referrer-policy']).toMatch(/no-referrer$/);
  }
});

test('hashed files are kept for good, pages are asked for again', async ({ ask }) => {
  const page = await ask('/sign-in');
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const [script = ''] = /\/_astro\/[^"]+\.js/.exec(page.text) ?? [];
  expect((await ask(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the policy allows no inline code and nothing of strangers', async ({ ask }) => {
  const { text } = await ask('/');
  const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(text) ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)|strict-dynamic/);
  expect(/script-src [^;]+/.exec(policy)?.[0]).not.toMatch(/https?:/);
});

test('a page that mounts the app breaks no policy and reaches its API', async ({ page, sandbox }) => {
  await page.goto(siteUrl('ciu', '/sign-in'));
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.poll(async () => (await sandbox.requests()).counts).toHaveProperty(['GET clients/current/']);
});
