import type { Page } from '@playwright/test';

/** Has the pages to come know nothing of what was seen before, as on a first visit. */
export async function disableOfflineCache(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.removeItem('seenBy');
    } catch {}
  });
}
