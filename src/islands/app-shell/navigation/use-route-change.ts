import { useEffect, useLayoutEffect } from 'react';
import { $isRestoringScroll } from '../../../stores/app/router.ts';
import { getSavedScroll, trackScroll, updateVisibleDepth } from './scroll.ts';

/**
 * Sets focus and scroll position of a new screen. The focused heading announces the screen.
 * @returns a cleanup function for leaving the screen
 */
export type RouteChangeHandler = (isReturn: boolean, isDeferredReady: boolean) => (() => void) | undefined;

/** The fallback until the app services provide route-change-handler.ts. */
let handler: RouteChangeHandler = (isReturn) => {
  const heading = document.querySelector('h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus();
  }
  scrollTo(0, isReturn ? getSavedScroll() : 0);
  return undefined;
};

/** Replaces the handler of route changes. */
export function provideRouteChangeHandler(value: RouteChangeHandler): void {
  handler = value;
}

/** Outside the component, because a change of frame remounts it. */
let visibleScreen: string | undefined;

/**
 * Sets focus and scroll position after a route change. The browser handles the page's first screen.
 * @param isDeferredReady false while the deferred content is not rendered
 */
export function useRouteChange(screen: string, isDeferredReady: boolean): void {
  useEffect(trackScroll, []);
  useLayoutEffect(updateVisibleDepth);
  // biome-ignore lint/correctness/useExhaustiveDependencies: deferred content is no route change.
  useLayoutEffect(() => {
    if (screen === 'wait' || screen === 'redirect' || screen === visibleScreen) return;
    const isFirst = visibleScreen === undefined;
    visibleScreen = screen;
    if (isFirst) return;
    return handler($isRestoringScroll.get(), isDeferredReady);
  }, [screen]);
}
