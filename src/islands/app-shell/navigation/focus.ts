import { afterPaint } from '../../../lib/browser/deferred-work.ts';
import { $screen, type Screen } from '../../../stores/app/router.ts';
import { $screenTitle } from '../../../stores/app/title.ts';
import { clearOriginLink, findOriginLink, hasOriginLink } from './restore-focus.ts';

const originLinkTimeoutMs = 3_000;

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
  if (!isReturn) clearOriginLink();
  stopObserving();
  // Releases the DOM of the previous screen.
  heading = null;
  const previousFocus = document.activeElement;
  let stopRefocusing = () => {};
  const stop = afterPaint(() => {
    if (hasFocusMoved(previousFocus)) return;
    stopRefocusing = hasOriginLink() ? focusOriginLink(isDeferredReady) : focusHeadingOnceThere();
  });
  return () => {
    stop();
    stopRefocusing();
  };
}
