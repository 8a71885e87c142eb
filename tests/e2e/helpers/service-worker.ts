import { expect, type Page } from '@playwright/test';
import { precacheAll } from '../../helpers/precache.ts';

/** Has the worker precache the whole build and answer this page. */
export async function startServiceWorker(page: Page): Promise<void> {
  expect(await page.evaluate(precacheAll)).toBe('all');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Has the worker try the same where it cannot. */
export async function expectNoPrecache(page: Page): Promise<void> {
  expect(await page.evaluate(precacheAll)).toBe('none');
}

/** Addresses of all that is in caches. */
export const readCachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });

/** The build that the page is of, once its app is there. */
export async function buildOf(page: Page): Promise<string> {
  await expect(page.locator('#skeleton')).toHaveCount(0);
  return page.evaluate(() => document.documentElement.dataset['build'] ?? '');
}

/** Looks for a newer build, as a page does that is looked at again, and waits until that has taken over. */
export async function updateServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const own = document.documentElement.dataset['build'];
    const changed = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => data.build !== own && resolve());
    });
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
}

/** Asks the worker which build it is of, as a page does that has come to rest, and waits for the answer. */
export async function requestWorkerBuild(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('message', resolve, { once: true });
      navigator.serviceWorker.startMessages();
      active?.postMessage('build?');
    });
  });
}

/** Counts the loads of the page from here on. */
export function countLoads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

/** The build that a page's HTML names. */
export const buildIn = (html: string) => /data-build="(\w+)"/.exec(html)?.[1] ?? '';

/** Follows which build was opened last, from here on, without asking the page: that would count as a touch. */
export function trackBuild(page: Page): () => string {
  let build = '';
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest()) build = buildIn(await response.text().catch(() => ''));
  });
  return () => build;
}
