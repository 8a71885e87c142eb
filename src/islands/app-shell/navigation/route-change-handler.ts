import { depth } from '../../../lib/browser/history.ts';
import { focusArrival } from './focus.ts';
import { holdPlace, placeLeft, positions, scrollPage } from './scroll.ts';
import type { Arrive } from './use-route-change.ts';

/** How long content may take to grow as tall as it was. */
const patienceMs = 3_000;

/** Ends the holding of a restored position. */
let release = () => {};

/** Starts a new screen at its top. */
function scrollToTop(): void {
  release();
  positions.set(depth(), 0);
  scrollPage(0);
}

/** Goes back to where the screen was left, and holds that while the screen grows, unless the member moves on. */
function restoreScroll(): void {
  release();
  const target = placeLeft();
  const holding = new AbortController();
  const observer = new ResizeObserver(() => scrollTo(0, target));
  const end = () => {
    observer.disconnect();
    holding.abort();
    if (release === end) holdPlace(false);
  };
  holdPlace(true);
  release = end;
  observer.observe(document.body);
  scrollPage(target);
  setTimeout(end, patienceMs);
  for (const event of ['wheel', 'pointerdown', 'keydown']) {
    window.addEventListener(event, end, { passive: true, signal: holding.signal });
  }
}

/** Gives a new screen the focus and its place, on the way back those that it was left with. */
export const arrive: Arrive = (isReturn, isWhole) => {
  if (isReturn) restoreScroll();
  else scrollToTop();
  return focusArrival(isReturn, isWhole);
};
