import { timeReminderName } from '../../../lib/safer-play/time-spent.ts';
import { readFromDevice, subscribeToDeviceStorage } from '../../../lib/storage/device-storage.ts';
import { $member } from '../../../stores/member/member.ts';

/** Loads what tells of the time spent, once a member has asked for that. */
export function loadTimeReminder(): void {
  let isLoading = false;
  const loadIfChosen = () => {
    if (isLoading || readFromDevice(timeReminderName) === undefined) return;
    isLoading = true;
    import('./time-teller.ts').then(
      ({ startTimeReminder }) => startTimeReminder(),
      () => {
        isLoading = false;
      },
    );
  };
  subscribeToDeviceStorage(loadIfChosen);
  $member.subscribe(loadIfChosen);
}
