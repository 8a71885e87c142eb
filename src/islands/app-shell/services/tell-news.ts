import { computed } from 'nanostores';
import { setTabTitle, showAppBadge } from '../../../lib/browser/tab-title.ts';

import { $tabTitle } from '../../../stores/app/title.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { notificationsQuery } from '../../../stores/notifications/notifications.ts';
import { $unreadAnnouncement, $unreadTotal, startUnread } from '../../../stores/notifications/unread.ts';
import { supportRequestsQuery } from '../../../stores/support/support-requests.ts';
import { announce } from '../../ui/messages/announce.ts';

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
