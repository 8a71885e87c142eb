import { computed } from 'nanostores';
import { setTabTitle, showAppBadge } from '../../../lib/browser/tab-title.ts';
import { $tabTitle } from '../../../stores/app/title.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { notificationsQuery } from '../../../stores/notifications/notifications.ts';
import { $unreadAnnouncement, $unreadTotal, startUnread } from '../../../stores/notifications/unread.ts';
import { supportRequestsQuery } from '../../../stores/support/support-requests.ts';
import { announce } from '../../ui/messages/announce.ts';

const $titleWithUnread = computed([$tabTitle, $unreadTotal], (title, { badge }) =>
  title && badge ? `(${badge}) ${title}` : title,
);

/** Polls unread counts, for the tab's title, the app's icon and announcements. */
export function startUnreadCounts(): void {
  // The icon keeps its last count until the first poll.
  $unreadTotal.listen(({ count }) => void showAppBadge(count));
  $unreadAnnouncement.listen((text) => {
    if (text) announce(text);
  });
  // Runs after boot's listener, which sets the plain title.
  $titleWithUnread.listen(setTabTitle);
  startUnread({ member: memberQuery, notifications: notificationsQuery, support: supportRequestsQuery });
}
