import { $screen, type Screen } from '../../../stores/app/router.ts';
import { $screenTitle } from '../../../stores/app/title.ts';
import { clearOriginLink, findOriginLink, hasOriginLink } from './restore-focus.ts';
import { afterPaint } from './transition.ts';

/** How long a list may take to render the origin link. */
const originLinkTimeoutMs = 3_000;

/** Ends the current observation of the page. */
let stopObserving = () => {};

function focus(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Calls `check` now and on every DOM change until it returns true or the next observation starts. */
function observeUntil(check: () => boolean): AbortController {
  stopObserving();
  const controller = new AbortController();
  stopObserving = () => controller.abort();
  if (check()) return controller;
  const observer = new MutationObserver(() => check() && controller.abort());
  observer.observe(document.body, { childList: true, subtree: true });
  controller.signal.addEventListener('abort', () => observer.disconnect());
  return controller;
}

/** The heading that was focused last on this screen. */
let heading: HTMLElement | null = null;

/** Focuses the screen's own heading or, without one, that of the header. */
function focusHeading(): boolean {
  heading = document.querySelector('#content h1') ?? document.querySelector('h1');
  if (heading) focus(heading);
  return heading !== null;
}

const getVisit = (screen: Screen) => (screen.kind === 'screen' ? screen.visit : undefined);

/** Focuses the heading of a title that loads later, such as a draw's name, unless the focus has moved. */
function refocusOnTitleChange(): () => void {
  const visit = getVisit($screen.get());
  return $screenTitle.listen((title) => {
    const { activeElement } = document;
    // The next screen sets its title before this listener is removed.
    if (
      title &&
      visit === getVisit($screen.get()) &&
      (activeElement === heading || activeElement === document.body)
    )
      focusHeading();
  });
}

/** Focuses the heading once it is rendered. */
function focusHeadingOnceThere(): () => void {
  observeUntil(focusHeading);
  return refocusOnTitleChange();
}

/** Focuses the origin link once it is rendered, and the heading until then. */
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
  setTimeout(() => controller.abort(), originLinkTimeoutMs);
  return refocusOnTitleChange();
}

/**
 * Focuses a new screen's heading or, after going back, the link by which the screen was left. Runs after the paint,
 * because focusing forces style and layout. Leaves a focus that the screen has set itself.
 * @param isDeferredReady false while the deferred content, which may contain that link, is not rendered
 * @returns a cleanup function for leaving the screen
 */
export function focusScreen(isReturn: boolean, isDeferredReady: boolean): () => void {
  if (!isReturn) clearOriginLink();
  stopObserving();
  // Releases the previous screen's heading: a reference would retain its detached DOM.
  heading = null;
  const previousFocus = document.activeElement;
  let stopRefocusing = () => {};
  const stop = afterPaint(() => {
    const { activeElement } = document;
    if (activeElement !== previousFocus && activeElement !== document.body) return;
    stopRefocusing = hasOriginLink() ? focusOriginLink(isDeferredReady) : focusHeadingOnceThere();
  });
  return () => {
    stop();
    stopRefocusing();
  };
}
