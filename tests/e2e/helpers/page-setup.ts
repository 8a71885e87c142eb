import { expect, type Page, type Request } from '@playwright/test';

/**
 * Installs a clock that tests advance (https://playwright.dev/docs/clock). The mocked `robots.txt` has no
 * `Date` header, so the app does not correct the clock. The fixed `Math.random` makes polls late.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
  await page.route('**/robots.txt', (route) => route.fulfill());
}

/** Shorter than the timeout of a request, which the clock's jump would end. */
const stepMs = 4_000;

/**
 * Returns a function that advances the clock step by step and waits for the replies in between.
 * Call this before the page opens.
 */
export function createSteppedClock(page: Page): (ms: number) => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async (ms) => {
    for (let passed = 0; passed < ms; passed += stepMs) {
      await page.clock.runFor(Math.min(stepMs, ms - passed));
      await expect.poll(() => pending.size).toBe(0);
    }
  };
}

/** Stops the page's installed clock a second from now. `page.clock.resume()` starts it again. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** For assertions that repeat while the clock advances. */
export const shortTimeout = { timeout: 200 } as const;

/** Advances the clock until a tab has refetched started or ended draws. The polling code loads only then. */
export async function advanceUntilPolled(page: Page, hasAsked: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await hasAsked();
  }).toPass({ intervals: [20] });
}

/** Counts layout shifts (Layout Instability API). @returns reads the current page's score */
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

export async function disableOfflineCache(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.removeItem('offlineOwner');
    } catch {}
  });
}

/** Mimics a lost connection that returns, after which the app refetches what is visible. Runs in the page. */
export function reconnect(): void {
  for (const [value, event] of [
    [false, 'offline'],
    [true, 'online'],
  ] as const) {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    dispatchEvent(new Event(event));
  }
}
