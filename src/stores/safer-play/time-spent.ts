/** Counts the time that a member looks at the app, where they have asked to be told of it. */

import {
  countOn,
  dueMinutes,
  readSitting,
  readTimeChoice,
  sittingAsText,
  sittingName,
  tickMs,
  timeReminderName,
} from '../../lib/safer-play/time-spent.ts';
import { keepForAll, keptForAll } from '../../lib/storage/device-storage.ts';

/** Until when this tab has counted; undefined while nobody looks at it. */
let last: number | undefined;

const choice = () => readTimeChoice(keptForAll(timeReminderName));
const sittingNow = () => readSitting(keptForAll(sittingName));

function count(): void {
  if (choice() === '') {
    last = undefined;
    return;
  }
  const now = Date.now();
  keepForAll(sittingName, sittingAsText(countOn(sittingNow(), last ?? now, now)));
  last = document.visibilityState === 'hidden' ? undefined : now;
}

/** Minutes that are to be told of, in whichever tab comes first; undefined while there are none. */
export function minutesToTell(): number | undefined {
  const sitting = sittingNow();
  return sitting && dueMinutes(sitting, choice());
}

/** They are told. */
export function noteTimeTold(): void {
  const sitting = sittingNow();
  if (sitting) keepForAll(sittingName, sittingAsText({ ...sitting, told: sitting.ms }));
}

/** Begins to count, and calls back each time. */
export function watchTime(onCounted: () => void): void {
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
