import type { Page } from '@playwright/test';
import { type Insets, setInsets, setTextSize } from './emulation.ts';
import { findLayoutProblems, waitForLayout } from './layout.ts';
import { largeText, offscreenRendering, usualText, wideSpacing } from './reflow.ts';
import type { Viewport } from './viewports.ts';

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Skipped painting halves the time. */
const unpainted = 'body { opacity: 0 !important; }';

/** The page's policy refuses style tags. */
function dress(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

const lettersOf = {
  wide: '* { font-family: "DejaVu Sans Mono", monospace !important; letter-spacing: 0.05em !important; }',
  spaced: wideSpacing,
} as const;

/** Skips settings that equal the previous ones. */
async function enterRoom(page: Page, room: Viewport, before?: Viewport): Promise<void> {
  if (!before || before.large !== room.large) await setTextSize(page, room.large ? largeText : usualText);
  if (!before || before.insets !== room.insets) await setInsets(page, room.insets ?? none);
  if (!before || before.letters !== room.letters)
    await page.evaluate(
      dress,
      offscreenRendering + unpainted + (room.letters ? lettersOf[room.letters] : ''),
    );
  await page.setViewportSize(room);
}

/** @param before the current viewport */
export async function viewportFindings(
  page: Page,
  room: Viewport,
  before?: Viewport,
): Promise<readonly string[]> {
  await enterRoom(page, room, before);
  return findLayoutProblems(page, room);
}

export async function resetViewport(
  page: Page,
  size: { width: number; height: number } | null,
  last?: Viewport,
): Promise<void> {
  if (size) {
    await enterRoom(page, size, last);
    await page.evaluate(waitForLayout, size);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
