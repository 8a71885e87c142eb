import { type RouteName, routeOf } from '../../lib/routes.ts';
import { savesData } from '../../lib/start/idle.ts';
import { $online } from '../../stores/app/connection.ts';
import { $screen, routeAt, type Screen } from '../../stores/app/router.ts';
import { preloadAppFrame } from '../frames/frame.tsx';
import { screens } from '../screens.ts';

/** Where a member most likely goes next: the tabs, and a draw. */
const likely: readonly RouteName[] = ['raffles', 'draw', 'wallet', 'tickets', 'more'];

/** Loads the screen that a link leads to when somebody is about to follow it. */
function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const name = link?.origin === location.origin ? routeAt(link.pathname) : undefined;
  if (name) void screens[name].preload();
}

/** Members and those who are about to sign in; who reads a compliance page goes nowhere. */
function leadsOn(screen: Screen): boolean {
  return screen.kind === 'screen' && routeOf(screen.name).access !== 'open';
}

function preloadLikely(screen: Screen): void {
  if (!leadsOn(screen) || !$online.get()) return;
  void preloadAppFrame();
  for (const name of likely) void screens[name].preload();
}

/** Loads ahead what is likely to be wanted next, now or on intent; nothing for those who save data. */
export function preloadAhead(): void {
  if (savesData()) return;
  preloadLikely($screen.get());
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, onIntent, { passive: true });
  }
}
