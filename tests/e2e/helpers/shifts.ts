import type { Page } from '@playwright/test';

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
