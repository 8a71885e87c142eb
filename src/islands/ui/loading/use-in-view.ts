import { type RefCallback, useCallback } from 'react';

/**
 * Tells when the element with the ref comes into view and leaves it again.
 * @param enter gives what is to be done when it leaves; a new one begins anew
 * @param reach how far outside of what is seen it is as good as seen, as an observer's root margin
 */
export function useInView(enter: () => () => void, reach = '0px'): RefCallback<Element> {
  return useCallback<RefCallback<Element>>(
    (element) => {
      if (!element) return;
      let leave: (() => void) | undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          const isInView = entries.at(-1)?.isIntersecting ?? false;
          if (isInView === (leave !== undefined)) return;
          leave = isInView ? enter() : void leave?.();
        },
        { rootMargin: reach },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        leave?.();
      };
    },
    [enter, reach],
  );
}

/** How far below the visible part of the page something counts as near. */
const reach = '0px 0px 800px 0px';

/**
 * Calls `onNear` when the element with the ref comes near the visible part of the page. Each new `onNear` looks anew:
 * for an element that is still in view it is called again.
 */
export function useSentinel(onNear: () => void): RefCallback<Element> {
  const enter = useCallback(() => {
    onNear();
    return () => {};
  }, [onNear]);
  return useInView(enter, reach);
}
