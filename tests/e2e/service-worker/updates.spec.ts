import { expect } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { filesOf } from '../helpers/hosts/builds.ts';
import { test as base, type Files, nextBuild, withWorker } from '../helpers/hosts/deployments.ts';
import {
  buildIn,
  countLoads,
  trackBuild,
  updateServiceWorker,
  waitForServiceWorker,
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

const nameOf = (files: Files) => buildIn(String(files.get('index.html')));

test('half-filled form stays on its build, and the next page uses the new one', {
  tag: '@wide',
}, async ({ context, page, deployments: { deploy, url }, builds }) => {
  const build = page.locator('html');
  await deploy(builds.first);
  await page.goto(url('/sign-up', 'harlequin'));
  await page.evaluate(async () => (await caches.open('own-files')).put('/', new Response('older version')));
  await waitForServiceWorker(page);
  expect(await page.evaluate(() => caches.has('own-files'))).toBe(false);
  await page.getByLabel('Email').fill('typed@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name').fill('Typed Before');
  const loads = countLoads(page);
  await deploy(builds.second);
  await updateServiceWorker(page);

  const other = await context.newPage();
  await other.goto(url('/sign-in', 'harlequin'));
  await expect(other.locator('html')).toHaveAttribute('data-build', nameOf(builds.second));
  await other.close();

  // The worker has kept the older chunks. The host no longer has them.
  await page.getByRole('button', { name: /Date of birth/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Typed Before');
  expect(loads()).toBe(0);

  // The sign-up keeps the older build. A later link loads the newer one.
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(build).toHaveAttribute('data-build', nameOf(builds.first));
  expect(loads()).toBe(0);
  await main.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await expect(build).toHaveAttribute('data-build', nameOf(builds.second));
});

test('first service worker does not reload a page that is still loading', { tag: '@wide' }, async ({
  context,
  page,
  deployments: { deploy, url },
  builds,
}) => {
  await deploy(builds.first);
  await page.goto(url('/sign-in'));
  const other = await context.newPage();
  const answer = await hold(other, '**/_astro/app.*');
  const addresses: string[] = [];
  other.on('request', (request) => request.isNavigationRequest() && addresses.push(request.url()));
  await other.goto(url('/sign-up'), { waitUntil: 'commit' });
  await waitForServiceWorker(page);
  answer();
  await expect(other.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await expect(other.locator('#skeleton')).toHaveCount(0);
  expect(addresses).toEqual([url('/sign-up')]);
});

test('next visit opens the new build after a deployment and after a rollback', {
  tag: '@wide',
}, async ({ page, problems, deployments: { deploy, url }, builds }) => {
  problems.allow(/broken/);
  /** Reads the build by network before the reload, because an evaluation in the page counts as an interaction. */
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
  await waitForServiceWorker(page);
  await opensWith(builds.second);
  await isUp();
  await opensWith(builds.first);
  await isUp();
  await opensWith(builds.broken, 3);
  await opensWith(builds.first);
  await isUp();
});
