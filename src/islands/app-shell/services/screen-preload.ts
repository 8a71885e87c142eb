import { shouldSkipPreload } from '../../../lib/browser/reachability.ts';
import { $screen, findRoute } from '../../../stores/app/router.ts';
import { screens } from '../../screens.ts';
import { preloadAppFrame } from '../frame.tsx';

function handleIntent({ target }: { readonly target: EventTarget | null }): void {
  const screen = $screen.get();
  const link = target instanceof Element ? target.closest('a') : null;
  const name = link?.origin === location.origin ? findRoute(link.pathname) : undefined;
  if (name) void screens[name].preload();
  else if (target instanceof HTMLInputElement && screen.kind === 'screen' && screen.name === 'signIn') {
    void preloadAppFrame();
    void screens.draws.preload();
  }
}

/** Loads the screen that a link or form is about to lead to. The service worker keeps the others ready. */
export function startScreenPreload(): void {
  if (shouldSkipPreload()) return;
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, handleIntent, { passive: true });
  }
  // Handles the interaction that loaded this module.
  handleIntent({ target: document.activeElement });
}
