import { startTransition, useEffect, useState } from 'react';

/** How a screen comes in two paints. */
interface InTwo {
  /** False for a screen that would jump thereby. */
  readonly comesInTwo: () => boolean;
  /** Calls back once what the page is now is on the screen; what it returns takes that back. */
  readonly afterPaint: (callback: () => void) => () => void;
}

/** Unknown for a first screen that is left at once: the next one comes in one. */
let inTwo: InTwo | undefined;

/** Has new screens come in two paints. */
export function comeInTwo(way: InTwo): void {
  inTwo = way;
}

/**
 * Has a screen come in two paints: its heading and what is known of it as soon as it can be, and once that is seen the
 * rest, in slices.
 * @param visit differs for each screen that is opened
 * @returns true once the whole screen is to be drawn
 */
export function useSecondPaint(visit: number): boolean {
  const [whole, setWhole] = useState(visit);
  const isWhole = whole === visit;
  // For good: what is drawn does not go away again because the address changes.
  if (!isWhole && !inTwo?.comesInTwo()) setWhole(visit);
  useEffect(() => inTwo?.afterPaint(() => startTransition(() => setWhole(visit))), [visit]);
  return isWhole;
}
