import { saferPlayNotices } from '../../lib/messages/safer-play-notices.ts';
import { type Reminder, reminderName, serialiseReminder } from '../../lib/safer-play/reminder.ts';
import { timeReminderName, timeSpentName } from '../../lib/safer-play/time-spent.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import { showToast } from '../app/toasts.ts';

export function setReminder(reminder: Reminder): void {
  if (deviceStorage.write(reminderName, serialiseReminder(reminder))) {
    showToast({ kind: 'success', text: saferPlayNotices.reminderSaved(reminder) });
  } else showToast({ kind: 'error', text: saferPlayNotices.storageUnavailable });
}

export function removeReminder(): void {
  deviceStorage.remove(reminderName);
  showToast({ kind: 'success', text: saferPlayNotices.reminderRemoved });
}

/** Counts from now; '' turns the reminders off. */
export function setTimeReminder(choice: string): void {
  deviceStorage.remove(timeSpentName);
  if (choice === '') deviceStorage.remove(timeReminderName);
  else if (!deviceStorage.write(timeReminderName, choice)) {
    showToast({ kind: 'error', text: saferPlayNotices.storageUnavailable });
    return;
  }
  showToast({
    kind: 'success',
    text: choice === '' ? saferPlayNotices.timeReminderRemoved : saferPlayNotices.timeReminderSaved(choice),
  });
}
