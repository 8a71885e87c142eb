import { removeExpiredDrafts } from '../../../lib/drafts/storage.ts';
import { startClock } from '../../../stores/app/clock.ts';
import { provideScreenTransition } from '../../../stores/app/router.ts';
import { $memberKey } from '../../../stores/app/session.ts';
import { startFocusInView, trackKeyboardInset } from '../../ui/focus/focus-in-view.ts';
import { startFocusRecovery } from '../../ui/focus/focus-recovery.ts';
import { startLiveRegions } from '../../ui/messages/live-region.ts';
import { focusScreen } from '../navigation/focus.ts';
import { trackOriginLinks } from '../navigation/restore-focus.ts';
import { handleRouteChange } from '../navigation/route-change-handler.ts';
import { showScreen } from '../navigation/transition.ts';
import { provideRouteChangeHandler } from '../navigation/use-route-change.ts';
import { startInstallHint } from './install-hint.tsx';
import { startPageServices } from './page-services.ts';
import { startScreenPreload } from './screen-preload.ts';

export { Toaster } from '../../ui/messages/toaster.tsx';

/** A visitor needs none of it. */
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

let isStarted = false;

/** Starts the services that no first view needs (app.tsx), once. */
export function startServices(): void {
  if (isStarted) return;
  isStarted = true;
  startPageServices();
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
}
