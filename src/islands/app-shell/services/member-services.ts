/** What rests for members alone: what they are told by itself, and what is kept for them, in one chunk. */
import { startOfflineCache } from '../../../stores/data/offline-cache.ts';
import { trackActivity } from './activity.ts';
import { startUnreadCounts } from './tell-news.ts';
import { loadTimeReminder } from './tell-time.ts';
import { startWinDialog } from './tell-wins.ts';

/** Begins with all of it. */
export function startMemberServices(): void {
  startOfflineCache();
  trackActivity();
  startWinDialog();
  loadTimeReminder();
  startUnreadCounts();
}
