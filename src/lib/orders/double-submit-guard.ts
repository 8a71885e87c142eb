import type { WritableAtom } from 'nanostores';
import { isBrowser } from '../browser/page.ts';
import { doubleSubmitWindowMs } from '../config.ts';

/** Maximum distance of a double tap. */
const maxDistancePx = 40;

let lastPress: { readonly x: number; readonly y: number } | undefined;
let guardedPress: typeof lastPress;
let guardedUntil = 0;

/** Ignores a second press at the same position. `$coolingDown` also covers the keyboard. */
export function startDoubleSubmitGuard($coolingDown: WritableAtom<boolean>): void {
  guardedPress = lastPress;
  guardedUntil = performance.now() + doubleSubmitWindowMs;
  $coolingDown.set(true);
  setTimeout(() => $coolingDown.set(false), doubleSubmitWindowMs);
}

function handleClick(event: MouseEvent): void {
  // Keyboard clicks have no detail.
  if (event.detail === 0) return;
  const press = { x: event.clientX, y: event.clientY };
  lastPress = press;
  if (!guardedPress || performance.now() >= guardedUntil) return;
  if (Math.hypot(press.x - guardedPress.x, press.y - guardedPress.y) > maxDistancePx) {
    // A press elsewhere ends the guard of the first position.
    guardedPress = press;
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (isBrowser) window.addEventListener('click', handleClick, true);
