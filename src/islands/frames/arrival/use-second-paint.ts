import { useDeferredValue } from 'react';
import { $restoring } from '../../../stores/app/router.ts';
import { placeLeft } from './scroll.ts';

/** True for a screen that would jump if it came in two: one with a footer below it, and one that is shown scrolled again. */
function comesInOne(): boolean {
  return document.querySelector('footer') !== null || ($restoring.get() && placeLeft() > 0);
}

/**
 * Has a screen come in two paints: its heading and what is known of it as soon as it can be, the rest in slices that let
 * that be painted.
 * @param visit differs for each screen that is opened
 * @returns true once the whole screen is to be drawn
 */
export function useSecondPaint(visit: number): boolean {
  return useDeferredValue(visit) === visit || comesInOne();
}
