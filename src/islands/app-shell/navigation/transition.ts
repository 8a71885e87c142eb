import { flushSync } from 'react-dom';
import { $isRestoringScroll } from '../../../stores/app/router.ts';
import { getSavedScroll } from './scroll.ts';

/** False where a footer stands below the screen, and for one that is shown scrolled again. */
export function canRenderInTwoPhases(): boolean {
  return document.querySelector('footer') === null && !($isRestoringScroll.get() && getSavedScroll() > 0);
}

/** Where nothing is painted, as in a tab that lies behind, it is not waited for longer, in ms. */
const paintTimeoutMs = 200;

/**
 * Calls back once what the page is now is on the screen, which shows by the frame after the one that paints it.
 * @returns to be called when that is not wanted any more
 */
export function afterPaint(callback: () => void): () => void {
  let isWanted = true;
  const once = () => {
    if (isWanted) callback();
    isWanted = false;
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, paintTimeoutMs);
  return () => {
    isWanted = false;
  };
}

/**
 * Gives the focus up while all stands as it was painted: for a focused element that goes away with its screen, the browser
 * works out styles and layout in the midst of the change.
 */
function blurActiveElement(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) activeElement.blur();
}

/**
 * Shows the next screen at once, as it is. One that fades in keeps the browser drawing frames, and a tap that follows soon
 * waits for the next of them. What is not loaded yet arrives in the new screen as it always does.
 */
export function showScreen(show: () => void): void {
  blurActiveElement();
  // Once the stores are done with the address: what they are told meanwhile, they pass on only then.
  queueMicrotask(() => flushSync(show));
}
