import { playNotices } from '../../lib/messages/safer-play-notices.ts';
import { type Reminder, reminderAsText, reminderName } from '../../lib/safer-play/reminder.ts';
import { forgetForAll, keepForAll } from '../../lib/storage/device-storage.ts';
import { showToast } from '../app/toasts.ts';

/** Keeps a member's reminder in this browser, in place of another. */
export function setReminder(reminder: Reminder): void {
  if (keepForAll(reminderName, reminderAsText(reminder))) {
    showToast({ kind: 'success', text: playNotices.reminderKept(reminder) });
  } else showToast({ kind: 'error', text: playNotices.notKept });
}

export function removeReminder(): void {
  forgetForAll(reminderName);
  showToast({ kind: 'success', text: playNotices.reminderGone });
}
