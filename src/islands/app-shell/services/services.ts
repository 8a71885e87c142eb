import { startCapturingInstallEvents } from '../../../lib/browser/install.ts';
import { shouldSkipPreload } from '../../../lib/browser/reachability.ts';
import { removeExpiredDrafts } from '../../../lib/drafts/storage.ts';
import { startClock } from '../../../stores/app/clock.ts';
import { $screen, findRoute, provideScreenTransition } from '../../../stores/app/router.ts';
import { registerServiceWorker } from '../../../stores/app/service-worker.ts';
import { $memberKey } from '../../../stores/app/session.ts';
import { updateHead } from '../../../stores/app/title.ts';
import { screens } from '../../screens.ts';
import { startFocusInView, startFocusRecovery, trackKeyboardInset } from '../../ui/focus/focus.ts';
import { startLiveRegions } from '../../ui/messages/live-region.ts';
import { preloadAppFrame } from '../frame.tsx';
import {
  focusScreen,
  handleRouteChange,
  showScreen,
  trackOriginLinks,
} from '../navigation/route-change-handler.ts';
import { provideRouteChangeHandler } from '../navigation/use-route-change.ts';
import { startInstallHint } from './install-hint.tsx';

export { Toaster } from '../../ui/messages/toaster.tsx';

/** Runs only for members, so that visitors do not download it. */
function loadMemberServices(): void {
  void import('./member-services.ts').then(
    ({ startMemberServices }) => startMemberServices(),
    () => addEventListener('online', loadMemberServices, { once: true }),
  );
}

function startForMember(): void {
  let isStarted = false;
  $memberKey.subscribe((memberKey) => {
    if (isStarted || memberKey === null) return;
    isStarted = true;
    loadMemberServices();
  });
}

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
function startScreenPreload(): void {
  if (shouldSkipPreload()) return;
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, handleIntent, { passive: true });
  }
  // Handles the interaction that loaded this module.
  handleIntent({ target: document.activeElement });
}

let isStarted = false;

/** Starts the services that no first view needs (app.tsx), once. */
export function startServices(): void {
  if (isStarted) return;
  isStarted = true;
  // Runs first, because the browser fires its install event only once.
  startCapturingInstallEvents();
  updateHead();
  void registerServiceWorker();
  startLiveRegions();
  startFocusRecovery();
  startFocusInView();
  trackOriginLinks();
  provideRouteChangeHandler(handleRouteChange, () => focusScreen(false, true));
  provideScreenTransition(showScreen);
  trackKeyboardInset();
  startScreenPreload();
  startClock();
  startForMember();
  startInstallHint();
  removeExpiredDrafts();
  // Marks the end of the page's start, for measurements and tests.
  performance.mark('services-started');
}
