import { playNotices } from '../../lib/messages/safer-play-notices.ts';
import { sittingName, timeReminderName } from '../../lib/safer-play/time-spent.ts';
import { forgetForAll, keepForAll } from '../../lib/storage/device-storage.ts';
import { showToast } from '../app/toasts.ts';

/** Keeps how often a member is to be told of the time they spend; it counts from now. `''` for never. */
export function setTimeReminder(choice: string): void {
  forgetForAll(sittingName);
  if (choice === '') forgetForAll(timeReminderName);
  else if (!keepForAll(timeReminderName, choice)) {
    showToast({ kind: 'error', text: playNotices.notKept });
    return;
  }
  showToast({ kind: 'success', text: choice === '' ? playNotices.timeGone : playNotices.timeKept(choice) });
}
