import { flushSync } from 'react-dom';
import { depth } from '../../../lib/browser/history.ts';
import { type RouteName, routeOf } from '../../../lib/routes.ts';
import { shownDepth } from './scroll.ts';

/** Tabs lie beside each other: members go to and fro between them, and nothing is to hold them up. */
function areTabs(...names: (RouteName | undefined)[]): boolean {
  return names.every((name) => name && routeOf(name).frame === 'tab');
}

/** A view transition would first take a picture of the tab that is left, half of the time until the next one shows. */
function fadeIn(): void {
  document
    .getElementById('content')
    ?.animate({ opacity: [0.4, 1] }, { id: 'tab', duration: tabFadeMs, easing: 'ease-out' });
}

/** Screens come from where they lie in the history. */
function motionByDepth(): 'forward' | 'back' | 'fade' {
  const steps = depth() - shownDepth();
  if (steps === 0) return 'fade';
  return steps < 0 ? 'back' : 'forward';
}

const stillness = '(prefers-reduced-motion: reduce)';
const tabFadeMs = 150;

/** Goes to what lies at a point where a press found nothing but the page. */
function passOn({ target, clientX, clientY }: MouseEvent): void {
  if (target !== document.documentElement && target !== document.body) return;
  const meant = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a, button, label, input, select');
  meant?.focus({ preventScroll: true });
  meant?.click();
}

/** A screen that is coming is a picture, which takes every press in every engine: the first one ends its coming. */
function letPressThrough(transition: ViewTransition): () => void {
  const onPress = () => {
    transition.skipTransition();
    addEventListener('click', passOn, { once: true });
  };
  addEventListener('pointerdown', onPress, { once: true });
  return () => removeEventListener('pointerdown', onPress);
}

/** The latest transition, which may still be under way. */
let current: ViewTransition | undefined;

/**
 * Shows the next screen by the browser's view transition where it has one and the member likes motion, else at once.
 * Nothing is waited for: what is not loaded yet arrives in the new screen as it always does. The style sheet goes by
 * `data-motion`.
 */
export function showScreen(show: () => void, from: RouteName | undefined, to: RouteName | undefined): void {
  const isStill = matchMedia(stillness).matches;
  if (!isStill && areTabs(from, to)) {
    // Once the history knows where this leads: what is shown notes its place there.
    queueMicrotask(() => {
      flushSync(show);
      fadeIn();
    });
    return;
  }
  if (isStill || !('startViewTransition' in document)) {
    show();
    return;
  }
  const { dataset } = document.documentElement;
  dataset['motion'] = 'fade';
  const transition = document.startViewTransition(() => {
    // Only now does the history know where this leads.
    dataset['motion'] = motionByDepth();
    flushSync(show);
  });
  current = transition;
  const stopLetting = letPressThrough(transition);
  const end = () => {
    stopLetting();
    if (current === transition) delete dataset['motion'];
  };
  transition.finished.then(end, end);
  // That another one replaces it, or that a hidden tab skips it, is no problem.
  transition.ready.catch(() => {});
}
