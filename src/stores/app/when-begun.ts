/** When what a first view did without is loaded: at rest or, where it is of no use to who only looks, at the first touch. */
import { onIdle, onNextInteraction } from '../../lib/browser/deferred-work.ts';
import { $screen, isAuthScreen } from './router.ts';

/**
 * Calls back once: when it is quiet or, on the screens of signing in, not before somebody begins there. Nothing comes up
 * by itself on these, and what is sent loads what sends it.
 * @returns does so at once, if that is still to come
 */
export function onFirstInteraction(callback: () => void): () => void {
  const once = onNextInteraction(() => {
    stop();
    callback();
  });
  const stop = $screen.subscribe((screen) => {
    if (!isAuthScreen(screen)) onIdle(once);
  });
  return once;
}
