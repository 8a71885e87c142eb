import type { WritableAtom } from 'nanostores';
import { isBrowser } from '../browser/runtime.ts';
import { doubleSubmitWindowMs } from '../config.ts';

/** How far apart the two taps of a hurried thumb may be, in CSS pixels. */
const sameSpotPx = 40;

/** The last press by hand, in CSS pixels. */
let pressed: { readonly x: number; readonly y: number } | undefined;
/** ms since the epoch */
let guardedUntil = 0;

/**
 * Starts the double-submit guard: for `doubleSubmitWindowMs` a second press at the same spot is swallowed, whatever
 * stands there by then, and `$coolingDown` is true, which also covers the keyboard.
 */
export function startDoubleSubmitGuard($coolingDown: WritableAtom<boolean>): void {
  guardedUntil = Date.now() + doubleSubmitWindowMs;
  $coolingDown.set(true);
  setTimeout(() => $coolingDown.set(false), doubleSubmitWindowMs);
}

function handleClick(event: MouseEvent): void {
  const { clientX: x, clientY: y, detail } = event;
  // A click without a detail comes from a key, which acts on the focused element wherever that is.
  if (detail === 0) return;
  const isSameSpot = pressed && Math.hypot(x - pressed.x, y - pressed.y) <= sameSpotPx;
  if (Date.now() < guardedUntil && isSameSpot) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    pressed = { x, y };
  }
}

// Registered when the module loads: the press that loads an action's code has to be known too.
if (isBrowser) window.addEventListener('click', handleClick, true);
