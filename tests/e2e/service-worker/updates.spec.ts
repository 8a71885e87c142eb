import { expect } from '../helpers/fixtures.ts';
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
      const broken = nextBuild(first, 'broken');
      for (const path of broken.keys())
        if (/^_astro\/(app|start)\./.test(path)) broken.set(path, Buffer.from('throw new Error("broken");'));
      const [second, thrown] = await Promise.all([
        withWorker(nextBuild(first, 'second')),
        withWorker(broken),
      ]);
      await use({ first, second, broken: thrown });
    },
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });

const nameOf = (files: Files) => buildIn(String(files.get('index.html')));

test('half-filled form keeps its build, and later pages recover from a broken one', {
  tag: '@wide',
}, async ({ context, page, problems, deployments: { deploy, url }, builds }) => {
  problems.allow(/broken/);
  const build = page.locator('html');
  const loads = countLoads(page);
  await deploy(builds.first);

  await test.step('first service worker removes the cache of an older version', async () => {
    await page.goto(url('/sign-up', 'harlequin'));
    await page.evaluate(async () => (await caches.open('own-files')).put('/', new Response('older version')));
    await waitForServiceWorker(page);
    expect(await page.evaluate(() => caches.has('own-files'))).toBe(false);
  });
  await test.step('half-filled form loads chunks that the host no longer has', async () => {
    await page.getByLabel('Email').fill('typed@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name').fill('Typed Before');
    await deploy(builds.second);
    await updateServiceWorker(page);
    const other = await context.newPage();
    await other.goto(url('/sign-in', 'harlequin'));
    await expect(other.locator('html')).toHaveAttribute('data-build', nameOf(builds.second));
    await other.close();
    await page.getByRole('button', { name: /Date of birth/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Typed Before');
  });
  await test.step('link from the sign-up keeps the build, and the next link loads the new one', async () => {
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await expect(build).toHaveAttribute('data-build', nameOf(builds.first));
    expect(loads()).toBe(1);
    await main.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect(build).toHaveAttribute('data-build', nameOf(builds.second));
  });
  for (const [name, most] of [
    ['broken', 3],
    ['first', 2],
  ] as const) {
    await test.step(`next visit opens the ${name} build once it is deployed`, async () => {
      await deploy(builds[name]);
      const before = loads();
      // Reads the build by network before the reload, because an evaluation in the page counts as an interaction.
      const opened = trackBuild(page);
      await page.goto(url('/sign-in', 'harlequin'));
      await expect.poll(opened).toBe(nameOf(builds[name]));
      await expect(build).toHaveAttribute('data-build', nameOf(builds[name]));
      expect(loads() - before).toBeLessThanOrEqual(most);
    });
  }
  await expect(page.locator('#skeleton')).toHaveCount(0);
});
