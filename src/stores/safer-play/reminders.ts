import { saferPlayNotices } from '../../lib/messages/safer-play-notices.ts';
import {
  addElapsedTime,
  dueMinutes,
  parseTimeChoice,
  parseTimeSpent,
  type Reminder,
  reminderName,
  serialiseReminder,
  serialiseTimeSpent,
  tickMs,
  timeReminderName,
  timeSpentName,
} from '../../lib/safer-play/reminders.ts';
import { deviceStorage } from '../../lib/storage/scoped-storage.ts';
import { $isPageVisible } from '../app/page-state.ts';
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

/** Restarts the count. @param choice '' turns the reminder off */
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

let countedUntil: number | undefined;

const readChoice = () => parseTimeChoice(deviceStorage.read(timeReminderName));
const readTimeSpent = () => parseTimeSpent(deviceStorage.read(timeSpentName));

function countTime(): void {
  if (readChoice() === '') {
    countedUntil = undefined;
    return;
  }
  const now = Date.now();
  deviceStorage.write(
    timeSpentName,
    serialiseTimeSpent(addElapsedTime(readTimeSpent(), countedUntil ?? now, now)),
  );
  countedUntil = $isPageVisible.get() ? now : undefined;
}

/** Returns the minutes to remind the member of, in one tab only, or undefined if no reminder is due. */
export function getDueMinutes(): number | undefined {
  const timeSpent = readTimeSpent();
  return timeSpent && dueMinutes(timeSpent, readChoice());
}

export function markTimeNotified(): void {
  const timeSpent = readTimeSpent();
  if (timeSpent)
    deviceStorage.write(timeSpentName, serialiseTimeSpent({ ...timeSpent, remindedMs: timeSpent.ms }));
}

/** Counts the time while a tab is visible and the reminder is on. */
export function startTimeCount(onCounted: () => void): void {
  const countAndNotify = () => {
    countTime();
    onCounted();
  };
  countTime();
  setInterval(() => {
    if ($isPageVisible.get()) countAndNotify();
  }, tickMs);
  // The time in a hidden tab does not count.
  $isPageVisible.listen((isVisible) => {
    if (countedUntil !== undefined || isVisible) countAndNotify();
  });
}
