import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** How far below the visible part of the page the end of what is shown counts as reached. */
const reach = '0px 0px 800px 0px';

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
): { shown: number; moreRef: RefCallback<Element> } {
  const [reached, setReached] = useState(first);
  const shown = Math.min(reached, total);

  // A new callback for each step observes the element anew: one that is still in view reports itself again.
  const moreRef = useCallback<RefCallback<Element>>(
    (element) => {
      if (!element) return;
      const showMore: IntersectionObserverCallback = (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        startTransition(() => setReached(shown - (shown % step) + step));
      };
      const observer = new IntersectionObserver(showMore, { rootMargin: reach });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [shown, step],
  );
  return { shown, moreRef };
}
