import { onIdle } from '../../../lib/browser/deferred-work.ts';
import { shouldSkipPreload } from '../../../lib/browser/reachability.ts';
import { getRoute, type RouteName } from '../../../lib/routes.ts';
import { $online } from '../../../stores/app/connection.ts';
import { $screen, findRoute, type Screen } from '../../../stores/app/router.ts';
import { screens } from '../../screens.ts';
import { preloadAppFrame } from '../frame.tsx';

const tabs: readonly RouteName[] = ['draws', 'wallet', 'tickets', 'more'];

/** Screens that often lead to a draw, which has the largest chunk. */
const lists: readonly RouteName[] = ['draws', 'tickets', 'subscriptions', 'results'];

function preloadScreens(names: readonly RouteName[]): void {
  void preloadAppFrame();
  for (const name of names) void screens[name].preload();
}

/** Runs once, on the first protected screen. */
function preloadLikelyScreens(): void {
  const stop = $screen.subscribe((screen: Screen) => {
    if (screen.kind !== 'screen' || getRoute(screen.name).access !== 'protected' || !$online.get()) return;
    // `stop` is undefined during the first call.
    queueMicrotask(() => stop());
    onIdle(() => preloadScreens(lists.includes(screen.name) ? ['draw', ...tabs] : tabs));
  });
}

function handleIntent({ target }: { readonly target: EventTarget | null }): void {
  const screen = $screen.get();
  const link = target instanceof Element ? target.closest('a') : null;
  const name = link?.origin === location.origin ? findRoute(link.pathname) : undefined;
  if (name) void screens[name].preload();
  else if (target instanceof HTMLInputElement && screen.kind === 'screen' && screen.name === 'signIn') {
    preloadScreens(['draws']);
  }
}

export function startScreenPreload(): void {
  if (shouldSkipPreload()) return;
  preloadLikelyScreens();
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, handleIntent, { passive: true });
  }
  // Handles the interaction that loaded this module.
  handleIntent({ target: document.activeElement });
}
