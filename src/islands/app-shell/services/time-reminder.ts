import { timeReminderName } from '../../../lib/safer-play/time-spent.ts';
import { readFromDevice, subscribeToDeviceStorage } from '../../../lib/storage/device-storage.ts';
import { $member } from '../../../stores/member/member.ts';

/** Loads the time reminder once a member has chosen one. */
export function startTimeReminderOnceChosen(): void {
  let isStarted = false;
  const startIfChosen = () => {
    if (isStarted || readFromDevice(timeReminderName) === undefined) return;
    isStarted = true;
    import('./time-reminder-dialog.tsx').then(
      ({ startTimeReminder }) => startTimeReminder(),
      () => {
        isStarted = false;
      },
    );
  };
  subscribeToDeviceStorage(startIfChosen);
  $member.subscribe(startIfChosen);
}
