import { flushSync } from 'react-dom';
import { getHistoryDepth } from '../../../lib/browser/history.ts';
import { afterPaint } from '../../../lib/browser/timing.ts';
import { $screen, type Screen } from '../../../stores/app/router.ts';
import { $screenTitle } from '../../../stores/app/title.ts';
import { getSavedScroll, getVisibleDepth, scrollPage, scrollPositions, setTrackingPaused } from './scroll.ts';
import type { RouteChangeHandler } from './use-route-change.ts';

const originLinkTimeoutMs = 3_000;

/** Links that the member followed, by depth of the history entry. */
const originLinks = new Map<number, { readonly href: string; readonly index: number }>();

let stopObserving = () => {};

function focus(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** True once the focus is on another element. A removed element leaves it on the body. */
function hasFocusMoved(from: Element | null): boolean {
  return ![from, document.body].includes(document.activeElement);
}

/** Calls `check` now and after each DOM change until it returns true. */
function observeUntil(check: () => boolean): AbortController {
  stopObserving();
  const controller = new AbortController();
  stopObserving = () => controller.abort('done');
  if (check()) return controller;
  const observer = new MutationObserver(() => check() && controller.abort('done'));
  observer.observe(document.body, { childList: true, subtree: true });
  controller.signal.addEventListener('abort', () => observer.disconnect());
  return controller;
}

let heading: HTMLElement | null = null;

/**
 * Focuses the screen's heading. React hides the previous screen while the next one loads, and a hidden
 * heading cannot take the focus.
 * @returns false without a heading that can
 */
function focusHeading(): boolean {
  heading = document.querySelector('#content h1') ?? document.querySelector('h1');
  if (!heading) return false;
  focus(heading);
  return heading === document.activeElement;
}

const getVisit = (screen: Screen) => (screen.kind === 'screen' ? screen.visit : undefined);

/** Focuses the heading again after a late title, unless the focus has moved. */
function refocusOnTitleChange(): () => void {
  const visit = getVisit($screen.get());
  return $screenTitle.listen((title) => {
    // The next screen sets its title before this listener stops.
    if (title && visit === getVisit($screen.get()) && !hasFocusMoved(heading)) focusHeading();
  });
}

/** Focuses the heading once it is rendered, unless the focus has moved. */
function focusHeadingOnceThere(): () => void {
  const before = document.activeElement;
  observeUntil(() => hasFocusMoved(before) || focusHeading());
  return refocusOnTitleChange();
}

/** Focuses the heading until the link of origin is rendered. */
function focusOriginLink(isDeferredReady: boolean): () => void {
  let isHeadingFocused = false;
  let isContentReady = isDeferredReady;
  const controller = observeUntil(() => {
    const link = findOriginLink();
    if (link) focus(link);
    else if (!isHeadingFocused && isContentReady) isHeadingFocused = focusHeading();
    isContentReady = true;
    return link !== undefined;
  });
  const { signal } = controller;
  for (const event of ['wheel', 'pointerdown', 'keydown']) {
    window.addEventListener(event, stopObserving, { passive: true, signal });
  }
  setTimeout(() => controller.abort('done'), originLinkTimeoutMs);
  return refocusOnTitleChange();
}

/**
 * Focuses a new screen's heading or, after going back, the link of origin. Runs after the paint, because
 * focusing forces style and layout. Leaves a focus that the screen has set.
 * @returns cleanup
 */
export function focusScreen(isReturn: boolean, isDeferredReady: boolean): () => void {
  if (!isReturn) originLinks.delete(getVisibleDepth());
  stopObserving();
  // Releases the DOM of the previous screen.
  heading = null;
  const previousFocus = document.activeElement;
  let stopRefocusing = () => {};
  const stop = afterPaint(() => {
    if (hasFocusMoved(previousFocus)) return;
    stopRefocusing = originLinks.has(getVisibleDepth())
      ? focusOriginLink(isDeferredReady)
      : focusHeadingOnceThere();
  });
  return () => {
    stop();
    stopRefocusing();
  };
}

function getLinksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.href === href,
  );
}

function handleClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (link)
    originLinks.set(getVisibleDepth(), { href: link.href, index: getLinksTo(link.href).indexOf(link) });
  else originLinks.delete(getVisibleDepth());
}

/** Saves the link by which the member leaves each screen. */
export function trackOriginLinks(): void {
  document.addEventListener('click', handleClick, { capture: true });
}

/** Returns undefined until the link is rendered. */
function findOriginLink(): HTMLAnchorElement | undefined {
  const saved = originLinks.get(getVisibleDepth());
  return saved && getLinksTo(saved.href)[saved.index];
}

/** Blurs the element first: the removal of a focused element forces style and layout. */
function blurActiveElement(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) activeElement.blur();
}

/** Skips animation, whose frames would delay the next tap. */
export function showScreen(show: () => void): void {
  blurActiveElement();
  // Nanostores defers nested updates.
  queueMicrotask(() => flushSync(show));
}

const restoreTimeoutMs = 3_000;

let stopRestoring = () => {};

function scrollToTop(): void {
  stopRestoring();
  scrollPositions.set(getHistoryDepth(), 0);
  scrollPage(0);
}

/** Restores the position again while the page grows, until input or a timeout. */
function restoreScroll(): void {
  stopRestoring();
  const target = getSavedScroll();
  const controller = new AbortController();
  const observer = new ResizeObserver(() => scrollTo(0, target));
  const stop = () => {
    observer.disconnect();
    controller.abort('done');
    if (stopRestoring === stop) setTrackingPaused(false);
  };
  setTrackingPaused(true);
  stopRestoring = stop;
  observer.observe(document.body);
  scrollPage(target);
  setTimeout(stop, restoreTimeoutMs);
  for (const event of ['wheel', 'pointerdown', 'keydown']) {
    window.addEventListener(event, stop, { passive: true, signal: controller.signal });
  }
}

export const handleRouteChange: RouteChangeHandler = (isReturn, isDeferredReady) => {
  if (isReturn) restoreScroll();
  else scrollToTop();
  return focusScreen(isReturn, isDeferredReady);
};
