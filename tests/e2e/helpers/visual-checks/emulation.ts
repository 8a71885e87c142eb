import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** What Chromium's developer tools can do to a page; opened once for each. */
function devtoolsOf(page: Page): Promise<CDPSession> {
  const open = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, open);
  return open;
}

/** Sets the size of the browser's text, as its settings do. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  await (await devtoolsOf(page)).send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** What the screen's rounded corners, its notch and its home bar cut into, in pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Gives the screen such edges. */
export async function setInsets(page: Page, insets: Insets): Promise<void> {
  await (await devtoolsOf(page)).send('Emulation.setSafeAreaInsetsOverride', { insets: { ...insets } });
}

/** Has the keyboard of a phone come over the page, so that only so much of its height is seen. */
export async function openVirtualKeyboard(page: Page, heightLeft: number): Promise<void> {
  await page.evaluate((height) => {
    const view = window.visualViewport;
    if (!view) throw new Error('nothing to tell of a keyboard');
    Object.defineProperty(view, 'height', { value: height, configurable: true });
    view.dispatchEvent(new Event('resize'));
  }, heightLeft);
}
