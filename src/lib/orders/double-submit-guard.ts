import type { WritableAtom } from 'nanostores';
import { isBrowser } from '../browser/runtime.ts';
import { doubleSubmitWindowMs } from '../config.ts';

/** Maximum distance of a double tap. */
const maxDistancePx = 40;

interface Position {
  readonly x: number;
  readonly y: number;
}

let lastPress: Position | undefined;
let guardedPress: Position | undefined;
let guardedUntil = 0;

/** Ignores a second press at the same position. `$coolingDown` also covers the keyboard. */
export function startDoubleSubmitGuard($coolingDown: WritableAtom<boolean>): void {
  guardedPress = lastPress;
  guardedUntil = performance.now() + doubleSubmitWindowMs;
  $coolingDown.set(true);
  setTimeout(() => $coolingDown.set(false), doubleSubmitWindowMs);
}

function handleClick(event: MouseEvent): void {
  const { clientX: x, clientY: y, detail } = event;
  // Keyboard clicks have no detail.
  if (detail === 0) return;
  lastPress = { x, y };
  if (!guardedPress || performance.now() >= guardedUntil) return;
  if (Math.hypot(x - guardedPress.x, y - guardedPress.y) > maxDistancePx) {
    // After a press elsewhere, one at the first position is no double press.
    guardedPress = lastPress;
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (isBrowser) window.addEventListener('click', handleClick, true);
