import type { WritableAtom } from 'nanostores';
import { isBrowser } from '../browser/runtime.ts';
import { doubleSubmitWindowMs } from '../config.ts';
import { type PressPosition, pressedSoFar } from './presses.ts';

/** How far apart the two taps of a hurried thumb may be, in CSS pixels. */
const sameSpotPx = 40;

/** Where was pressed last, also if this came only with that press. */
let pressed: PressPosition | undefined;
let guardedUntil = 0;

/**
 * Keeps the second press of a hurried thumb from being a second order. For a moment the spot that was pressed takes
 * none, whatever has come to stand there since, and what gave the order rests, also for those who press keys.
 */
export function startDoubleSubmitGuard($resting: WritableAtom<boolean>): void {
  guardedUntil = Date.now() + doubleSubmitWindowMs;
  $resting.set(true);
  setTimeout(() => $resting.set(false), doubleSubmitWindowMs);
}

function swallowSecondPress(event: MouseEvent): void {
  const { clientX: x, clientY: y, detail } = event;
  // A key presses what has the focus, wherever that is.
  if (detail === 0) return;
  const isSameSpot = pressed && Math.hypot(x - pressed.x, y - pressed.y) <= sameSpotPx;
  if (Date.now() < guardedUntil && isSameSpot) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    pressed = { x, y };
  }
}

if (isBrowser) {
  pressed = pressedSoFar();
  window.addEventListener('click', swallowSecondPress, true);
}
