import { type RefObject, useLayoutEffect } from 'react';

/** Identifies the effect that reserved the space last. A symbol holds no element, which would stay in memory after its screen. */
let owner: symbol | undefined;

/**
 * Leaves room for an element while it sticks to the bottom edge: its height is `--action-space` then.
 * @param isShown false while it is hidden, and takes no room
 */
export function useActionSpace(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!isShown || !current) return;
    const { style } = document.documentElement;
    const leaveRoom = () => {
      style.setProperty('--action-space', `${current.getBoundingClientRect().height}px`);
    };
    const observer = new ResizeObserver(leaveRoom);
    const self = Symbol();
    owner = self;
    observer.observe(current);
    // With the element itself: the observer reports a frame later.
    leaveRoom();
    // Whatever the root says, browsers hand on to all that is on the page: the next screen is painted before that.
    const leaveNone = () => owner === self && style.removeProperty('--action-space');
    return () => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(leaveNone));
    };
  }, [element, isShown]);
}
