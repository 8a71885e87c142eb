/** What rests for members alone: what they are told by itself, and what is kept for them, in one chunk. */

import { computed } from 'nanostores';
import { createElement } from 'react';
import { tryLock } from '../../../lib/browser/locks.ts';
import { setTabTitle, showAppBadge } from '../../../lib/browser/tab-title.ts';
import type { Win } from '../../../lib/draws/results.ts';
import { timeReminderName } from '../../../lib/safer-play/time-spent.ts';
import { readFromDevice, subscribeToDeviceStorage } from '../../../lib/storage/device-storage.ts';
import { $online } from '../../../stores/app/connection.ts';
import { $memberKey } from '../../../stores/app/session.ts';
import { $tabTitle } from '../../../stores/app/title.ts';
import { startOfflineCache } from '../../../stores/data/offline-cache.ts';
import { $member, memberQuery } from '../../../stores/member/member.ts';
import { notificationsQuery } from '../../../stores/notifications/notifications.ts';
import { $unreadAnnouncement, $unreadTotal, startUnread } from '../../../stores/notifications/unread.ts';
import { supportRequestsQuery } from '../../../stores/support/support-requests.ts';
import {
  $unannouncedWins,
  getUnannouncedWins,
  markWinsAnnounced,
  maxNamedWins,
  startWinChecks,
} from '../../../stores/tickets/unannounced-wins.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { announce } from '../../ui/messages/announce.ts';
import { canInterrupt, quietPeriodMs, trackActivity } from './activity.ts';
import { $modalSlot } from './modal-slot.tsx';
import type { WinDialogProps } from './win-dialog.tsx';

/** Loads what tells of the time spent, once a member has asked for that. */
export function loadTimeReminder(): void {
  let isLoading = false;
  const loadIfChosen = () => {
    if (isLoading || readFromDevice(timeReminderName) === undefined) return;
    isLoading = true;
    import('./time-reminder-dialog.tsx').then(
      ({ startTimeReminder }) => startTimeReminder(),
      () => {
        isLoading = false;
      },
    );
  };
  subscribeToDeviceStorage(loadIfChosen);
  $member.subscribe(loadIfChosen);
}

/** The tab's title says how much is new, so that a tab in the background is told from one with nothing to see. */
const $titleWithUnread = computed([$tabTitle, $unreadTotal], (title, { mark }) =>
  title && mark ? `(${mark}) ${title}` : title,
);

/** Begins to look for what is new; what comes while somebody is here is said once, and shown on the app's icon. */
export function startUnreadCounts(): void {
  // Until something is known, the icon shows what was known last.
  $unreadTotal.listen(({ count }) => void showAppBadge(count));
  $unreadAnnouncement.listen((text) => {
    if (text) announce(text);
  });
  // After the start's own listener, which shows the title without the mark.
  $titleWithUnread.listen(setTabTitle);
  startUnread({ member: memberQuery, notifications: notificationsQuery, support: supportRequestsQuery });
}

// Tells the member of wins once, above whatever screen they have opened, and when nothing else is going on.

const WinDialog = lazyComponent<WinDialogProps>(() => import('./win-dialog.tsx'));

/** A win is told where its links lead somewhere. */
const canShowWins = () => $online.get() && canInterrupt();

/** Shows them until the member closes it or leaves. @returns whether they have been told */
function showWinDialog(wins: readonly Win[]): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isClosedByMember: boolean) => {
      stop();
      $modalSlot.set(null);
      resolve(isClosedByMember);
    };
    const stop = $memberKey.listen(() => end(false));
    $modalSlot.set(createElement(WinDialog, { wins, namedCount: maxNamedWins, onClose: () => end(true) }));
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;

function scheduleRetry(): void {
  clearTimeout(timer);
  // Where nobody looks, there is nothing to wait for: it is tried again once somebody does.
  if (document.visibilityState !== 'hidden') timer = setTimeout(showPendingWins, quietPeriodMs);
}

/** One tab tells at a time: the others wait until what it tells has been read. */
async function showWinsInThisTab(): Promise<boolean> {
  const wins = getUnannouncedWins();
  if (wins.length === 0) return true;
  if (!(await WinDialog.preload()) || !canShowWins()) return false;
  if (await showWinDialog(wins)) markWinsAnnounced(wins);
  return true;
}

async function showPendingWins(): Promise<void> {
  clearTimeout(timer);
  if (getUnannouncedWins().length === 0) return;
  const isDone = canShowWins() && (await tryLock('wins', showWinsInThisTab));
  if (!isDone) scheduleRetry();
}

/** Begins to look for wins, and tells them. */
export function startWinDialog(): void {
  document.addEventListener('visibilitychange', () => void showPendingWins());
  $unannouncedWins.listen(() => void showPendingWins());
  startWinChecks();
}

/** Begins with all of it. */
export function startMemberServices(): void {
  startOfflineCache();
  trackActivity();
  startWinDialog();
  loadTimeReminder();
  startUnreadCounts();
}
