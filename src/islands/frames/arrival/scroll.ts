import { depth } from '../../../lib/browser/history.ts';

/** Where each entry of the tab's history was scrolled to, by its depth. */
const positions = new Map<number, number>();

/** Depth of the entry that is on screen; the address is ahead of it while one screen gives way to the next. */
let onScreen = 0;

/** Depth in the tab's history of what is on screen. */
export function shownDepth(): number {
  return onScreen;
}

/** Notes that the screen is now the address's. */
export function noteShown(): void {
  onScreen = depth();
}

/** How long content may take to grow as tall as it was. */
const patienceMs = 3_000;

/** Takes over from the browser, which would scroll before the screen is there. */
export function watchScroll(): () => void {
  history.scrollRestoration = 'manual';
  const remember = () => {
    if (!isHeld) positions.set(onScreen, scrollY);
  };
  // Whoever scrolled before the app was there comes back to that place, too.
  remember();
  document.addEventListener('scroll', remember, { passive: true });
  return () => document.removeEventListener('scroll', remember);
}

/** Ends the holding of a restored position. */
let release = () => {};

/** While a position is held, where the page is for the moment is nothing to come back to. */
let isHeld = false;

/** Starts a new screen at its top. */
export function scrollToTop(): void {
  release();
  positions.set(depth(), 0);
  scrollTo(0, 0);
}

/** True where the screen was scrolled when it was left. */
export function wasScrolled(): boolean {
  return (positions.get(depth()) ?? 0) > 0;
}

/** Goes back to where the screen was left, and holds that while the screen grows, unless the member moves on. */
export function restoreScroll(): void {
  release();
  const target = positions.get(depth()) ?? 0;
  const holding = new AbortController();
  const observer = new ResizeObserver(() => scrollTo(0, target));
  const end = () => {
    observer.disconnect();
    holding.abort();
    if (release === end) isHeld = false;
  };
  isHeld = true;
  release = end;
  observer.observe(document.body);
  scrollTo(0, target);
  setTimeout(end, patienceMs);
  for (const event of ['wheel', 'pointerdown', 'keydown']) {
    window.addEventListener(event, end, { passive: true, signal: holding.signal });
  }
}
