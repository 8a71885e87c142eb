import { type RefCallback, useCallback } from 'react';

/** @param onEnter returns the callback for leaving; a new function restarts the observer */
export function useInView(
  onEnter: (element: Element) => () => void,
  rootMargin = '0px',
): RefCallback<Element> {
  return useCallback<RefCallback<Element>>(
    (element) => {
      if (!element) return;
      let onLeave: (() => void) | undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          const isInView = entries.at(-1)?.isIntersecting ?? false;
          if (isInView === (onLeave !== undefined)) return;
          onLeave = isInView ? onEnter(element) : void onLeave?.();
        },
        { rootMargin },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        onLeave?.();
      };
    },
    [onEnter, rootMargin],
  );
}
