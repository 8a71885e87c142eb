/** What the app does better once its first view rests or, where somebody is to sign in, once they begin: in one chunk. */
import { dropOldDrafts } from '../../../lib/drafts/storage.ts';
import { correctClock } from '../../../stores/app/clock.ts';
import { showScreensBy } from '../../../stores/app/router.ts';
import { $memberKey } from '../../../stores/app/session.ts';
import { keepInSight } from '../../ui/focus/focus-in-view.ts';
import { keepFocus } from '../../ui/focus/focus-recovery.ts';
import { startVoice } from '../../ui/messages/live-region.ts';
import { leaveRoomForKeyboard } from '../keyboard-inset.ts';
import { watchOpeners } from '../navigation/restore-focus.ts';
import { arrive } from '../navigation/route-change-handler.ts';
import { showScreen } from '../navigation/show-screen.ts';
import { afterPaint, comesInTwo } from '../navigation/transition.ts';
import { comeInTwo } from '../navigation/two-phase.ts';
import { arriveBy } from '../navigation/use-route-change.ts';
import { offerInstall } from './offer-install.ts';
import { preloadAhead } from './screen-preload.ts';

/** Begins with what only members are told, once somebody is one. */
function forMembers(): void {
  let isBegun = false;
  $memberKey.subscribe((member) => {
    if (isBegun || member === null) return;
    isBegun = true;
    import('./member-services.ts').then(
      ({ tellMembers }) => tellMembers(),
      () => {
        isBegun = false;
      },
    );
  });
}

/** Begins with all of it. */
export function begin(): void {
  startVoice();
  keepFocus();
  keepInSight();
  watchOpeners();
  arriveBy(arrive);
  comeInTwo({ comesInTwo, afterPaint });
  showScreensBy(showScreen);
  leaveRoomForKeyboard();
  preloadAhead();
  void correctClock();
  forMembers();
  offerInstall();
  // What is old does no harm meanwhile: nobody is shown it.
  dropOldDrafts();
}
