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
