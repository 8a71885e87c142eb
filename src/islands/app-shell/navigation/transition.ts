import { flushSync } from 'react-dom';
import { $isRestoringScroll } from '../../../stores/app/router.ts';
import { getSavedScroll } from './scroll.ts';

/** False if a footer would shift below the screen, or if a scroll position is to be restored. */
export function canRenderInTwoPhases(): boolean {
  return document.querySelector('footer') === null && !($isRestoringScroll.get() && getSavedScroll() > 0);
}

/** Longest wait for a paint in ms; a background tab never paints. */
const paintTimeoutMs = 200;

/**
 * Calls back once the current DOM is painted, which the second animation frame indicates.
 * @returns cancels the callback
 */
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

/** Blurs before the DOM changes: removing a focused element forces style and layout in mid-change. */
function blurActiveElement(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) activeElement.blur();
}

/** Shows the next screen synchronously and without animation: animation frames would delay the next tap. */
export function showScreen(show: () => void): void {
  blurActiveElement();
  // Nanostores delivers nested updates only after the running notification.
  queueMicrotask(() => flushSync(show));
}
