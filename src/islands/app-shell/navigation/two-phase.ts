import { startTransition, useEffect, useState } from 'react';

interface TwoPhase {
  readonly canRenderInTwoPhases: () => boolean;
  readonly afterPaint: (callback: () => void) => () => void;
}

/** Undefined until the app services start. */
let twoPhase: TwoPhase | undefined;

/** Enables rendering in two phases. */
export function provideTwoPhase(value: TwoPhase): void {
  twoPhase = value;
}

/** Delays deferred content until after the paint. @returns true once it may render */
export function useTwoPhase(visit: number): boolean {
  const [readyVisit, setReadyVisit] = useState(visit);
  const isDeferredReady = readyVisit === visit;
  // In state, so that rendered content stays.
  if (!isDeferredReady && !twoPhase?.canRenderInTwoPhases()) setReadyVisit(visit);
  useEffect(() => twoPhase?.afterPaint(() => startTransition(() => setReadyVisit(visit))), [visit]);
  return isDeferredReady;
}
