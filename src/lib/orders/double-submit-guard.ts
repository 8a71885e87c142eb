import type { WritableAtom } from 'nanostores';
import { isBrowser } from '../browser/runtime.ts';
import { doubleSubmitWindowMs } from '../config.ts';

/** Maximum distance of a double tap. */
const maxDistancePx = 40;

let lastPress: { readonly x: number; readonly y: number } | undefined;
let guardedUntil = 0;

/** Ignores a second press at the same position. `$coolingDown` also covers the keyboard. */
export function startDoubleSubmitGuard($coolingDown: WritableAtom<boolean>): void {
  guardedUntil = Date.now() + doubleSubmitWindowMs;
  $coolingDown.set(true);
  setTimeout(() => $coolingDown.set(false), doubleSubmitWindowMs);
}

function handleClick(event: MouseEvent): void {
  const { clientX: x, clientY: y, detail } = event;
  // Keyboard clicks have no detail.
  if (detail === 0) return;
  const isSamePosition = lastPress && Math.hypot(x - lastPress.x, y - lastPress.y) <= maxDistancePx;
  if (Date.now() < guardedUntil && isSamePosition) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    lastPress = { x, y };
  }
}

// Registered on module load to record the press that loads an action's code.
if (isBrowser) window.addEventListener('click', handleClick, true);
