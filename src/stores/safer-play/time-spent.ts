import {
  addElapsedTime,
  dueMinutes,
  parseTimeChoice,
  parseTimeSpent,
  serialiseTimeSpent,
  tickMs,
  timeReminderName,
  timeSpentName,
} from '../../lib/safer-play/time-spent.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import { $isPageVisible } from '../app/page-visibility.ts';

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

/** Returns the minutes to remind of, once for all tabs; undefined without any. */
export function getDueMinutes(): number | undefined {
  const timeSpent = readTimeSpent();
  return timeSpent && dueMinutes(timeSpent, readChoice());
}

export function markTimeNotified(): void {
  const timeSpent = readTimeSpent();
  if (timeSpent)
    deviceStorage.write(timeSpentName, serialiseTimeSpent({ ...timeSpent, remindedMs: timeSpent.ms }));
}

/** Counts the time in visible tabs if the member chose reminders. Calls back after each count. */
export function startTimeCount(onCounted: () => void): void {
  const countAndNotify = () => {
    countTime();
    onCounted();
  };
  countTime();
  setInterval(() => {
    if ($isPageVisible.get()) countAndNotify();
  }, tickMs);
  // Time while hidden does not count.
  $isPageVisible.listen((isVisible) => {
    if (countedUntil !== undefined || isVisible) countAndNotify();
  });
}
