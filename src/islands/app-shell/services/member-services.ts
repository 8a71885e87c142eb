import { startOfflineCache } from '../../../stores/data/offline-cache.ts';
import { trackActivity } from './activity.ts';
import { startTimeReminderOnceChosen } from './time-reminder.ts';
import { startUnreadCounts } from './unread-counts.ts';
import { startWinAnnouncements } from './win-announcements.ts';

/** Starts the services of a signed-in member. */
export function startMemberServices(): void {
  startOfflineCache();
  trackActivity();
  startWinAnnouncements();
  startTimeReminderOnceChosen();
  startUnreadCounts();
}
