import { onIdle } from '../../../lib/browser/deferred-work.ts';
import { shouldSkipPreload } from '../../../lib/browser/reachability.ts';
import { getRoute, type RouteName } from '../../../lib/routes.ts';
import { $online } from '../../../stores/app/connection.ts';
import { $screen, findRoute, type Screen } from '../../../stores/app/router.ts';
import { screens } from '../../screens.ts';
import { preloadAppFrame } from '../frame.tsx';

/** Where a member goes from any screen: the tabs. */
const tabs: readonly RouteName[] = ['draws', 'wallet', 'tickets', 'more'];

/** Where whoever reads these goes next: a draw, whose screen is the largest. */
const lists: readonly RouteName[] = ['draws', 'tickets', 'subscriptions', 'results'];

function preloadScreens(names: readonly RouteName[]): void {
  void preloadAppFrame();
  for (const name of names) void screens[name].preload();
}

/** For members, once; who reads a compliance page goes nowhere, and who is to sign in has that to do first. */
function preloadLikelyScreens(): void {
  const stop = $screen.subscribe((screen: Screen) => {
    if (screen.kind !== 'screen' || getRoute(screen.name).access !== 'protected' || !$online.get()) return;
    // Within the first call there is nothing to end yet.
    queueMicrotask(() => stop());
    onIdle(() => preloadScreens(lists.includes(screen.name) ? ['draw', ...tabs] : tabs));
  });
}

/**
 * Loads the screen that a link leads to when somebody is about to follow it, and the raffles when somebody begins to fill
 * in the form that leads to them.
 */
function handleIntent({ target }: { readonly target: EventTarget | null }): void {
  const screen = $screen.get();
  const link = target instanceof Element ? target.closest('a') : null;
  const name = link?.origin === location.origin ? findRoute(link.pathname) : undefined;
  if (name) void screens[name].preload();
  else if (target instanceof HTMLInputElement && screen.kind === 'screen' && screen.name === 'signIn') {
    preloadScreens(['draws']);
  }
}

/** Loads ahead what is likely to be wanted next, now or on intent; nothing for those who save data. */
export function startScreenPreload(): void {
  if (shouldSkipPreload()) return;
  preloadLikelyScreens();
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, handleIntent, { passive: true });
  }
  // A form for signing in is begun by the touch that brought this here.
  handleIntent({ target: document.activeElement });
}
