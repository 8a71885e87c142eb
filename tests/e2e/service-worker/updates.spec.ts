import { expect } from '../helpers/fixtures.ts';
import { filesOf } from '../helpers/hosts/builds.ts';
import { test as base, type Files, nextBuild, withWorker } from '../helpers/hosts/deployments.ts';
import {
  buildIn,
  buildOf,
  countLoads,
  readCachedUrls,
  requestWorkerBuild,
  startServiceWorker,
  trackBuild,
  updateServiceWorker,
} from '../helpers/service-worker.ts';

interface Builds {
  readonly first: Files;
  readonly second: Files;
  /** The app throws at its start. */
  readonly broken: Files;
}

const test = base.extend<object, { builds: Builds }>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const first = await filesOf('dist');
      const broken = [...nextBuild(first, 'broken')].map(([path, content]): [string, Buffer] =>
        /^_astro\/(app|start)\./.test(path)
          ? [path, Buffer.from('throw new Error("broken");')]
          : [path, content],
      );
      await use({
        first,
        second: await withWorker(nextBuild(first, 'second')),
        broken: await withWorker(new Map(broken)),
      });
    },
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });

test('a form that is half filled goes on with its build, and the next page is of the newer one', {
  tag: '@wide',
}, async ({ context, page, deployments: { deploy, url }, builds }) => {
  await deploy(builds.first);
  await page.goto(url('/sign-up', 'harlequin'));
  await startServiceWorker(page);
  const first = await buildOf(page);
  await page.getByLabel('Email').fill('typed@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name').fill('Typed Before');
  const loads = countLoads(page);
  await deploy(builds.second);
  await updateServiceWorker(page);

  // The page makes the worker check whether the older files can go.
  const other = await context.newPage();
  await other.goto(url('/sign-in', 'harlequin'));
  expect(await buildOf(other)).not.toBe(first);
  await requestWorkerBuild(other);

  // The cache has the older chunks. The host no longer does.
  await page.getByRole('button', { name: /Date of birth/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Typed Before');
  const kept = () =>
    other.evaluate(async () => {
      const cache = await caches.open('own-files');
      return (await cache.keys()).filter(({ url: kept }) => /_astro\/(?!.*second).*\.js$/.test(kept)).length;
    });
  expect(await kept()).toBeGreaterThan(0);
  expect([await buildOf(page), loads()]).toEqual([first, 0]);

  // The sign-up keeps the older build. A later link loads the newer one.
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect([await buildOf(page), loads()]).toEqual([first, 0]);
  await main.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  await expect.poll(() => buildOf(page)).toBe(await buildOf(other));

  // The worker deletes an unused build once the next one is complete.
  await startServiceWorker(other);
  await requestWorkerBuild(other);
  await expect.poll(kept).toBe(0);
});

test('a deployment reaches the next opening, and so does the one that takes it back', {
  tag: '@wide',
}, async ({ page, problems, deployments: { deploy, url }, builds }) => {
  problems.allow(/broken/);
  const nameOf = (files: Files) => buildIn(String(files.get('index.html')));
  /** Avoids `evaluate` before the reload, because it counts as an interaction. */
  const opensWith = async (files: Files, most = 2) => {
    await deploy(files);
    const loads = countLoads(page);
    const build = trackBuild(page);
    await page.goto(url('/sign-in'));
    await expect.poll(build).toBe(nameOf(files));
    await expect(page.locator('html')).toHaveAttribute('data-build', nameOf(files));
    expect(loads()).toBeLessThanOrEqual(most);
  };
  const isUp = () => expect(page.locator('#skeleton')).toHaveCount(0);
  await deploy(builds.first);
  await page.goto(url('/sign-in'));
  await startServiceWorker(page);
  await opensWith(builds.second);
  await isUp();
  await startServiceWorker(page);
  await opensWith(builds.first);
  await isUp();
  // A failed start gets one more page load.
  await opensWith(builds.broken, 3);
  // An incomplete build: pages come from the host.
  await opensWith(builds.first);
  await isUp();
  // A complete build.
  await opensWith(builds.broken, 3);
  await startServiceWorker(page);
  await opensWith(builds.first);
  await isUp();
});

test('an older build opens without a connection until the newer one is complete', { tag: '@wide' }, async ({
  context,
  page,
  deployments: { deploy, url },
  builds,
}) => {
  await deploy(builds.first);
  await page.goto(url('/sign-in'));
  await startServiceWorker(page);
  const first = await buildOf(page);
  await deploy(builds.second);
  await updateServiceWorker(page);

  await context.setOffline(true);
  await page.goto(url('/forgot-password'));
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  expect(await buildOf(page)).toBe(first);
  await context.setOffline(false);
  await page.goto(url('/sign-in'));
  const second = await buildOf(page);
  expect(second).not.toBe(first);

  // The newer build is only partly precached.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('precache'));
  await expect.poll(() => readCachedUrls(page)).toContainEqual(expect.stringMatching(/_astro\/.*second/));
  await context.setOffline(true);
  await page.goto(url('/forgot-password'));
  expect(await buildOf(page)).toBe(first);

  await context.setOffline(false);
  await page.goto(url('/sign-in'));
  await startServiceWorker(page);
  await context.setOffline(true);
  await page.goto(url('/forgot-password'));
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  expect(await buildOf(page)).toBe(second);
});
