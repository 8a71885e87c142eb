import { timeReminderName } from '../../../lib/safer-play/time-spent.ts';
import { keptForAll, onKeptForAll } from '../../../lib/storage/device-storage.ts';
import { $member } from '../../../stores/member/member.ts';

/** Loads what tells of the time spent, once a member has asked for that. */
export function tellTime(): void {
  let isBegun = false;
  const look = () => {
    if (isBegun || keptForAll(timeReminderName) === undefined) return;
    isBegun = true;
    import('./time-teller.ts').then(
      ({ beginTelling }) => beginTelling(),
      () => {
        isBegun = false;
      },
    );
  };
  onKeptForAll(look);
  $member.subscribe(look);
}
