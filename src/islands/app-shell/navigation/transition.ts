import { flushSync } from 'react-dom';
import { $isRestoringScroll } from '../../../stores/app/router.ts';
import { getSavedScroll } from './scroll.ts';

/** Returns false if a footer would shift or a scroll position must be restored. */
export function canRenderInTwoPhases(): boolean {
  return document.querySelector('footer') === null && !($isRestoringScroll.get() && getSavedScroll() > 0);
}

/** In ms. A background tab never paints. */
const paintTimeoutMs = 200;

/** @returns cancels the callback */
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
