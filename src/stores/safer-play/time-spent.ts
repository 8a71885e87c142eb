/** Counts the time that a member looks at the app, where they have asked to be told of it. */

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
import { readFromDevice, saveToDevice } from '../../lib/storage/device-storage.ts';

/** Until when this tab has counted; undefined while nobody looks at it. */
let last: number | undefined;

const choice = () => parseTimeChoice(readFromDevice(timeReminderName));
const sittingNow = () => parseTimeSpent(readFromDevice(timeSpentName));

function count(): void {
  if (choice() === '') {
    last = undefined;
    return;
  }
  const now = Date.now();
  saveToDevice(timeSpentName, serialiseTimeSpent(addElapsedTime(sittingNow(), last ?? now, now)));
  last = document.visibilityState === 'hidden' ? undefined : now;
}

/** Minutes that are to be told of, in whichever tab comes first; undefined while there are none. */
export function getDueMinutes(): number | undefined {
  const sitting = sittingNow();
  return sitting && dueMinutes(sitting, choice());
}

/** They are told. */
export function markTimeNotified(): void {
  const sitting = sittingNow();
  if (sitting) saveToDevice(timeSpentName, serialiseTimeSpent({ ...sitting, remindedMs: sitting.ms }));
}

/** Begins to count, and calls back each time. */
export function startTimeCount(onCounted: () => void): void {
  const countOnce = () => {
    count();
    onCounted();
  };
  count();
  setInterval(() => {
    if (document.visibilityState !== 'hidden') countOnce();
  }, tickMs);
  // What was looked at before a tab is left counts, and nothing of the time until it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (last !== undefined || document.visibilityState !== 'hidden') countOnce();
  });
}
