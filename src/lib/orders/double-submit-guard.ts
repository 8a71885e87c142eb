import type { WritableAtom } from 'nanostores';
import { getLastPress } from '../browser/last-press.ts';
import { doubleSubmitWindowMs } from '../config.ts';

/** Maximum distance of a double tap. */
const maxDistancePx = 40;

let guardedPress = getLastPress();
let guardedUntil = 0;

/** Ignores a second press at the same position. `$coolingDown` also covers the keyboard. */
export function startDoubleSubmitGuard($coolingDown: WritableAtom<boolean>): void {
  guardedPress = getLastPress();
  guardedUntil = performance.now() + doubleSubmitWindowMs;
  $coolingDown.set(true);
  setTimeout(() => $coolingDown.set(false), doubleSubmitWindowMs);
}

function handleClick(event: MouseEvent): void {
  const { clientX: x, clientY: y, detail } = event;
  if (detail === 0 || !guardedPress || performance.now() >= guardedUntil) return;
  if (Math.hypot(x - guardedPress.x, y - guardedPress.y) > maxDistancePx) {
    // After a press elsewhere, one at the first position is no double press.
    guardedPress = { x, y };
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}

window.addEventListener('click', handleClick, true);
