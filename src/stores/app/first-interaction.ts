import { onIdle, onNextInteraction } from '../../lib/browser/deferred-work.ts';
import { $screen, isAuthScreen } from './router.ts';

/**
 * Calls back once: on auth screens at the first interaction, elsewhere when the page is idle.
 * @returns runs the callback at once, unless it has run
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
