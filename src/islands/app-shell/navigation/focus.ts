import { $screen, type Screen } from '../../../stores/app/router.ts';
import { $screenTitle } from '../../../stores/app/title.ts';
import { clearOriginLink, findOriginLink, hasOriginLink } from './restore-focus.ts';
import { afterPaint } from './transition.ts';

/** How long a list may take to grow as far as the link that it was left by. */
const originLinkTimeoutMs = 3_000;

/** Ends the wait for what is to have the focus. */
let stopWaiting = () => {};

function focus(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Calls `look` now and with every change of the page until that returns true, or something else is to have the focus. */
function observeUntil(check: () => boolean): AbortController {
  stopWaiting();
  const waiting = new AbortController();
  stopWaiting = () => waiting.abort();
  if (check()) return waiting;
  const observer = new MutationObserver(() => check() && waiting.abort());
  observer.observe(document.body, { childList: true, subtree: true });
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  return waiting;
}

/** The heading that has the focus for the time being. */
let heading: HTMLElement | null = null;

/** The screen's own heading comes before the one in the bar. */
function focusHeading(): boolean {
  heading = document.querySelector('#content h1') ?? document.querySelector('h1');
  if (heading) focus(heading);
  return heading !== null;
}

const getVisit = (screen: Screen) => (screen.kind === 'screen' ? screen.visit : undefined);

/** A screen may learn its own name later, as a draw does: its heading takes over, unless the member has gone on. */
function refocusOnTitleChange(): () => void {
  const visit = getVisit($screen.get());
  return $screenTitle.listen((own) => {
    const { activeElement } = document;
    // The next screen's is told of before this one has gone.
    if (
      own &&
      visit === getVisit($screen.get()) &&
      (activeElement === heading || activeElement === document.body)
    )
      focusHeading();
  });
}

/** Gives the focus to the heading, as soon as that is there. */
function focusHeadingOnceThere(): () => void {
  observeUntil(focusHeading);
  return refocusOnTitleChange();
}

/** Gives the focus to the link by which the screen was left, which a list may take its time to have again. */
function focusOriginLink(isDeferredReady: boolean): () => void {
  let hasHeading = false;
  let isThere = isDeferredReady;
  const waiting = observeUntil(() => {
    const opener = findOriginLink();
    if (opener) focus(opener);
    else if (!hasHeading && isThere) hasHeading = focusHeading();
    isThere = true;
    return opener !== undefined;
  });
  const { signal } = waiting;
  for (const event of ['wheel', 'pointerdown', 'keydown']) {
    window.addEventListener(event, stopWaiting, { passive: true, signal });
  }
  setTimeout(() => waiting.abort(), originLinkTimeoutMs);
  return refocusOnTitleChange();
}

/**
 * Gives the focus to a new screen's heading, or on the way back to the link by which the screen was left: a reader goes on
 * where they were. While a long list is still growing the heading has it. All that once the screen is painted, because
 * the browser works out styles and layout for it; what the screen itself has focused by then, keeps it.
 * @param isDeferredReady false while the screen's rest, and with it that link, is about to come
 * @returns to be called when the screen is left
 */
export function focusScreen(isReturn: boolean, isDeferredReady: boolean): () => void {
  if (!isReturn) clearOriginLink();
  stopWaiting();
  // Nothing of the screen that was left is held, which would keep all that it showed.
  heading = null;
  const before = document.activeElement;
  let stopRefocusing = () => {};
  const stop = afterPaint(() => {
    const { activeElement } = document;
    if (activeElement !== before && activeElement !== document.body) return;
    stopRefocusing = hasOriginLink() ? focusOriginLink(isDeferredReady) : focusHeadingOnceThere();
  });
  return () => {
    stop();
    stopRefocusing();
  };
}
