import { useEffect, useLayoutEffect } from 'react';
import { $isRestoringScroll } from '../../../stores/app/router.ts';
import { getSavedScroll, trackScroll, updateVisibleDepth } from './scroll.ts';

/**
 * Gives a new screen the focus, which says by that which one it is, and its place.
 * @param isWhole false while the screen's rest is still to come
 * @returns to be called when it is left
 */
export type RouteChangeHandler = (isReturn: boolean, isDeferredReady: boolean) => (() => void) | undefined;

/** Does for a first screen that is left at once; all others have better (arrive.ts). */
let handler: RouteChangeHandler = (isReturn) => {
  const heading = document.querySelector('h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus();
  }
  scrollTo(0, isReturn ? getSavedScroll() : 0);
  return undefined;
};

/** Has new screens arrive that way. */
export function provideRouteChangeHandler(way: RouteChangeHandler): void {
  handler = way;
}

/** Kept outside the component, because a change of frame mounts it anew. */
let visibleScreen: string | undefined;

/**
 * Does after a change of screen what a browser does after loading a page: focus and scroll position. The
 * page's first screen is the browser's own affair.
 * @param isDeferredReady false while the screen's rest is still to come
 */
export function useRouteChange(screen: string, isDeferredReady: boolean): void {
  useEffect(trackScroll, []);
  useLayoutEffect(updateVisibleDepth);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its rest is no other screen.
  useLayoutEffect(() => {
    if (screen === 'wait' || screen === 'redirect' || screen === visibleScreen) return;
    const isFirst = visibleScreen === undefined;
    visibleScreen = screen;
    if (isFirst) return;
    return handler($isRestoringScroll.get(), isDeferredReady);
  }, [screen]);
}
