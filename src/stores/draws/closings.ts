import { nowMs } from '../app/clock.ts';
import { refresh } from '../data/freshness.ts';

/** When a tab asks after a countdown's end: a moment of its own, so many ms or up to `spreadMs` more after it. */
const looks = {
  first: { afterMs: 0, spreadMs: 5_000 },
  /** Our clock may be ahead of the server's. */
  second: { afterMs: 25_000, spreadMs: 15_000 },
} as const;

/** A moment within the look's time that no other tab shares. */
function lookAt(when: (typeof looks)[keyof typeof looks]): ReturnType<typeof setTimeout> {
  return setTimeout(look, when.afterMs + Math.random() * when.spreadMs);
}

let isAboutToLook = false;
let lookedAt = 0;
let secondLook: ReturnType<typeof setTimeout> | undefined;

/** A tab that nobody sees asks nothing: what it shows is loaded again when it is looked at. */
function look(): void {
  isAboutToLook = false;
  if (document.visibilityState === 'hidden') return;
  lookedAt = nowMs();
  refresh([
    'draw',
    'draws',
    'allDraws',
    'results',
    'upcoming',
    'prizes',
    'tickets',
    'member',
    'transactions',
    'notifications',
  ]);
}

/**
 * A countdown has reached zero: loads what opening or closing a draw changes, prize money included. It has done so in
 * every open tab of every member, which do not all ask at once; nor does one tab ask for each of its draws, or for one
 * whose end is seen only after it has asked, as of a card that is scrolled to.
 * @param endMs when it was reached, by the server's clock
 */
export function loadOpenedOrClosed(endMs: number): void {
  if (endMs <= lookedAt) return;
  if (!isAboutToLook) lookAt(looks.first);
  isAboutToLook = true;
  clearTimeout(secondLook);
  secondLook = lookAt(looks.second);
}
