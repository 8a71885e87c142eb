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

test('the page preloads every script of its first view, and its list renders once', {
  tag: ['@wide'],
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // Idle work does not belong to the first view, even on a fast machine.
    window.requestIdleCallback = () => 0;
    const drawn: string[] = [];
    Object.assign(globalThis, { drawn });
    new MutationObserver(() => {
      const piece = document.querySelector('astro-island main :is(.skeleton, article)');
      if (piece) drawn.push(piece.localName);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of sample(['/', '/wallet', '/support/create-ticket'], 3)) {
    if (path === '/') {
      const hasReply = page.waitForResponse(/draws\/public/);
      await page.route(/_astro\/framework\./, async (route) => {
        await (await hasReply).finished();
        await route.continue();
      });
    }
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
    if (path !== '/') continue;
    await expect(page.getByRole('article').first()).toBeVisible();
    const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn);
    expect(new Set(drawn), 'no placeholders').toEqual(new Set(['article']));
    await page.unrouteAll({ behavior: 'wait' });
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

/** The screen's chunk is the largest of its name. Modules of other layers share the name. */
function screenChunk(name: string): string {
  const sizeOf = (file: string) => statSync(`dist/_astro/${file}`).size;
  const chunks = readdirSync('dist/_astro').filter(
    (file) => file.startsWith(`${name}.`) && file.endsWith('.js'),
  );
  return chunks.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? '';
}

test('a screen is loaded ahead only for a focused link or form on a fast connection', {
  tag: ['@wide'],
}, async ({ page, signedIn, open }) => {
  const seen = watch(page);
  const isLoaded = (name: string) =>
    seen.some((request) => request.url().endsWith(`/_astro/${screenChunk(name)}`));
  const expectNoneOf = async (...names: readonly string[]) => {
    await waitForIdle(page);
    expect(names.filter(isLoaded)).toEqual([]);
  };
  const ahead = ['draw-list', 'draw', 'wallet', 'tickets', 'support'];
  await open('ciu', '/sign-in');
  await expectNoneOf(...ahead, 'compliance');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).focus();
  await expect.poll(() => isLoaded('compliance')).toBe(true);
  await page.getByLabel('Email').focus();
  await expect.poll(() => isLoaded('draw-list')).toBe(true);
  await expectNoneOf('draw');

  await signedIn(page, 'ciu');
  for (const connection of sample([{ effectiveType: '3g' }, { saveData: true }], 2)) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await page.goto('about:blank');
    seen.splice(0);
    await open('ciu', '/more');
    await page.getByRole('main').getByRole('link', { name: 'Support' }).focus();
    await expectNoneOf(...ahead);
  }
});

/** critical-css.spec.ts submits it early. */
test('a prerendered form keeps what is typed and pressed before the app loads', {
  tag: '@wide',
}, async ({ page }) => {
  const release = await hold(page, /_astro\/.*\.js/);
  await page.goto(siteUrl('ciu', '/sign-in'), { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await page.getByRole('button', { name: 'Show password' }).click();
  await email.pressSequentially('alex@');
  release();
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await email.pressSequentially('example.com');
  await expect(email).toHaveValue('alex@example.com');
});

test('page without its files reloads once, and shows an error if that fails', {
  tag: ['@wide', '@spec:8.51'],
}, async ({ page, problems, signedIn, open }) => {
  problems.allow(
    /Failed to fetch dynamically imported module|error loading dynamically|cut off|404|stylesheet/,
  );
  const skeleton = page.locator('#skeleton');
  const styles = page.locator('link#styles[rel=stylesheet]');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const forgetReload = async () => {
    await page.evaluate(() => sessionStorage.clear());
    loads = 0;
  };

  await test.step('page works after a reload when a script throws', async () => {
    const cutOff = { contentType: 'text/javascript', body: 'throw new Error("cut off")' };
    await page.route(/_astro\/app\./, (route) => route.fulfill(cutOff), { times: 1 });
    await open('ciu', '/sign-in');
    await expect(skeleton).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(loads).toBe(2);
  });

  await test.step('app waits for its stylesheet and works after a reload', async () => {
    await forgetReload();
    await signedIn(page, 'ciu');
    const release = await hold(page, /_astro\/.*\.css/);
    await page.route(/_astro\/.*\.css/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto(siteUrl('ciu', '/wallet'), { waitUntil: 'commit' });
    await expect(styles).toHaveCount(1);
    await expect(skeleton).toHaveCount(1);
    release();
    await expect(skeleton).toHaveCount(0);
    await expect.poll(() => styles.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
    expect(loads).toBe(2);
  });

  await test.step('page shows an error when the reload does not help', async () => {
    await forgetReload();
    await page.route(/_astro\/app\./, (route) => route.fulfill({ status: 404 }));
    await open('ciu', '/more');
    await expect(page.getByRole('alert').filter({ hasText: appLoadFailed })).toBeVisible();
    await page.getByRole('link', { name: 'Reload' }).click({ trial: true });
    expect(loads).toBe(2);
  });
});
