import { type RefObject, useLayoutEffect } from 'react';
import { afterPaint } from '../../lib/browser/timing.ts';

/** A symbol retains no element in memory. */
let lastOwner: symbol | undefined;

/** Reserves `--action-space` for an element at the bottom edge. */
export function useActionSpace(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!isShown || !current) return;
    const { style } = document.documentElement;
    const reserveSpace = () => {
      style.setProperty('--action-space', `${current.getBoundingClientRect().height}px`);
    };
    const observer = new ResizeObserver(reserveSpace);
    const currentOwner = Symbol();
    lastOwner = currentOwner;
    observer.observe(current);
    // The observer reports one frame later.
    reserveSpace();
    // Waits for the next paint, because a property of the root restyles the whole page.
    const releaseSpace = () => {
      if (lastOwner === currentOwner) style.removeProperty('--action-space');
    };
    return () => {
      observer.disconnect();
      afterPaint(releaseSpace);
    };
  }, [element, isShown]);
}
