import { type RefCallback, startTransition, useCallback, useState } from 'react';
import { useNear } from './use-near.ts';

interface Steps {
  /** So many fill the screen: they are painted before the others are made. */
  readonly first: number;
  /** After that there are multiples of so many. */
  readonly step: number;
}

/** Says where an item stands among all of its list, those included that are not drawn yet. */
export function placeAmong(total: number, index: number) {
  return { 'aria-posinset': index + 1, 'aria-setsize': total };
}

/**
 * Shows a long list in steps: of its `total` entries the first ones, then more as the element with `moreRef`, which
 * stands below them, comes near. A page of thousands paints like one of a few, and everything that was scrolled past
 * stays, so that find-in-page and the list's semantics work; its items say their place by `placeAmong`.
 */
export function useSteps(
  total: number,
  { first, step }: Steps,
): { shown: number; moreRef: RefCallback<Element> | undefined } {
  const [reached, setReached] = useState(first);
  const shown = Math.min(reached, total);

  // A new function for each step, so that an end that is still in view counts once more.
  const showMore = useCallback(() => {
    startTransition(() => setReached(shown - (shown % step) + step));
  }, [shown, step]);
  const nearRef = useNear(showMore);
  return { shown, moreRef: shown < total ? nearRef : undefined };
}
