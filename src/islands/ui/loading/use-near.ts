import { type RefCallback, useCallback } from 'react';

/** How far below the visible part of the page something counts as near. */
const reach = '0px 0px 800px 0px';

/**
 * Calls `onNear` when the element with the ref comes near the visible part of the page. Each new `onNear` looks anew:
 * for an element that is still in view it is called again.
 */
export function useNear(onNear: () => void): RefCallback<Element> {
  return useCallback<RefCallback<Element>>(
    (element) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) onNear();
        },
        { rootMargin: reach },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onNear],
  );
}
