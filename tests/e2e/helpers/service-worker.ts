import { expect, type Page } from '@playwright/test';

/** Waits until the app has registered its worker, and this has precached the build. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state).toBe('activated');
}

/** Skips the pause before the first registration. Call `page.clock.install()` before the page opens. */
export async function installServiceWorker(page: Page): Promise<void> {
  const register = async () => {
    await page.clock.fastForward(1_000);
    return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  };
  await expect.poll(register).toBe(1);
  await waitForServiceWorker(page);
}

/** Waits until the worker of the deployed build has taken over. */
export async function updateServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
}

/** Waits until the browser has no worker: it was refused, or has removed itself. */
export async function expectNoServiceWorker(page: Page): Promise<void> {
  // A reload ends a read.
  await expect(async () => {
    const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await count()).toBe(0);
  }).toPass();
}

export const readCachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });

export function countLoads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

export const buildIn = (html: string) => /data-build="(\w+)"/.exec(html)?.[1] ?? '';

/** Tracks the builds of the pages that the browser opens. */
export function trackBuild(page: Page): () => string {
  let build = '';
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest()) build = buildIn(await response.text().catch(() => ''));
  });
  return () => build;
}
