import type { Page } from '@playwright/test';
import type { Insets } from './layout.ts';
import { largeText, setTextSize, usualText, whole } from './reflow.ts';

/** What a page is given to stand in. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly collapsed?: boolean;
  /** Text of twice the usual size. */
  readonly large?: boolean;
  /** Letters much wider than those of the fonts that the product asks for. */
  readonly wideFont?: boolean;
  readonly insets?: Insets;
}

/** An iPhone's, held upright and lying down, its home bar below. */
const upright: Insets = { top: 47, right: 0, bottom: 34, left: 0 };
const lying: Insets = { top: 0, right: 47, bottom: 21, left: 47 };
const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const phones: Room[] = [320, 360, 390, 430].map((width) => ({ width, height: 844 }));
const tablets: Room[] = [600, 768, 820, 912, 1024].map((width) => ({ width, height: 1024 }));
const desktops: Room[] = [1180, 1280, 1440, 1920].map((width) => ({ width, height: 900 }));
const lyingPhone: Room = { width: 844, height: 390, insets: lying };
const usual = [...phones, ...tablets, ...desktops, lyingPhone];

const notched: Room = { width: 393, height: 852, insets: upright };
const odd: Room[] = [280, 700].map((width) => ({ width, height: 800 }));
const wideFont: Room[] = [280, 700, 1024].map((width) => ({ width, height: 800, wideFont: true }));
/** Above, the column of content is as wide as it gets. */
const collapsed = usual
  .filter(({ width }) => width >= 768 && width <= 1180)
  .map((room) => ({ ...room, collapsed: true }));
/** In text of twice the size a width is as good as half of it, so that fewer are different. */
const large = [...usual, { width: 1024, height: 1024, collapsed: true }]
  .filter(({ width }) => ![360, 430, 820, 1180, 1440, 1920].includes(width))
  .map((room) => ({ ...room, large: true }));

/** All that the product is to suit. */
export const rooms: readonly Room[] = [...odd, ...wideFont, notched, ...usual, ...collapsed, ...large];

/** The narrowest and the most divided, for what is long. */
export const longRooms: readonly Room[] = [...usual, ...large.filter(({ width }) => width < 400)];

/** What the keyboard of a phone leaves. */
export const byKeyboard: Room = { width: 390, height: 422 };

export const nameOf = ({ width, height, ...room }: Room): string =>
  [`${width}x${height}`, room.collapsed && 'collapsed', room.large && '200 %', room.wideFont && 'wide font']
    .filter(Boolean)
    .join(' ');

/** A frame has passed, with all that follows from a new size. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Collapses or opens the sidebar, where there is one, by its keys. */
async function collapse(page: Page, wanted: boolean): Promise<void> {
  const is = await page.evaluate(() =>
    document.querySelector('.sidebar') ? document.documentElement.dataset.sidebar === 'collapsed' : undefined,
  );
  if (is === undefined || is === wanted) return;
  await page.keyboard.press('Control+b');
  await settle(page);
}

/** A constructed sheet, because the page's policy refuses a style tag. Draws what is out of view, too. */
function dress(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

const wideLetters = '* { font-family: monospace !important; letter-spacing: 0.05em !important; }';

/** Gives the page a room, and lets it lay itself out anew. What it has already from the room before is left alone. */
export async function enterRoom(page: Page, room: Room, before?: Room): Promise<void> {
  if (!before || before.large !== room.large) await setTextSize(page, room.large ? largeText : usualText);
  if (!before || before.insets !== room.insets) await setInsets(page, room.insets ?? none);
  if (!before || before.wideFont !== room.wideFont)
    await page.evaluate(dress, room.wideFont ? `${whole} ${wideLetters}` : whole);
  await page.setViewportSize(room);
  await settle(page);
  await collapse(page, Boolean(room.collapsed));
}

/** Leaves the page as it was before. */
export async function leaveRooms(page: Page, size: { width: number; height: number } | null): Promise<void> {
  if (size) await enterRoom(page, size);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

async function setInsets(page: Page, insets: Insets): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...insets } });
  await devtools.detach();
}
