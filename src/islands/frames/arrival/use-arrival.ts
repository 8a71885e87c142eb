import { useEffect, useLayoutEffect } from 'react';
import { $restoring } from '../../../stores/app/router.ts';
import { $ownTitle, $tabTitle } from '../../../stores/app/title.ts';
import { announce } from '../../ui/messages/announce.ts';
import { noteShown, restoreScroll, scrollToTop, watchScroll } from './scroll.ts';

/** Kept outside the component, because a change of frame mounts it anew. */
let shown: string | undefined;

/**
 * Moves the focus to the screen's own heading, else to the one in the bar, or to the content where the heading is still
 * on its way.
 * @returns what has the focus now
 */
function focusHeading(): Element | null {
  const content = document.getElementById('content');
  const own = content?.querySelector<HTMLElement>('h1');
  const target = own ?? document.querySelector<HTMLElement>('h1') ?? content;
  if (!target) return null;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return target;
}

/**
 * Arrives a second time where a screen learns its own name later, as a draw does: that name is said in place of the
 * route's, and its heading takes the focus over unless the member has gone on.
 * @returns ends the wait
 */
function arrive(): () => void {
  let focused = focusHeading();
  let takeBack = announce(document.title);
  return $tabTitle.listen((title) => {
    if ($ownTitle.get() === undefined) return;
    if (document.activeElement === focused) focused = focusHeading();
    takeBack();
    takeBack = announce(title);
  });
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
    const leave = arrive();
    if ($restoring.get()) restoreScroll();
    else scrollToTop();
    return leave;
  }, [screen]);
}
