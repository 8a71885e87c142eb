import { expect, type Page } from '@playwright/test';

/**
 * Gives the page a clock that tests move (https://playwright.dev/docs/clock). The host's answers come without its time,
 * by which the app would put a clock right that was moved before it asked. When a tab asks after a countdown's end is
 * left to chance: here it does so late, and what stands until then is there to be seen.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
  await page.route('**/robots.txt', (route) => route.fulfill());
}

/** For what is looked at again and again while the clock is moved. */
export const shortTimeout = { timeout: 200 } as const;

/**
 * Moves the clock until a tab has asked what became of draws that have just opened or ended. What asks is loaded at that end
 * itself, and only then its time begins to run.
 * @param hasAsked holds once the answer is there
 */
export async function advanceUntilPolled(page: Page, hasAsked: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await hasAsked();
  }).toPass({ intervals: [20] });
}

/**
 * Has all that moves on the pages to come counted (Layout Instability API).
 * @returns how far things have moved on the present page, as its score
 */
export async function trackLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        dataset['moved'] = String(Number(dataset['moved'] ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
}

/** Has the pages to come know nothing of what was seen before, as on a first visit. */
export async function disableOfflineCache(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.removeItem('seenBy');
    } catch {}
  });
}
