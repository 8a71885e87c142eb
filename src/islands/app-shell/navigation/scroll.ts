import { depth } from '../../../lib/browser/history.ts';

/** Where each entry of the tab's history was scrolled to, by its depth. */
export const positions = new Map<number, number>();

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

/** While true, where the page is for the moment is nothing to come back to. */
let isHeld = false;

/** Where the page is, as far as it is known: to ask the browser in the midst of a change has it work out the layout. */
let at = 0;

/** Scrolls the page to a place; to where it is already, costs nothing. */
export function scrollPage(to: number): void {
  if (to === at) return;
  at = to;
  scrollTo(0, to);
}

/** Says whether a position is being restored. */
export function holdPlace(held: boolean): void {
  isHeld = held;
}

/** Takes over from the browser, which would scroll before the screen is there. */
export function watchScroll(): () => void {
  history.scrollRestoration = 'manual';
  const remember = () => {
    at = scrollY;
    if (!isHeld) positions.set(onScreen, at);
  };
  // Whoever scrolled before the app was there comes back to that place, too.
  remember();
  document.addEventListener('scroll', remember, { passive: true });
  return () => document.removeEventListener('scroll', remember);
}

/** Where the address's screen was scrolled to when it was left. */
export function placeLeft(): number {
  return positions.get(depth()) ?? 0;
}
