import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { appLoadFailed } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { createSteppedClock, installClock } from '../helpers/page-setup.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { sample } from '../helpers/walks.ts';

function watch(page: Page) {
  const seen: Request[] = [];
  page.on('request', (request) => seen.push(request));
  return seen;
}

test('the page preloads every script of its first view', { tag: ['@walk', '@wide'] }, async ({
  page,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // Idle work does not belong to the first view, even on a fast machine.
    window.requestIdleCallback = () => 0;
  });
  for (const path of sample(['/', '/wallet', '/support/create-ticket'], 2)) {
    const response = await open('ciu', path);
    const html = (await response?.text()) ?? '';
    const named = [...html.matchAll(/(?:rel="modulepreload" href|type="module" src)="([^"]+)"/g)].map(
      ([, file]) => file,
    );
    await expect(page.locator('#skeleton')).toHaveCount(0);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const late = loaded.filter((file) => /\.js$/.test(file) && !named.includes(file));
    // Scripts that the first view does not need.
    const later =
      /(palette|dist|services|storage|toaster|member|failures|autosave|restore|hook-form|form-schemas|error-summary|locks|support|support-requests|money-operations|in-flight)\./;
    expect(late.filter((file) => !later.test(file))).toEqual([]);
  }
});

/** Limits for the raffle list on a phone until it is idle: requests of any kind, and script in gzipped bytes. */
const restBars = { requests: 64, scriptBytes: 163_500 } as const;

test('raffle list stays within limits of requests and script', async ({ page, sandbox, signedIn, open }) => {
  await installClock(page);
  const advance = createSteppedClock(page);
  const { email } = await sandbox.createMember({ club: 'ciu' });
  await signedIn(page, 'ciu', email);
  const seen = watch(page);
  await open('ciu');
  await expect(page.getByRole('article').first()).toBeVisible();
  const count = (part: string) => seen.filter((request) => request.url().includes(part)).length;
  await expect(async () => {
    await advance(1_000);
    expect(count('/member-services.')).toBe(1);
  }).toPass();
  // The last background check runs 10 seconds after the start.
  await advance(16_000);
  expect(count('/subscriptions/'), 'the checks have run').toBe(1);
  expect(seen.length).toBeLessThanOrEqual(restBars.requests);
  const scripts = new Set(
    seen.map((request) => new URL(request.url()).pathname).filter((path) => path.endsWith('.js')),
  );
  const bytes = [...scripts].map((path) => gzipSync(readFileSync(`dist${path}`), { level: 9 }).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(restBars.scriptBytes);
});

test('a list renders once without placeholders when its reply arrives before the app', {
  tag: '@wide',
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  const hasReply = page.waitForResponse(/draws\/public/);
  await page.route(/_astro\/framework\./, async (route) => {
    await (await hasReply).finished();
    await route.continue();
  });
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(globalThis, { drawn });
    new MutationObserver(() => {
      const piece = document.querySelector('astro-island main :is(.skeleton, article)');
      if (piece) drawn.push(piece.localName);
    }).observe(document, { childList: true, subtree: true });
  });
  await open('ciu');
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn);
  expect(new Set(drawn)).toEqual(new Set(['article']));
});

test.describe('a screen that the member may open next', { tag: ['@walk', '@wide'] }, () => {
  /** The screen's chunk is the largest of its name. Modules of other layers share the name. */
  const screenChunk = (name: string) =>
    readdirSync('dist/_astro')
      .filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'))
      .toSorted(
        (one, other) => statSync(`dist/_astro/${other}`).size - statSync(`dist/_astro/${one}`).size,
      )[0];
  const chunks = (seen: readonly Request[], name: string) =>
    seen.filter((request) => request.url().endsWith(`/_astro/${screenChunk(name)}`));

  test('is loaded only when a link or form before it has the focus', async ({ page, signedIn, open }) => {
    const seen = watch(page);
    const ahead = ['draw-list', 'draw', 'wallet', 'tickets', 'support'];
    const expectNoneOf = async (names: readonly string[]) => {
      await waitForIdle(page);
      expect(names.filter((name) => chunks(seen, name).length > 0)).toEqual([]);
    };
    await open('ciu', '/sign-in');
    await expectNoneOf(ahead);
    await page.getByLabel('Email').focus();
    await expect.poll(() => chunks(seen, 'draw-list').length).toBeGreaterThan(0);
    await expectNoneOf(['draw']);

    await signedIn(page, 'ciu');
    await page.goto('about:blank');
    seen.splice(0);
    await open('ciu', '/more');
    await expectNoneOf(ahead);
    const support = page.getByRole('main').getByRole('link', { name: 'Support' });
    await support.focus();
    await expect.poll(() => chunks(seen, 'support').length).toBeGreaterThan(0);

    for (const connection of sample([{ effectiveType: '3g' }, { saveData: true }], 2))
      await test.step(`is not loaded ahead on a connection with ${JSON.stringify(connection)}`, async () => {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value, configurable: true });
        }, connection);
        seen.splice(0);
        await open('ciu', '/more');
        await support.focus();
        await expectNoneOf(ahead);
      });
  });
});

test('a prerendered form keeps what is typed and pressed before the app loads', {
  tag: '@wide',
}, async ({ page }) => {
  const start = async () => {
    const release = await hold(page, /_astro\/.*\.js/);
    await page.goto(siteUrl('ciu', '/sign-in'), { waitUntil: 'commit' });
    return async () => {
      release();
      await expect(page.locator('#skeleton')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    };
  };
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  let release = await start();
  await page.getByRole('button', { name: 'Show password' }).click();
  await email.pressSequentially('alex@');
  await release();
  await expect(email).toBeFocused();
  await expect(password).toHaveAttribute('type', 'text');
  await email.pressSequentially('example.com');
  await expect(email).toHaveValue('alex@example.com');

  release = await start();
  await email.fill('alex@example.com');
  await password.fill('demo-raffle-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await release();
  await expect(page).toHaveURL(siteUrl('ciu'));
});

test.describe('a page whose scripts are missing after a new deployment', { tag: '@wide' }, () => {
  test('reloads once and works when a script throws', async ({ page, problems, open }) => {
    problems.allow(/Failed to fetch dynamically imported module|error loading dynamically|cut off/);
    const cutOff = { contentType: 'text/javascript', body: 'throw new Error("cut off")' };
    await page.route(/_astro\/noop-renderer\./, (route) => route.fulfill(cutOff), { times: 1 });
    await open('ciu', '/sign-in');
    await expect(page.locator('#skeleton')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('reloads once and shows an error when that does not help', { tag: '@spec:8.51' }, async ({
    page,
    problems,
    signedIn,
    open,
  }) => {
    problems.allow(/./);
    await signedIn(page, 'ciu');
    await page.route(/_astro\/app\./, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await open('ciu', '/more');
    await expect(page.getByRole('alert').filter({ hasText: appLoadFailed })).toBeVisible();
    await page.getByRole('link', { name: 'Reload' }).click({ trial: true });
    expect(loads).toBe(2);
  });
});
