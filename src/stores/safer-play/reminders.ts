import { saferPlayNotices } from '../../lib/messages/safer-play-notices.ts';
import { type Reminder, reminderName, serialiseReminder } from '../../lib/safer-play/reminder.ts';
import { timeReminderName, timeSpentName } from '../../lib/safer-play/time-spent.ts';
import { clearFromDevice, saveToDevice } from '../../lib/storage/device-storage.ts';
import { showToast } from '../app/toasts.ts';

/** Keeps a member's reminder in this browser, in place of another. */
export function setReminder(reminder: Reminder): void {
  if (saveToDevice(reminderName, serialiseReminder(reminder))) {
    showToast({ kind: 'success', text: saferPlayNotices.reminderSaved(reminder) });
  } else showToast({ kind: 'error', text: saferPlayNotices.storageUnavailable });
}

export function removeReminder(): void {
  clearFromDevice(reminderName);
  showToast({ kind: 'success', text: saferPlayNotices.reminderRemoved });
}

/** Keeps how often a member is to be told of the time they spend; it counts from now. `''` for never. */
export function setTimeReminder(choice: string): void {
  clearFromDevice(timeSpentName);
  if (choice === '') clearFromDevice(timeReminderName);
  else if (!saveToDevice(timeReminderName, choice)) {
    showToast({ kind: 'error', text: saferPlayNotices.storageUnavailable });
    return;
  }
  showToast({
    kind: 'success',
    text: choice === '' ? saferPlayNotices.timeReminderRemoved : saferPlayNotices.timeReminderSaved(choice),
  });
}
