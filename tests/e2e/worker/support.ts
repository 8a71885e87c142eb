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
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('message', resolve, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await changed;
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
