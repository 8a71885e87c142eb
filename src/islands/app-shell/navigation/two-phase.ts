import { startTransition, useEffect, useState } from 'react';

/** Controls whether and when a screen renders in two phases. */
interface TwoPhase {
  /** False if rendering in two phases would shift the layout. */
  readonly canRenderInTwoPhases: () => boolean;
  /** Calls back once the current DOM is painted; returns a cancel function. */
  readonly afterPaint: (callback: () => void) => () => void;
}

/** Undefined until the app services start; screens then render in one phase. */
let twoPhase: TwoPhase | undefined;

/** Enables rendering in two phases. */
export function provideTwoPhase(value: TwoPhase): void {
  twoPhase = value;
}

/**
 * Renders a screen in two phases: known content first, the deferred content in a transition after the paint.
 * @param visit differs for each opened screen
 * @returns true once the deferred content may render
 */
export function useTwoPhase(visit: number): boolean {
  const [readyVisit, setReadyVisit] = useState(visit);
  const isDeferredReady = readyVisit === visit;
  // Stored in state, so that rendered content does not disappear again.
  if (!isDeferredReady && !twoPhase?.canRenderInTwoPhases()) setReadyVisit(visit);
  useEffect(() => twoPhase?.afterPaint(() => startTransition(() => setReadyVisit(visit))), [visit]);
  return isDeferredReady;
}
