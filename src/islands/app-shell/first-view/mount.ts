import { stylesThere } from '../../../lib/browser/full-stylesheet.ts';
import { appArrived } from '../../../lib/browser/runtime.ts';
import { firstAnswersMs } from '../../../lib/config.ts';
import { $isDesktop } from '../../../stores/app/desktop-layout.ts';
import { $screen, isAuth, type Screen } from '../../../stores/app/router.ts';
import { firstAnswers } from '../../../stores/data/prefetch.ts';
import '../../../stores/app/entry.ts';
import { type ScreenView, screens } from '../../screens.ts';
import { lazyPart } from '../../ui/loading/lazy-component.tsx';
import { preloadAppFrame } from '../frame.tsx';
import { touchedIn } from './take-over.ts';

const NotFound = lazyPart(() => import('../not-found.tsx'));

/** The view of what is to be shown; none while the guard decides. */
export function viewOf(screen: Screen): ScreenView | undefined {
  if (screen.kind === 'screen') return screens[screen.name];
  return screen.kind === 'notFound' ? NotFound : undefined;
}

/**
 * True where the page carries the styles of the first view: with the screen itself, where only what that answers to being
 * sent has others, or of how it looks on a phone while nothing is entered yet.
 */
function isDressed(screen: Screen): boolean {
  const skeleton = document.getElementById('skeleton');
  if (!skeleton) return false;
  const { whole, sent, dressed } = skeleton.dataset;
  if (isAuth(screen)) return whole !== undefined && sent === undefined;
  const isFirst = screen.kind === 'screen' && screen.name === dressed;
  return isFirst && !$isDesktop.get() && touchedIn(skeleton).length === 0;
}

/**
 * Loads the chunks of the first view, and what it reads if that comes soon: the page's own skeleton stands until then,
 * and drawing it once more in React would hold a slow phone up for longer.
 */
export async function openView(): Promise<void> {
  appArrived();
  const screen = $screen.get();
  await Promise.all([
    isDressed(screen) || stylesThere(),
    isAuth(screen) || preloadAppFrame(),
    viewOf(screen)?.preload(),
  ]);
  await Promise.race([firstAnswers(), new Promise((resolve) => setTimeout(resolve, firstAnswersMs))]);
}
