import { onIdle, onNextInteraction } from '../../lib/browser/deferred-work.ts';
import { $screen, isAuthScreen } from './router.ts';

/**
 * Calls back once: on an auth screen at the member's first interaction, on every other screen when the page is idle.
 * Auth screens load nothing unasked; their forms load what they submit with.
 * @returns calls back at once, unless that has happened
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
