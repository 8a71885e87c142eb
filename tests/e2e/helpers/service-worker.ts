import { expect, type Page } from '@playwright/test';
import { precacheAll } from '../../helpers/precache.ts';

/** Precaches the build and waits for control of the page. */
export async function startServiceWorker(page: Page): Promise<void> {
  expect(await page.evaluate(precacheAll)).toBe('all');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

export async function expectNoPrecache(page: Page): Promise<void> {
  expect(await page.evaluate(precacheAll)).toBe('none');
}

export const readCachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });

export async function buildOf(page: Page): Promise<string> {
  await expect(page.locator('#skeleton')).toHaveCount(0);
  return page.evaluate(() => document.documentElement.dataset['build'] ?? '');
}

/** Waits until the newer build is active. */
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

/** Requests the build as an idle page does. */
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

export function countLoads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

export const buildIn = (html: string) => /data-build="(\w+)"/.exec(html)?.[1] ?? '';

/** Tracks navigations by network: an evaluation in the page would count as a touch. */
export function trackBuild(page: Page): () => string {
  let build = '';
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest()) build = buildIn(await response.text().catch(() => ''));
  });
  return () => build;
}
