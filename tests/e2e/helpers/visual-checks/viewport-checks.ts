import type { Page } from '@playwright/test';
import { desktopFromPx } from '../../../../src/lib/config.ts';
import { type Insets, setInsets, setTextSize } from './emulation.ts';
import { findLayoutProblems, waitForLayout } from './layout.ts';
import { largeText, offscreenRendering, usualText, wideSpacing } from './reflow.ts';
import { keyboardViewport, type Viewport, viewportName } from './viewports.ts';

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Skipped painting halves the time. */
const unpainted = 'body { opacity: 0 !important; }';

/** The page's policy refuses style tags. */
function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

const lettersOf = {
  wide: '* { font-family: "DejaVu Sans Mono", monospace !important; letter-spacing: 0.05em !important; }',
  spaced: wideSpacing,
} as const;

/** Skips settings that equal the previous ones. */
async function enterViewport(page: Page, room: Viewport, before?: Viewport): Promise<void> {
  if (!before || before.large !== room.large) await setTextSize(page, room.large ? largeText : usualText);
  if (!before || before.insets !== room.insets) await setInsets(page, room.insets ?? none);
  if (!before || before.letters !== room.letters)
    await page.evaluate(
      adoptStyles,
      offscreenRendering + unpainted + (room.letters ? lettersOf[room.letters] : ''),
    );
  await page.setViewportSize(room);
}

/** Describes the page, and what some viewports need. Runs in the page. */
function readState() {
  const marks =
    'dialog[open], [popover=auto]:popover-open, main [aria-expanded=true], [aria-invalid=true], .toast, .alert';
  return {
    parts: [...document.querySelectorAll<HTMLElement>(marks)]
      .filter((element) => element.checkVisibility())
      .map(({ tagName, innerText }) => `${tagName} '${innerText.slice(0, 40)}'`),
    hasSidebar: document.querySelector('#sidebar') !== null,
    hasFields: document.querySelector('input:not([type=checkbox], [type=radio]), textarea') !== null,
  };
}

/** Layout problems, each with its viewports, and parts of the state that were lost on the way. */
export async function layoutFindings(page: Page, wanted: readonly Viewport[]): Promise<string[]> {
  const found = new Map<string, string[]>();
  const note = (line: string, where: string) => found.set(line, [...(found.get(line) ?? []), where]);
  const size = page.viewportSize();
  const { parts, hasSidebar, hasFields } = await page.evaluate(readState);
  const isNarrow = wanted.some(({ width }) => width < desktopFromPx);
  let last: Viewport | undefined;
  for (const room of [...(hasFields && isNarrow ? [keyboardViewport] : []), ...wanted]) {
    if (room.collapsed && !hasSidebar) continue;
    await enterViewport(page, room, last);
    for (const line of await findLayoutProblems(page, room)) note(line, viewportName(room));
    last = room;
  }
  if (size) {
    await enterViewport(page, size, last);
    await page.evaluate(waitForLayout, size);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const after = (await page.evaluate(readState)).parts;
  for (const part of parts.filter((part) => !after.includes(part)))
    note(`${part} was lost`, 'after all viewports');
  return [...found].map(([line, where]) => `${line}: ${where.join(', ')}`);
}
