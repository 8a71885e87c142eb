import type { BrowserContext, Page } from '@playwright/test';
import { getRoute, notFoundTitle, routeNames } from '../../../src/lib/routes.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { startServiceWorker } from '../helpers/service-worker.ts';
import { sample } from '../helpers/walks.ts';

test.use({ serviceWorkers: 'allow' });

function noteFetches(context: BrowserContext): readonly string[] {
  const fetches: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) fetches.push(new URL(request.url()).pathname);
  });
  return fetches;
}

/** Opens a page without member data and waits for the registration script. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install();
  const atRest = page.waitForResponse(/\/_astro\/page-services\./);
  await page.goto(siteUrl('ciu', '/gdpr'));
  await (await atRest).finished();
  await page.waitForLoadState('networkidle');
}

interface Precaching {
  /** Requests of the page: the registration and precache steps. */
  readonly asked: readonly string[];
  readonly steps: number;
}

async function notePrecaching(page: Page): Promise<() => Promise<Precaching>> {
  await page.addInitScript(() => {
    const precaching = { asked: [] as string[], steps: 0 };
    Object.assign(globalThis, { precaching });
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...args) {
      precaching.asked.push('worker');
      return register.apply(this, args);
    };
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (message: unknown) {
      if (message === 'precache') precaching.asked.push('files');
      postMessage.call(this, message);
    };
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.precached) precaching.steps += 1;
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { precaching: Precaching }).precaching);
}

test('the build is precached a few files at a time once a page has rested, and goes on with the next visit', {
  tag: '@wide',
}, async ({ context, page }) => {
  const fetches = noteFetches(context);
  const precaching = await notePrecaching(page);
  await openAtRest(page);
  await page.clock.runFor(8_000);
  expect((await precaching()).asked).toEqual([]);
  for (const visit of [1, 2]) {
    for (let step = 1; step <= 3; step += 1) {
      await expect(async () => {
        const { asked, steps } = await precaching();
        // A step must wait for the reply to the previous one.
        const isPending = asked.filter((each) => each === 'files').length > steps;
        if (steps < step && !isPending) await page.clock.runFor(1_000);
        expect((await precaching()).steps).toBe(step);
      }).toPass({ intervals: [50] });
    }
    // The browser fetches `/sw.js`, the visit its page.
    expect(fetches.filter((path) => path !== '/sw.js' && path !== '/gdpr')).toHaveLength(visit * 12);
    if (visit === 1) await page.reload();
    await expect(page.locator('#skeleton')).toHaveCount(0);
  }
  expect(new Set(fetches).size, 'nothing is fetched twice').toBe(fetches.length);
});

test('after one visit every address opens without a connection', { tag: ['@walk', '@wide'] }, async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn(page, 'ciu');
  await page.goto(siteUrl('ciu'));
  await startServiceWorker(page);
  await context.setOffline(true);
  const shown = routeNames.map(getRoute).filter(({ access }) => access !== 'public');
  for (const { path, title } of sample(shown, 4)) {
    const response = await page.goto(siteUrl('ciu', path.replace(':id', '7')));
    expect.soft([response?.status(), response?.fromServiceWorker()], path).toEqual([200, true]);
    await expect(page.locator('#skeleton')).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(title));
  }
  const response = await page.goto(siteUrl('ciu', '/no-such-page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFoundTitle })).toBeVisible();

  // No API reply is cached, and a sign-out works offline.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().filter(({ url }) => new URL(url).origin !== location.origin).length;
  });
  expect(kept).toBe(0);
  await page.goto(siteUrl('ciu'));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await page.goto(siteUrl('ciu', '/wallet'));
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});
