import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function devtoolsOf(page: Page): Promise<CDPSession> {
  const open = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, open);
  return open;
}

export async function setTextSize(page: Page, px: number): Promise<void> {
  await (await devtoolsOf(page)).send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** Safe area insets in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export async function setInsets(page: Page, insets: Insets): Promise<void> {
  await (await devtoolsOf(page)).send('Emulation.setSafeAreaInsetsOverride', { insets: { ...insets } });
}

/** Lowers the visual viewport. */
export async function openVirtualKeyboard(page: Page, heightLeft: number): Promise<void> {
  await page.evaluate((height) => {
    const view = window.visualViewport;
    if (!view) throw new Error('nothing to tell of a keyboard');
    Object.defineProperty(view, 'height', { value: height, configurable: true });
    view.dispatchEvent(new Event('resize'));
  }, heightLeft);
}
