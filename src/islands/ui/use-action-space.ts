import { type RefObject, useLayoutEffect } from 'react';

/** Whose room it is. */
let owner: unknown;

/** Leaves room for an element while it sticks to the bottom edge: its height is `--action-space` then. */
export function useActionSpace(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const sticks = getComputedStyle(entry.target).bottom !== 'auto';
      const [size] = entry.borderBoxSize;
      style.setProperty('--action-space', `${(sticks && size?.blockSize) || 0}px`);
    });
    owner = observer;
    if (element.current) observer.observe(element.current);
    // Whatever the root says, browsers hand on to all that is on the page: the next screen is painted before that.
    const leaveNone = () => owner === observer && style.removeProperty('--action-space');
    return () => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(leaveNone));
    };
  }, [element]);
}
