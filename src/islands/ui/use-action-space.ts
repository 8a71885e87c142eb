import { type RefObject, useLayoutEffect } from 'react';

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
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--action-space');
    };
  }, [element]);
}
