import { lazyModule } from '../../../lib/browser/lazy-module.ts';
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
import { startScreenPreload } from './screen-preload.ts';

const memberServices = lazyModule(() => import('./member-services.ts'));

function startForMember(): void {
  let isStarted = false;
  $memberKey.subscribe((memberKey) => {
    if (isStarted || memberKey === null) return;
    isStarted = true;
    memberServices.whenLoaded(({ startMemberServices }) => startMemberServices());
  });
}

/** Starts the services that no first view needs (app.tsx). */
export function startAppServices(): void {
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
