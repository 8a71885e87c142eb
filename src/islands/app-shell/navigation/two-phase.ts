import { startTransition, useEffect, useState } from 'react';

/** How a screen comes in two paints. */
interface TwoPhase {
  /** False for a screen that would jump thereby. */
  readonly canRenderInTwoPhases: () => boolean;
  /** Calls back once what the page is now is on the screen; what it returns takes that back. */
  readonly afterPaint: (callback: () => void) => () => void;
}

/** Unknown for a first screen that is left at once: the next one comes in one. */
let twoPhase: TwoPhase | undefined;

/** Has new screens come in two paints. */
export function provideTwoPhase(way: TwoPhase): void {
  twoPhase = way;
}

/**
 * Has a screen come in two paints: its heading and what is known of it as soon as it can be, and once that is seen the
 * rest, in slices.
 * @param visit differs for each screen that is opened
 * @returns true once the whole screen is to be drawn
 */
export function useTwoPhase(visit: number): boolean {
  const [readyVisit, setWhole] = useState(visit);
  const isDeferredReady = readyVisit === visit;
  // For good: what is drawn does not go away again because the address changes.
  if (!isDeferredReady && !twoPhase?.canRenderInTwoPhases()) setWhole(visit);
  useEffect(() => twoPhase?.afterPaint(() => startTransition(() => setWhole(visit))), [visit]);
  return isDeferredReady;
}
