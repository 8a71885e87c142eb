import { useEffect, useLayoutEffect } from 'react';
import { $restoring } from '../../stores/router.ts';
import { announce } from '../ui/announce.ts';
import { noteShown, restoreScroll, scrollToTop, watchScroll } from './scroll.ts';

/** Kept outside the component, because a change of frame mounts it anew. */
let shown: string | undefined;

/** Moves the focus to the new heading, or to the content where the screen's own heading is still on its way. */
function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('h1') ?? document.getElementById('content');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Does after a change of screen what a browser does after loading a page: focus, announcement, scroll position. The
 * page's first screen is the browser's own affair.
 */
export function useArrival(screen: string): void {
  useEffect(watchScroll, []);
  useLayoutEffect(noteShown);
  useLayoutEffect(() => {
    if (screen === 'wait' || screen === 'redirect' || screen === shown) return;
    const isFirst = shown === undefined;
    shown = screen;
    if (isFirst) return;
    focusHeading();
    announce(document.title);
    if ($restoring.get()) restoreScroll();
    else scrollToTop();
  }, [screen]);
}
