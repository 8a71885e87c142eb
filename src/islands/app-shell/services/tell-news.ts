import { computed } from 'nanostores';
import { showAppBadge } from '../../../lib/browser/app-badge.ts';
import { nameTab } from '../../../lib/browser/tab-title.ts';
import { $tabTitle } from '../../../stores/app/title.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { notificationsQuery } from '../../../stores/notifications/notifications.ts';
import { $newsArrived, $newsTotal, watchNews } from '../../../stores/notifications/unread.ts';
import { supportTicketsQuery } from '../../../stores/support/support-requests.ts';
import { announce } from '../../ui/messages/announce.ts';

/** The tab's title says how much is new, so that a tab in the background is told from one with nothing to see. */
const $markedTitle = computed([$tabTitle, $newsTotal], (title, { mark }) =>
  title && mark ? `(${mark}) ${title}` : title,
);

/** Begins to look for what is new; what comes while somebody is here is said once, and shown on the app's icon. */
export function tellNews(): void {
  // Until something is known, the icon shows what was known last.
  $newsTotal.listen(({ count }) => void showAppBadge(count));
  $newsArrived.listen((text) => {
    if (text) announce(text);
  });
  // After the start's own listener, which shows the title without the mark.
  $markedTitle.listen(nameTab);
  watchNews({ member: memberQuery, notifications: notificationsQuery, support: supportTicketsQuery });
}
