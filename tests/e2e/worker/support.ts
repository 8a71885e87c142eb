import { expect, type Page } from '@playwright/test';

/** Waits until the worker has taken everything in and answers this page. */
export async function haveWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The build that the page is of, once its app is there. */
export async function buildOf(page: Page): Promise<string> {
  await expect(page.locator('#skeleton')).toHaveCount(0);
  return page.evaluate(() => document.documentElement.dataset['build'] ?? '');
}

/** Looks for a newer build, as a page does that is looked at again, and waits until that has taken over. */
export async function lookForBuild(page: Page): Promise<void> {
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
export async function askForBuild(page: Page): Promise<void> {
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
