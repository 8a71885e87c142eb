import { type RefCallback, useCallback } from 'react';

/**
 * Tells when the element with the ref comes into view and leaves it again.
 * @param enter gives what is to be done when it leaves; a new one begins anew
 */
export function useInView(enter: () => () => void): RefCallback<Element> {
  return useCallback<RefCallback<Element>>(
    (element) => {
      if (!element) return;
      let leave: (() => void) | undefined;
      const observer = new IntersectionObserver((entries) => {
        const isInView = entries.at(-1)?.isIntersecting ?? false;
        if (isInView === (leave !== undefined)) return;
        leave = isInView ? enter() : void leave?.();
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        leave?.();
      };
    },
    [enter],
  );
}
