import { flushSync } from 'react-dom';
import { type RouteName, routeOf } from '../../lib/routes.ts';
import { depth } from '../../stores/router.ts';
import { shownDepth } from './scroll.ts';

/** Tabs lie beside each other and fade; other screens come from where they lie in the history. */
function motionBetween(from: RouteName | undefined, to: RouteName | undefined): 'forward' | 'back' | 'fade' {
  const areTabs = [from, to].every((name) => name && routeOf(name).frame === 'tab');
  const steps = depth() - shownDepth();
  if (areTabs || steps === 0) return 'fade';
  return steps < 0 ? 'back' : 'forward';
}

const stillness = '(prefers-reduced-motion: reduce)';

/** The latest transition, which may still be under way. */
let current: ViewTransition | undefined;

/**
 * Shows the next screen by the browser's view transition where it has one and the member likes motion, else at once.
 * Nothing is waited for: what is not loaded yet arrives in the new screen as it always does. The style sheet goes by
 * `data-motion`.
 */
export function showScreen(show: () => void, from: RouteName | undefined, to: RouteName | undefined): void {
  if (!('startViewTransition' in document) || matchMedia(stillness).matches) {
    show();
    return;
  }
  const { dataset } = document.documentElement;
  dataset['motion'] = 'fade';
  const transition = document.startViewTransition(() => {
    // Only now does the history know where this leads.
    dataset['motion'] = motionBetween(from, to);
    flushSync(show);
  });
  current = transition;
  const end = () => {
    if (current === transition) delete dataset['motion'];
  };
  transition.finished.then(end, end);
  // That another one replaces it, or that a hidden tab skips it, is no problem.
  transition.ready.catch(() => {});
}
