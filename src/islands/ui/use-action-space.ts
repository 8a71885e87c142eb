import { type RefObject, useLayoutEffect } from 'react';

/** Leaves room for an element that sticks to the bottom edge: its height is `--action-space` while it is mounted. */
export function useActionSpace(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? [];
      style.setProperty('--action-space', `${size?.blockSize ?? 0}px`);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--action-space');
    };
  }, [element]);
}
