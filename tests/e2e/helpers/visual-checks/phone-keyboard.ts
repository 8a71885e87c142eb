import type { Page } from '@playwright/test';

/** Has the keyboard of a phone come over the page, so that only so much of its height is seen. */
export async function openVirtualKeyboard(page: Page, heightLeft: number): Promise<void> {
  await page.evaluate((height) => {
    const view = window.visualViewport;
    if (!view) throw new Error('nothing to tell of a keyboard');
    Object.defineProperty(view, 'height', { value: height, configurable: true });
    view.dispatchEvent(new Event('resize'));
  }, heightLeft);
}
