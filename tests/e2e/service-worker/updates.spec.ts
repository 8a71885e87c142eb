import { expect } from '../helpers/fixtures.ts';
import { filesOf } from '../helpers/hosts/builds.ts';
import { type Files, nextBuild, test, withWorker } from '../helpers/hosts/deployments.ts';
import {
  buildIn,
  countLoads,
  installServiceWorker,
  trackBuild,
  updateServiceWorker,
} from '../helpers/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const nameOf = (files: Files) => buildIn(String(files.get('index.html')));

test('half-filled form keeps its build, and a later page opens the new one', {
  tag: ['@soak', '@wide'],
}, async ({ context, page, deployments: { deploy, url } }) => {
  const first = await filesOf('dist');
  const second = await withWorker(nextBuild(first, 'second'));
  const build = page.locator('html');
  const loads = countLoads(page);
  await deploy(first);
  await page.clock.install();

  await test.step('first service worker removes the cache of an older version', async () => {
    await page.goto(url('/sign-up', 'harlequin'));
    await page.evaluate(async () => (await caches.open('own-files')).put('/', new Response('older version')));
    await installServiceWorker(page);
    expect(await page.evaluate(() => caches.has('own-files'))).toBe(false);
  });
  await test.step('half-filled form loads chunks that the host no longer has', async () => {
    await page.getByLabel('Email').fill('typed@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name').fill('Typed Before');
    await deploy(second);
    await updateServiceWorker(page);
    const other = await context.newPage();
    await other.goto(url('/sign-in', 'harlequin'));
    await expect(other.locator('html')).toHaveAttribute('data-build', nameOf(second));
    await other.close();
    await page.getByRole('button', { name: /Date of birth/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Typed Before');
  });
  await test.step('link from the sign-up keeps the build, and the next link loads the new one', async () => {
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await expect(build).toHaveAttribute('data-build', nameOf(first));
    expect(loads()).toBe(1);
    await main.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect(build).toHaveAttribute('data-build', nameOf(second));
  });
});

test('page recovers from a build that throws at its start', { tag: ['@soak', '@wide'] }, async ({
  page,
  problems,
  deployments: { deploy, url },
}) => {
  problems.allow(/broken/);
  const first = await filesOf('dist');
  const thrown = nextBuild(first, 'broken');
  for (const path of thrown.keys())
    if (/^_astro\/(app|start)\./.test(path)) thrown.set(path, Buffer.from('throw new Error("broken");'));
  const broken = await withWorker(thrown);
  const loads = countLoads(page);
  const visit = () => page.goto(url('/sign-in', 'harlequin'));
  await deploy(first);
  await page.clock.install();
  await visit();
  await installServiceWorker(page);
  for (const [files, most] of [
    [broken, 3],
    [first, 2],
  ] as const) {
    await deploy(files);
    const before = loads();
    // Reads the build by network before the reload, because an evaluation in the page counts as an interaction.
    const opened = trackBuild(page);
    await visit();
    await expect.poll(opened).toBe(nameOf(files));
    await expect(page.locator('html')).toHaveAttribute('data-build', nameOf(files));
    expect(loads() - before).toBeLessThanOrEqual(most);
  }
  await expect(page.locator('#skeleton')).toHaveCount(0);
});
