import { useEffect, useLayoutEffect } from 'react';
import { $restoring } from '../../../stores/app/router.ts';
import { noteShown, placeLeft, watchScroll } from './scroll.ts';

/**
 * Gives a new screen the focus, which says by that which one it is, and its place.
 * @param isWhole false while the screen's rest is still to come
 * @returns to be called when it is left
 */
export type Arrive = (isReturn: boolean, isWhole: boolean) => (() => void) | undefined;

/** Does for a first screen that is left at once; all others have better (arrive.ts). */
let arrive: Arrive = (isReturn) => {
  const heading = document.querySelector('h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus();
  }
  scrollTo(0, isReturn ? placeLeft() : 0);
  return undefined;
};

/** Has new screens arrive that way. */
export function arriveBy(way: Arrive): void {
  arrive = way;
}

/** Kept outside the component, because a change of frame mounts it anew. */
let shown: string | undefined;

/**
 * Does after a change of screen what a browser does after loading a page: focus and scroll position. The
 * page's first screen is the browser's own affair.
 * @param isWhole false while the screen's rest is still to come
 */
export function useArrival(screen: string, isWhole: boolean): void {
  useEffect(watchScroll, []);
  useLayoutEffect(noteShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its rest is no other screen.
  useLayoutEffect(() => {
    if (screen === 'wait' || screen === 'redirect' || screen === shown) return;
    const isFirst = shown === undefined;
    shown = screen;
    if (isFirst) return;
    return arrive($restoring.get(), isWhole);
  }, [screen]);
}
