import { flushSync } from 'react-dom';
import { $isRestoringScroll } from '../../../stores/app/router.ts';
import { getSavedScroll } from './scroll.ts';

/** False if a footer would shift, or a position is to be restored. */
export function canRenderInTwoPhases(): boolean {
  return document.querySelector('footer') === null && !($isRestoringScroll.get() && getSavedScroll() > 0);
}

/** In ms; a background tab never paints. */
const paintTimeoutMs = 200;

/** Calls back after the next paint. @returns cancels the callback */
export function afterPaint(callback: () => void): () => void {
  let isActive = true;
  const runOnce = () => {
    if (isActive) callback();
    isActive = false;
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(runOnce)));
  setTimeout(runOnce, paintTimeoutMs);
  return () => {
    isActive = false;
  };
}

/** Removing a focused element would force style and layout. */
function blurActiveElement(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) activeElement.blur();
}

/** Shows the next screen without animation, whose frames would delay the next tap. */
export function showScreen(show: () => void): void {
  blurActiveElement();
  // Nanostores defers nested updates.
  queueMicrotask(() => flushSync(show));
}
