import { type Dispatch, type SetStateAction, startTransition } from 'react';
import type { IndexRange } from './virtual-list.ts';

/** A list renders blocks of `step` entries and keeps about `maxRendered`. */
interface BlockSize {
  readonly step: number;
  readonly maxRendered: number;
}

/** Measured positions, in px from the start of the list. */
interface BlockOffsets {
  readonly starts: readonly number[];
  readonly end: number;
}

/** Returns the blocks between two heights, plus one below the measured ones. */
export function getVisibleRange(
  { starts, end }: BlockOffsets,
  step: number,
  top: number,
  bottom: number,
): IndexRange {
  const blockAt = (height: number) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= height),
    );
  const next = bottom > end ? starts.length : blockAt(bottom);
  return { from: blockAt(top) * step, to: (next + 1) * step };
}

/** Extends the range to `wanted`. Keeps up to `maxRendered` entries for scrolling back and find-in-page. */
export function extendRange(
  drawn: IndexRange,
  wanted: IndexRange,
  { step, maxRendered }: BlockSize,
): IndexRange {
  const isApart = wanted.from > drawn.to || wanted.to < drawn.from;
  if (isApart) return wanted;
  const from = Math.min(drawn.from, wanted.from);
  const to = Math.max(drawn.to, wanted.to);
  if (to - from <= maxRendered) return { from, to };
  const blocks = Math.max(0, maxRendered - (wanted.to - wanted.from)) / step / 2;
  const beside = Math.floor(blocks) * step;
  return { from: Math.max(from, wanted.from - beside), to: Math.min(to, wanted.to + beside) };
}

const overscanPx = 800;

interface ListWindowOptions extends BlockSize {
  readonly setRange: Dispatch<SetStateAction<IndexRange>>;
}

export interface ListWindow {
  readonly update: () => void;
  /** Sets the padding for the entries outside the rendered range. */
  readonly handleRender: (range: IndexRange, total: number) => void;
  readonly stop: () => void;
}

/**
 * Renders the entries around the viewport. Padding (`.long-list`) replaces the others.
 * @param list contains only entries with `getPositionProps`
 */
export function startListWindow(
  list: HTMLElement,
  { step, maxRendered, setRange }: ListWindowOptions,
): ListWindow {
  const tops: number[] = [];
  let end = 0;
  let total = Number.POSITIVE_INFINITY;
  let range: IndexRange = { from: 0, to: 0 };
  let [appliedPaddingTop, appliedPaddingBottom] = [0, 0];

  /** Returns nothing if another range is rendered, as for printing. */
  const getBlockStarts = (): HTMLElement[] => {
    const entries = list.querySelectorAll<HTMLElement>('[aria-posinset]');
    const isCurrentRange =
      entries[0]?.ariaPosInSet === String(range.from + 1) && entries.length === range.to - range.from;
    return isCurrentRange ? [...entries].filter((_, index) => index % step === 0) : [];
  };

  /** @param offset next change of the top padding */
  const measure = (first: readonly HTMLElement[], offset: number) => {
    const { top, bottom } = list.getBoundingClientRect();
    for (const [index, entry] of first.entries()) {
      tops[range.from / step + index] = entry.getBoundingClientRect().top - top + offset;
    }
    const renderedBottom = bottom - appliedPaddingBottom - top + offset;
    const isLast = range.from / step + first.length >= tops.length;
    if (isLast) end = renderedBottom;
    return renderedBottom;
  };

  const update = () => {
    if (!list.isConnected) return;
    measure(getBlockStarts(), 0);
    const visibleTop = -list.getBoundingClientRect().top;
    const needed = getVisibleRange(
      { starts: tops, end },
      step,
      visibleTop - overscanPx,
      visibleTop + innerHeight + overscanPx,
    );
    const { from, to } = extendRange(range, needed, { step, maxRendered });
    const next = { from, to: Math.min(to, total) };
    if (next.from !== range.from || next.to !== range.to) startTransition(() => setRange(next));
  };

  /**
   * Replaces entries that are gone from the start by padding. Runs before anything is measured: the page may be too
   * short for its scroll position meanwhile, and a measurement makes the browser scroll up.
   */
  const replaceRemoved = (previous: IndexRange, next: IndexRange) => {
    const height = (tops[next.from / step] ?? 0) - (tops[previous.from / step] ?? 0);
    if (height <= 0) return;
    appliedPaddingTop += height;
    list.style.setProperty('--above', `${appliedPaddingTop}px`);
  };

  const handleRender = (next: IndexRange, count: number) => {
    const previous = range;
    [range, total] = [next, count];
    tops.length = Math.min(tops.length, Math.ceil(total / step));
    replaceRemoved(previous, next);
    const first = getBlockStarts();
    const [top] = first;
    if (!top) return;
    const expectedTop = tops[next.from / step] ?? 0;
    const renderedTop = top.getBoundingClientRect().top - list.getBoundingClientRect().top;
    const paddingTop = next.from === 0 ? 0 : Math.max(0, appliedPaddingTop + expectedTop - renderedTop);
    const shared = Math.max(previous.from, next.from) / step;
    const previousTop = shared * step < previous.to ? tops[shared] : undefined;
    const renderedBottom = measure(first, paddingTop - appliedPaddingTop);
    appliedPaddingTop = paddingTop;
    appliedPaddingBottom = Math.max(0, end - renderedBottom);
    list.style.setProperty('--above', `${appliedPaddingTop}px`);
    list.style.setProperty('--below', `${appliedPaddingBottom}px`);
    // A new width changes the heights of unrendered entries.
    const shift = previousTop === undefined ? 0 : (tops[shared] ?? previousTop) - previousTop;
    if (Math.abs(shift) >= 1) scrollBy(0, shift);
    requestAnimationFrame(update);
  };

  // The next render starts the window with the current range.
  setRange((current) => ({ ...current }));
  const listeners = new AbortController();
  for (const [target, event] of [
    [document, 'scroll'],
    [window, 'resize'],
  ] as const) {
    target.addEventListener(event, update, { passive: true, signal: listeners.signal });
  }
  return { update, handleRender, stop: () => listeners.abort('done') };
}
