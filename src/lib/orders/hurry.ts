import { secondPressMs } from '../config.ts';
import { onPage } from '../start/on-page.ts';

/** How far apart the two taps of a hurried thumb may be, in CSS pixels. */
const sameSpotPx = 40;

let pressed = { x: Number.NaN, y: Number.NaN };
let calmUntil = 0;

/** What an order was given with, and whatever has come to stand there since, takes no second press for a moment. */
export function calmDown(): void {
  calmUntil = Date.now() + secondPressMs;
}

function swallowSecondPress(event: MouseEvent): void {
  const { clientX: x, clientY: y, detail } = event;
  // A key presses what has the focus, wherever that is.
  if (detail === 0) return;
  const isSameSpot = Math.hypot(x - pressed.x, y - pressed.y) <= sameSpotPx;
  if (Date.now() < calmUntil && isSameSpot) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    pressed = { x, y };
  }
}

if (onPage) window.addEventListener('click', swallowSecondPress, true);
