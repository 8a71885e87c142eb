import type { WritableAtom } from 'nanostores';
import { isBrowser } from '../browser/runtime.ts';
import { doubleSubmitWindowMs } from '../config.ts';

/** Maximum distance of a double tap in CSS pixels. */
const sameSpotPx = 40;

/** In CSS pixels. */
let pressed: { readonly x: number; readonly y: number } | undefined;
let guardedUntil = 0;

/**
 * Swallows a second press at the same position for `doubleSubmitWindowMs`. `$coolingDown`, true meanwhile,
 * also covers the keyboard.
 */
export function startDoubleSubmitGuard($coolingDown: WritableAtom<boolean>): void {
  guardedUntil = Date.now() + doubleSubmitWindowMs;
  $coolingDown.set(true);
  setTimeout(() => $coolingDown.set(false), doubleSubmitWindowMs);
}

function handleClick(event: MouseEvent): void {
  const { clientX: x, clientY: y, detail } = event;
  // Keyboard clicks have no detail; they act on the focused element.
  if (detail === 0) return;
  const isSameSpot = pressed && Math.hypot(x - pressed.x, y - pressed.y) <= sameSpotPx;
  if (Date.now() < guardedUntil && isSameSpot) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    pressed = { x, y };
  }
}

// Registered on module load to record the press that loads an action's code.
if (isBrowser) window.addEventListener('click', handleClick, true);
