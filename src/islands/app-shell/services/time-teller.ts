/** Tells the member of the time they have spent, as they asked to be: when nothing else is going on. */
import { createElement } from 'react';
import { $memberKey } from '../../../stores/app/session.ts';
import { getDueMinutes, markTimeNotified, startTimeCount } from '../../../stores/safer-play/time-spent.ts';
import { canInterrupt } from './activity.ts';
import { $modalSlot } from './modal-slot.tsx';
import { TimeReminderDialog } from './time-reminder-dialog.tsx';

/** Shows it until the member closes it or leaves. It counts as told from the start, so that no other tab tells it too. */
function showTimeReminder(minutes: number): void {
  const handleClose = () => {
    stop();
    $modalSlot.set(null);
  };
  const stop = $memberKey.listen(handleClose);
  markTimeNotified();
  $modalSlot.set(createElement(TimeReminderDialog, { minutes, onClose: handleClose }));
}

/** Begins to count and to tell. */
export function startTimeReminder(): void {
  startTimeCount(() => {
    const minutes = canInterrupt() ? getDueMinutes() : undefined;
    if (minutes !== undefined) showTimeReminder(minutes);
  });
}
