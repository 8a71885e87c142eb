import { readFile } from 'node:fs/promises';
import { expect } from '../helpers/fixtures.ts';
import { filesOf } from '../helpers/hosts/builds.ts';
import { type Files, test } from '../helpers/hosts/deployments.ts';
import {
  expectNoServiceWorker,
  installServiceWorker,
  readCachedUrls,
  waitForServiceWorker,
} from '../helpers/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const portal = Buffer.from('<!DOCTYPE html><html><title>Free Wi-Fi</title><h1>Please log in</h1></html>');

/** Mimics a captive portal, whose page replaces files with status 200. */
const captive = (files: Files, isTaken: RegExp): Files =>
  new Map([...files].map(([path, content]) => [path, isTaken.test(path) ? portal : content]));

test("service worker rejects a captive portal's page when it precaches files", {
  tag: ['@wide', '@soak'],
}, async ({ context, page, problems, deployments: { deploy, url } }) => {
  problems.allow(/sw\.js|integrity|status of 404/);
  const files = await filesOf('dist');
  const devtools = await context.newCDPSession(page);
  // Files that this visit does not need.
  for (const taken of [/gdpr\.html/, /_astro\/not-found\./]) {
    await deploy(captive(files, taken));
    const worker = context.waitForEvent('serviceworker');
    await page.goto(url('/sign-in'));
    await worker;
    await expectNoServiceWorker(page);
    await expect.poll(() => readCachedUrls(page)).toEqual([]);
    // Unlike this host, a portal does not have its page cached for a year.
    await devtools.send('Network.clearBrowserCache');
  }
  await deploy(files);
  await page.reload();
  await waitForServiceWorker(page);

  await deploy(captive(files, /\.(js|html)$/));
  for (const open of [() => page.goto(url('/gdpr')), () => page.reload(), () => page.goto(url('/sign-in'))]) {
    await open();
    await expect(page.getByRole('heading', { level: 1, name: /gdpr|sign in/i })).toBeVisible();
  }
  const update = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => 'refused'));
  expect(await update()).toBe('refused');
});

test('kill switch removes the service worker and its files', { tag: ['@wide', '@soak'] }, async ({
  page,
  deployments: { deploy, url },
}) => {
  const files = await filesOf('dist');
  await deploy(files);
  await page.clock.install();
  await page.goto(url('/sign-in'));
  await installServiceWorker(page);
  await deploy(new Map([...files, ['sw.js', await readFile('public/sw.js')]]));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expectNoServiceWorker(page);
  await expect.poll(() => readCachedUrls(page)).toEqual([]);
});
