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
