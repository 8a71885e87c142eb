/** What the app does better once its first view rests or, where somebody is to sign in, once they begin: in one chunk. */
import { removeExpiredDrafts } from '../../../lib/drafts/storage.ts';
import { correctClock } from '../../../stores/app/clock.ts';
import { provideScreenTransition } from '../../../stores/app/router.ts';
import { $memberKey } from '../../../stores/app/session.ts';
import { startFocusInView } from '../../ui/focus/focus-in-view.ts';
import { startFocusRecovery } from '../../ui/focus/focus-recovery.ts';
import { startLiveRegions } from '../../ui/messages/live-region.ts';
import { trackKeyboardInset } from '../keyboard-inset.ts';
import { trackOriginLinks } from '../navigation/restore-focus.ts';
import { handleRouteChange } from '../navigation/route-change-handler.ts';
import { afterPaint, canRenderInTwoPhases, showScreen } from '../navigation/transition.ts';

import { provideTwoPhase } from '../navigation/two-phase.ts';
import { provideRouteChangeHandler } from '../navigation/use-route-change.ts';
import { startInstallHint } from './install-hint.tsx';
import { startScreenPreload } from './screen-preload.ts';

/** Begins with what only members are told, once somebody is one. */
function forMembers(): void {
  let isBegun = false;
  $memberKey.subscribe((member) => {
    if (isBegun || member === null) return;
    isBegun = true;
    import('./member-services.ts').then(
      ({ startMemberServices }) => startMemberServices(),
      () => {
        isBegun = false;
      },
    );
  });
}

/** Begins with all of it. */
export function startAppServices(): void {
  startLiveRegions();
  startFocusRecovery();
  startFocusInView();
  trackOriginLinks();
  provideRouteChangeHandler(handleRouteChange);
  provideTwoPhase({ canRenderInTwoPhases, afterPaint });
  provideScreenTransition(showScreen);
  trackKeyboardInset();
  startScreenPreload();
  void correctClock();
  forMembers();
  startInstallHint();
  // What is old does no harm meanwhile: nobody is shown it.
  removeExpiredDrafts();
}
