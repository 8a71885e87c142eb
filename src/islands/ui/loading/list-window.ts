import { type Dispatch, type SetStateAction, startTransition } from 'react';
import {
  type BlockSize,
  extendRange,
  getVisibleRange,
  type IndexRange,
} from '../../../lib/data/virtual-range.ts';

/** How far above and below what is seen a list is drawn, in px. */
const reach = 800;

interface LongListOptions extends BlockSize {
  readonly draw: Dispatch<SetStateAction<IndexRange>>;
}

/** Keeps a list's drawn part around what is seen of it. */
export interface ListWindow {
  /** Draws what is to be seen, if that is not there. */
  readonly update: () => void;
  /** Has just been drawn: takes the room of what is not. @param total how many entries there are */
  readonly handleRender: (part: IndexRange, total: number) => void;
  readonly stop: () => void;
}

/**
 * Has a list drawn around what is seen of it, however long it is and however it is scrolled. What was scrolled past
 * leaves exactly its room (`.long-list`), so that nothing moves and every place can be scrolled to.
 * @param box holds the entries, each of which says its place (`placeAmong`)
 */
export function startListWindow(box: HTMLElement, { step, maxRendered, draw }: LongListOptions): ListWindow {
  const tops: number[] = [];
  let end = 0;
  let total = Number.POSITIVE_INFINITY;
  let part: IndexRange = { from: 0, to: 0 };
  let [above, below] = [0, 0];

  /** The first entries of the drawn blocks; none where something else is drawn, such as all of it on paper. */
  const blocks = (): HTMLElement[] => {
    const entries = box.querySelectorAll<HTMLElement>('[aria-posinset]');
    const isIt = entries[0]?.ariaPosInSet === String(part.from + 1) && entries.length === part.to - part.from;
    return isIt ? [...entries].filter((_, index) => index % step === 0) : [];
  };

  /** Notes where the drawn blocks stand. @param lower by so much once the padding is what it is to be */
  const note = (first: readonly HTMLElement[], lower: number) => {
    const { top, bottom } = box.getBoundingClientRect();
    for (const [index, entry] of first.entries()) {
      tops[part.from / step + index] = entry.getBoundingClientRect().top - top + lower;
    }
    const drawnTo = bottom - below - top + lower;
    const isLast = part.from / step + first.length >= tops.length;
    if (isLast) end = drawnTo;
    return drawnTo;
  };

  const look = () => {
    if (!box.isConnected) return;
    note(blocks(), 0);
    const seen = -box.getBoundingClientRect().top;
    const wanted = getVisibleRange({ starts: tops, end }, step, seen - reach, seen + innerHeight + reach);
    const { from, to } = extendRange(part, wanted, { step, maxRendered: maxRendered });
    const next = { from, to: Math.min(to, total) };
    if (next.from !== part.from || next.to !== part.to) startTransition(() => draw(next));
  };

  const drawn = (now: IndexRange, of: number) => {
    const before = part;
    [part, total] = [now, of];
    tops.length = Math.min(tops.length, Math.ceil(total / step));
    const first = blocks();
    const [top] = first;
    if (!top) return;
    const known = tops[now.from / step] ?? 0;
    const stands = top.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const room = now.from === 0 ? 0 : Math.max(0, above + known - stands);
    const shared = Math.max(before.from, now.from) / step;
    const stood = shared * step < before.to ? tops[shared] : undefined;
    const drawnTo = note(first, room - above);
    above = room;
    below = Math.max(0, end - drawnTo);
    box.style.setProperty('--above', `${above}px`);
    box.style.setProperty('--below', `${below}px`);
    // Where a width has changed since, what was not drawn is of another height than was noted.
    const moved = stood === undefined ? 0 : (tops[shared] ?? stood) - stood;
    if (Math.abs(moved) >= 1) scrollBy(0, moved);
    requestAnimationFrame(look);
  };

  // Whatever is drawn by now is what it begins with.
  draw((now) => ({ ...now }));
  const watching = new AbortController();
  for (const [target, event] of [
    [document, 'scroll'],
    [window, 'resize'],
  ] as const) {
    target.addEventListener(event, look, { passive: true, signal: watching.signal });
  }
  return { update: look, handleRender: drawn, stop: () => watching.abort() };
}
