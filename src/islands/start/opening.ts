import { firstAnswersMs } from '../../lib/config.ts';
import { appArrived } from '../../lib/start/app-here.ts';
import { $screen, type Screen } from '../../stores/app/router.ts';
import { firstAnswers } from '../../stores/data/first-answers.ts';
import '../../stores/start/start.ts';
import { isAuth, preloadAppFrame } from '../frames/frame.tsx';
import { type ScreenView, screens } from '../screens.ts';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { stylesThere } from './styles.ts';

const NotFound = lazyPart(() => import('../frames/not-found.tsx'));

/** The view of what is to be shown; none while the guard decides. */
export function viewOf(screen: Screen): ScreenView | undefined {
  if (screen.kind === 'screen') return screens[screen.name];
  return screen.kind === 'notFound' ? NotFound : undefined;
}

/** True where the page carries the screen and its styles: only what it answers to being sent has others. */
function isDressed(screen: Screen): boolean {
  return isAuth(screen) && document.querySelector('#skeleton[data-whole]:not([data-sent])') !== null;
}

/**
 * Loads the chunks of the first view, and what it reads if that comes soon: the page's own skeleton stands until then,
 * and drawing it once more in React would hold a slow phone up for longer.
 */
export async function openView(): Promise<void> {
  appArrived();
  const screen = $screen.get();
  const styles = stylesThere();
  await Promise.all([
    isDressed(screen) || styles,
    isAuth(screen) || preloadAppFrame(),
    viewOf(screen)?.preload(),
  ]);
  await Promise.race([firstAnswers(), new Promise((resolve) => setTimeout(resolve, firstAnswersMs))]);
}
