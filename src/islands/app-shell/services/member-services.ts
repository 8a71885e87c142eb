import { computed } from 'nanostores';
import { setTabTitle, showAppBadge } from '../../../lib/browser/page.ts';
import { timeReminderName } from '../../../lib/safer-play/reminders.ts';
import { pauseKeyPrefix } from '../../../lib/storage/known-keys.ts';
import { deviceStorage } from '../../../lib/storage/scoped-storage.ts';
import { isSharedDevice } from '../../../lib/storage/web-storage.ts';
import { $pause } from '../../../stores/app/pause.ts';
import { $memberKey } from '../../../stores/app/session.ts';
import { $tabTitle } from '../../../stores/app/title.ts';
import { startOfflineCache } from '../../../stores/data/offline-cache.ts';
import { upcomingQuery } from '../../../stores/draws/draw-lists.ts';
import { $member, memberQuery } from '../../../stores/member/member.ts';
import { startMemberTenants } from '../../../stores/member/member-tenants.ts';
import { notificationsQuery } from '../../../stores/notifications/notifications.ts';
import { $unreadAnnouncement, $unreadTotal, startUnread } from '../../../stores/notifications/unread.ts';
import { startUncoveredCheck } from '../../../stores/subscriptions/uncovered-check.ts';
import { supportRequestsQuery } from '../../../stores/support/support-requests.ts';
import { preloadFailedRead } from '../../ui/loading/loaded.tsx';
import { announce } from '../../ui/messages/announce.ts';
import { trackActivity } from './activity.ts';
import type * as RareServices from './rare-services.tsx';
import { startWinAnnouncements } from './win-announcements.ts';

const $titleWithUnread = computed([$tabTitle, $unreadTotal], (title, { badge }) =>
  title && badge ? `(${badge}) ${title}` : title,
);

/** Polls unread counts for the tab title, the app icon and announcements. */
function startUnreadCounts(): void {
  // The icon shows its last count until the first poll.
  $unreadTotal.listen(({ count }) => void showAppBadge(count));
  $unreadAnnouncement.listen((text) => {
    if (text) announce(text);
  });
  // Runs after the boot listener, which sets the plain title.
  $titleWithUnread.listen(setTabTitle);
  startUnread({ member: memberQuery, notifications: notificationsQuery, support: supportRequestsQuery });
}

function loadRare(run: (rare: typeof RareServices) => void): void {
  void import('./rare-services.tsx').then(run, () =>
    addEventListener('online', () => loadRare(run), { once: true }),
  );
}

function startTimeReminderOnceChosen(): void {
  let isStarted = false;
  const startIfChosen = () => {
    if (isStarted || deviceStorage.read(timeReminderName) === undefined) return;
    isStarted = true;
    loadRare(({ startTimeReminder }) => startTimeReminder());
  };
  deviceStorage.subscribe(startIfChosen);
  $member.subscribe(startIfChosen);
}

function startPauseOnceStored(): void {
  const start = () => loadRare(({ startPause }) => startPause());
  if ($pause.get() === null) start();
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(pauseKeyPrefix)) start();
  });
}

/** Runs at every sign-in, in any tab. */
function startIdleSignOutOnSharedDevice(): void {
  $memberKey.subscribe((memberKey) => {
    if (memberKey === null || !isSharedDevice()) return;
    loadRare(({ startIdleSignOut }) => startIdleSignOut());
  });
}

export function startMemberServices(): void {
  startIdleSignOutOnSharedDevice();
  startOfflineCache();
  preloadFailedRead();
  startMemberTenants();
  trackActivity();
  startWinAnnouncements();
  startPauseOnceStored();
  startTimeReminderOnceChosen();
  startUnreadCounts();
  startUncoveredCheck({ member: memberQuery, upcoming: upcomingQuery });
}
