import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { afterPaint } from '../../../lib/browser/timing.ts';
import { $isRestoringScroll } from '../../../stores/app/router.ts';
import { getSavedScroll, trackScroll, updateVisibleDepth } from './scroll.ts';

/** @returns cleanup */
export type RouteChangeHandler = (isReturn: boolean, isDeferredReady: boolean) => (() => void) | undefined;

let hasFallbackRun = false;

/** Fallback until the app services start. It cannot wait for the heading of a screen that loads late. */
let handler: RouteChangeHandler = (isReturn) => {
  hasFallbackRun = true;
  const heading = document.querySelector('h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus();
  }
  scrollTo(0, isReturn ? getSavedScroll() : 0);
  return undefined;
};

/** @param focusScreen runs now if the fallback has left the focus on nothing */
export function provideRouteChangeHandler(value: RouteChangeHandler, focusScreen: () => void): void {
  handler = value;
  if (hasFallbackRun && document.activeElement === document.body) focusScreen();
}

/** Outside the component, because a change of frame remounts it. */
let visibleScreen: string | undefined;

/** Skips the first screen, which the browser handles. */
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

/** Returns false if a footer would shift or a scroll position must be restored. */
function canRenderInTwoPhases(): boolean {
  return document.querySelector('footer') === null && !($isRestoringScroll.get() && getSavedScroll() > 0);
}

/**
 * Delays deferred content until after the paint.
 * @returns true once the content may render
 */
export function useTwoPhase(visit: number): boolean {
  const [readyVisit, setReadyVisit] = useState(visit);
  const isDeferredReady = readyVisit === visit;
  // Stored in state, so that rendered content stays.
  if (!isDeferredReady && !canRenderInTwoPhases()) setReadyVisit(visit);
  useEffect(() => afterPaint(() => startTransition(() => setReadyVisit(visit))), [visit]);
  return isDeferredReady;
}
