import { isBrowser } from '../browser/runtime.ts';

/** Where a press was made by hand, in CSS pixels. */
export interface PressPosition {
  readonly x: number;
  readonly y: number;
}

let pressed: PressPosition | undefined;

function note({ clientX: x, clientY: y, detail }: MouseEvent): void {
  if (detail > 0) pressed = { x, y };
}

if (isBrowser) window.addEventListener('click', note, true);

/**
 * Hands over to what comes only with a press, and has to know where that was.
 * @returns where was pressed last; nothing is noted from then on
 */
export function pressedSoFar(): PressPosition | undefined {
  window.removeEventListener('click', note, true);
  return pressed;
}
