import { desktopFromPx } from '../../../../src/lib/config.ts';
import { isSoak } from '../walks.ts';
import type { Insets } from './emulation.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly collapsed?: boolean;
  /** Twice the default text size. */
  readonly large?: boolean;
  /** `wide` exceeds the product's fonts; `spaced` is user text spacing and checks only lost text. */
  readonly letters?: 'wide' | 'spaced';
  readonly insets?: Insets;
  /** Checks content under bars and panels. */
  readonly bars?: boolean;
  /** The area above a virtual keyboard; checks only fields. */
  readonly keyboard?: boolean;
}

const upright: Insets = { top: 47, right: 0, bottom: 34, left: 0 };
const lying: Insets = { top: 0, right: 47, bottom: 21, left: 47 };

const isOneOf =
  (...widths: readonly number[]) =>
  ({ width }: Viewport) =>
    widths.includes(width);

const phones: Viewport[] = [320, 360, 390, 430].map((width) => ({ width, height: 844 }));
const tablets: Viewport[] = [600, 768, 820, 912, 1024].map((width) => ({ width, height: 1024 }));
/** Most states open at the last size, so the page ends as it began. */
const desktops: Viewport[] = [1180, 1440, 1920, 1280].map((width) => ({ width, height: 900 }));
const usual: Viewport[] = [
  ...phones,
  ...tablets,
  { width: 844, height: 390, insets: lying },
  ...desktops,
].map((room) => ({ ...room, bars: isOneOf(320, 600, 768, 844, 1280)(room) }));

const collapsed = usual
  .filter(({ width }) => width >= desktopFromPx)
  .map((room) => ({ ...room, collapsed: true, bars: isOneOf(768)(room) }));
const inLargeText = usual.map((room) => ({ ...room, large: true, bars: isOneOf(320, 768, 844)(room) }));
/** A collapsed sidebar is as narrow in large text, so few widths suffice. */
const largeBesideIcons = collapsed
  .filter(isOneOf(768, 844, 1920))
  .map((room) => ({ ...room, large: true, bars: false }));
const spaced: Viewport = { width: 320, height: 844, letters: 'spaced' };

const withBars = (room: Viewport): Viewport => ({ ...room, bars: true });

const inWideLetters: Viewport[] = [280, 700, 1024].map((width) => ({
  width,
  height: 800,
  letters: 'wide',
}));

export const narrowViewport: Viewport = { width: 320, height: 844, large: true, bars: true };

export const allViewports: readonly Viewport[] = [
  ...[spaced, ...inLargeText, ...largeBesideIcons, ...collapsed, ...usual],
  ...[...inWideLetters, { width: 393, height: 852, insets: upright }].map(withBars),
  ...[280, 700, 1111, 2560].map((width) => withBars({ width, height: 800 })),
];

/**
 * For small variants of a fully checked screen: one width per container layout, and the narrowest and lowest
 * of each app shell in large text.
 */
export const reducedViewports: readonly Viewport[] = [
  spaced,
  ...inLargeText.filter(isOneOf(320, 600, 768, 844)),
  ...collapsed.filter(isOneOf(768)),
  ...usual.filter(isOneOf(320, 430, 600, 768, 844, 1024, 1180, 1280, 1920)),
];

/** The narrowest, and those with the most columns. */
export const longTextViewports: readonly Viewport[] = [
  ...inLargeText.filter(isOneOf(320, 390)),
  ...usual.filter(isOneOf(320, 390, 600, 768, 844, 1024, 1180, 1920, 1280)),
].map(withBars);

/** Divides no list's length, so that turns reach every viewport. */
const stride = 11;

/** Returns all viewports in the soak, otherwise one, by turns. */
export const deal = (all: readonly Viewport[], turn: number): readonly Viewport[] =>
  all.filter((_, index) => isSoak || index === (turn * stride) % all.length);

/** For panels whose position depends on the width. */
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
