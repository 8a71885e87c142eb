import type { Page } from '@playwright/test';
import { desktopFromPx } from '../../../../src/lib/config.ts';
import { type Insets, setInsets, setTextSize } from './devtools.ts';
import { largeText, usualText, whole } from './reflow.ts';

/** What a page is given to stand in. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly collapsed?: boolean;
  /** Text of twice the usual size. */
  readonly large?: boolean;
  /** A font whose letters are much wider than those of the fonts that the product asks for. */
  readonly font?: 'serif' | 'monospace';
  readonly insets?: Insets;
}

/** An iPhone's, held upright and lying down, its home bar below. */
const upright: Insets = { top: 47, right: 0, bottom: 34, left: 0 };
const lying: Insets = { top: 0, right: 47, bottom: 21, left: 47 };
const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const phones: Room[] = [320, 360, 390, 430].map((width) => ({ width, height: 844 }));
const tablets: Room[] = [600, 768, 820, 912, 1024].map((width) => ({ width, height: 1024 }));
const desktops: Room[] = [1180, 1280, 1440, 1920].map((width) => ({ width, height: 900 }));
const usual: Room[] = [...phones, ...tablets, ...desktops, { width: 844, height: 390, insets: lying }];

/** Each width that has a sidebar is there with it open and collapsed. */
const collapsed = usual
  .filter(({ width }) => width >= desktopFromPx)
  .map((room) => ({ ...room, collapsed: true }));
const atUsualSize: Room[] = [...usual, ...collapsed];
const inLargeText = atUsualSize.map((room) => ({ ...room, large: true }));

/** All that the product is to suit. */
export const rooms: readonly Room[] = [...atUsualSize, ...inLargeText];

const isOneOf =
  (...widths: readonly number[]) =>
  ({ width }: Room) =>
    widths.includes(width);

/**
 * For what differs from a screen that is looked at in all rooms in one part alone: every width once, and the narrowest,
 * the lowest and the widest of each frame with the sidebar collapsed or in large text.
 */
export const roomsForParts: readonly Room[] = [
  ...usual,
  ...collapsed.filter(isOneOf(768, 1280)),
  ...inLargeText.filter((room) => isOneOf(320, 600, 768, 844, 1440)(room) && !room.collapsed),
];

const inFont = (font: Room['font'], widths: readonly number[]) =>
  widths.map((width) => ({ width, height: 800, font }));

/** What nobody thought of. */
export const oddRooms: readonly Room[] = [
  ...[280, 351, 700, 1111, 2560].map((width) => ({ width, height: 800 })),
  { width: 393, height: 852, insets: upright },
  ...inFont('monospace', [280, 700, 1024]),
  ...inFont('serif', [320, 768, 1280]),
];

/** The narrowest and the most divided, for what is long. */
export const longRooms: readonly Room[] = [
  ...atUsualSize.filter(({ collapsed: isCollapsed }) => !isCollapsed),
  ...inLargeText.filter(({ width }) => width < 400),
];

/** What the keyboard of a phone leaves. */
export const byKeyboard: Room = { width: 390, height: 422 };

export const nameOf = ({ width, height, ...room }: Room): string =>
  [`${width}x${height}`, room.collapsed && 'collapsed', room.large && '200 %', room.font]
    .filter(Boolean)
    .join(' ');

/**
 * Lets a frame pass, with all that follows from a new size.
 * @returns whether the sidebar is collapsed; undefined where there is none
 */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean | undefined>((done) => {
        const tell = () =>
          done(
            document.querySelector('.sidebar')
              ? document.documentElement.dataset.sidebar === 'collapsed'
              : undefined,
          );
        requestAnimationFrame(() => setTimeout(tell));
      }),
  );

/** Everything is measured and nothing is looked at: a page that is not painted takes half of the time. */
const unpainted = 'body { opacity: 0 !important; }';

/** A constructed sheet, because the page's policy refuses a style tag. Draws what is out of view, too. */
function dress(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

const families = { serif: '"DejaVu Serif", serif', monospace: '"DejaVu Sans Mono", monospace' } as const;

const lettersOf = (font: Room['font']) =>
  font ? `* { font-family: ${families[font]} !important; letter-spacing: 0.05em !important; }` : '';

/** Gives the page a room, and lets it lay itself out anew. What it has already from the room before is left alone. */
export async function enterRoom(page: Page, room: Room, before?: Room): Promise<void> {
  if (!before || before.large !== room.large) await setTextSize(page, room.large ? largeText : usualText);
  if (!before || before.insets !== room.insets) await setInsets(page, room.insets ?? none);
  if (!before || before.font !== room.font)
    await page.evaluate(dress, whole + unpainted + lettersOf(room.font));
  await page.setViewportSize(room);
  const isCollapsed = await settle(page);
  if (isCollapsed === undefined || isCollapsed === Boolean(room.collapsed)) return;
  // By its keys.
  await page.keyboard.press('Control+b');
  await settle(page);
}

/** Leaves the page as it was before. */
export async function leaveRooms(page: Page, size: { width: number; height: number } | null): Promise<void> {
  if (size) await enterRoom(page, size);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
