import { bundleKillSwitch } from '../../../build/service-worker/integration.ts';
import { expect } from '../helpers/fixtures.ts';
import { filesOf } from '../helpers/hosts/builds.ts';
import { type Files, test } from '../helpers/hosts/deployments.ts';
import { buildOf, expectNoPrecache, readCachedUrls, startServiceWorker } from '../helpers/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const portal = Buffer.from('<!DOCTYPE html><html><title>Free Wi-Fi</title><h1>Please log in</h1></html>');

/** A captive portal: its page, with status 200, replaces responses. */
const captive = (files: Files, isTaken: (path: string) => boolean): Files =>
  new Map([...files].map(([path, content]) => [path, isTaken(path) ? portal : content]));

test('what a captive portal puts in the place of files is never taken in, nor shown for them later', {
  tag: '@wide',
}, async ({ page, problems, deployments: { deploy, url } }) => {
  problems.allow(/sw\.js|status of 404/);
  const files = await filesOf('dist');
  // Files that this visit does not need.
  for (const lie of ['_astro/not-found.', 'gdpr.html']) {
    await deploy(captive(files, (path) => path.startsWith(lie)));
    await page.goto(url('/sign-in'));
    await expectNoPrecache(page);
    expect(await readCachedUrls(page)).not.toContainEqual(expect.stringContaining(lie.replace('.html', '')));
  }
  // Cached files are not fetched again.
  await deploy(files);
  await page.reload();
  await startServiceWorker(page);
  const build = await buildOf(page);

  await deploy(captive(files, (path) => /\.(js|html)$/.test(path)));
  for (const open of [() => page.goto(url('/forgot-password')), () => page.reload()]) {
    await open();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
    expect(await buildOf(page)).toBe(build);
  }
  const lied = await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).update().then(
      () => 'taken',
      () => 'refused',
    ),
  );
  expect(lied).toBe('refused');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe(
    'activated',
  );

  // A build with the kill switch removes everything.
  await deploy(new Map([...files, ['sw.js', Buffer.from(await bundleKillSwitch())]]));
  await page.goto(url('/sign-in'));
  // The page reloads once without its worker, which ends a read.
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect(async () => expect(await registrations()).toBe(0)).toPass();
  await expect.poll(() => readCachedUrls(page)).toEqual([]);
});

test('a storage that is full keeps nothing, and where workers are refused nothing is said', {
  tag: '@wide',
}, async ({ context, page, deployments: { deploy, url } }) => {
  await deploy(await filesOf('dist'));
  const devtools = await context.newCDPSession(page);
  const origin = new URL(url('/')).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 });
  await page.goto(url('/sign-in'));
  await expectNoPrecache(page);
  await expect.poll(() => readCachedUrls(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();

  for (const refuse of [
    () => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
    },
    () =>
      Object.defineProperty(navigator, 'serviceWorker', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
  ]) {
    const other = await context.newPage();
    await other.addInitScript(refuse);
    await other.goto(url('/sign-in'));
    await other.getByLabel('Email').fill('typed@example.com');
    await other.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
    await other.close();
  }
});
