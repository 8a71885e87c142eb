import { desktopFromPx } from '../../../../src/lib/config.ts';
import type { Insets } from './emulation.ts';

/** What a page is given to stand in. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly collapsed?: boolean;
  /** Text of twice the usual size. */
  readonly large?: boolean;
  /**
   * Much wider ones than those of the fonts that the product asks for, or as far apart as somebody may set them, where
   * nothing but lost text is looked for.
   */
  readonly letters?: 'wide' | 'spaced';
  readonly insets?: Insets;
  /** Whether bars and panels stand otherwise than in the other rooms, and what lies under them is looked for. */
  readonly bars?: boolean;
  /** Whether it is what the keyboard of a phone leaves, where nothing but the fields is looked for. */
  readonly keyboard?: boolean;
}

/** An iPhone's, held upright and lying down, its home bar below. */
const upright: Insets = { top: 47, right: 0, bottom: 34, left: 0 };
const lying: Insets = { top: 0, right: 47, bottom: 21, left: 47 };

const isOneOf =
  (...widths: readonly number[]) =>
  ({ width }: Viewport) =>
    widths.includes(width);

const phones: Viewport[] = [320, 360, 390, 430].map((width) => ({ width, height: 844 }));
const tablets: Viewport[] = [600, 768, 820, 912, 1024].map((width) => ({ width, height: 1024 }));
/** At the last of these most states are entered, so that the page is left as it was. */
const desktops: Viewport[] = [1180, 1440, 1920, 1280].map((width) => ({ width, height: 900 }));
const usual: Viewport[] = [
  ...phones,
  ...tablets,
  { width: 844, height: 390, insets: lying },
  ...desktops,
].map((room) => ({ ...room, bars: isOneOf(320, 600, 768, 844, 1280)(room) }));

/** Each width that has a sidebar is there with it open and collapsed. */
const collapsed = usual
  .filter(({ width }) => width >= desktopFromPx)
  .map((room) => ({ ...room, collapsed: true, bars: isOneOf(768)(room) }));
const inLargeText = usual.map((room) => ({ ...room, large: true, bars: isOneOf(320, 768, 844)(room) }));
/** A collapsed sidebar is as narrow in any text: the room beside it lies between those of the widths themselves. */
const largeBesideIcons = collapsed
  .filter(isOneOf(768, 844, 1920))
  .map((room) => ({ ...room, large: true, bars: false }));
const spaced: Viewport = { width: 320, height: 844, letters: 'spaced' };

/** All that the product is to suit. */
export const allViewports: readonly Viewport[] = [
  spaced,
  ...inLargeText,
  ...largeBesideIcons,
  ...collapsed,
  ...usual,
];

/**
 * For what differs from a screen that is looked at in all rooms in one part alone: a width for each arrangement that its
 * container has, and the narrowest and the lowest of each frame in large text.
 */
export const reducedViewports: readonly Viewport[] = [
  spaced,
  ...inLargeText.filter(isOneOf(320, 600, 768, 844)),
  ...collapsed.filter(isOneOf(768)),
  ...usual.filter(isOneOf(320, 430, 600, 768, 844, 1024, 1180, 1280, 1920)),
];

const withBars = (room: Viewport): Viewport => ({ ...room, bars: true });

const inWideLetters: Viewport[] = [280, 700, 1024].map((width) => ({ width, height: 800, letters: 'wide' }));

/** What nobody thought of. */
export const unusualViewports: readonly Viewport[] = [
  ...inWideLetters,
  { width: 393, height: 852, insets: upright },
  ...[280, 700, 1111, 2560].map((width) => ({ width, height: 800 })),
].map(withBars);

/** The narrowest and the most divided, for what is long. */
export const longTextViewports: readonly Viewport[] = [
  ...inLargeText.filter(isOneOf(320, 390)),
  ...usual.filter(isOneOf(320, 390, 600, 768, 844, 1024, 1180, 1920, 1280)),
].map(withBars);

/** Where the place of a panel follows the width, bars are looked at in every room of usual text. */
export const withBarChecks = (all: readonly Viewport[]): readonly Viewport[] =>
  all.map((room) => (room.large || room.letters ? room : withBars(room)));

export const keyboardViewport: Viewport = { width: 390, height: 422, keyboard: true };

export const viewportName = ({ width, height, ...room }: Viewport): string =>
  [
    room.keyboard ? 'above the keyboard' : `${width}x${height}`,
    room.collapsed && 'collapsed',
    room.large && '200 %',
    room.letters && `${room.letters} letters`,
  ]
    .filter(Boolean)
    .join(' ');
