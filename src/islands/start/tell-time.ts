import { keptForAll, onKeptForAll } from '../../lib/browser/kept-for-all.ts';
import { $member } from '../../stores/member/member.ts';

/** As in `lib/play/time-spent.ts`, which comes once it is needed. */
const name = 'timeReminder';

/** Loads what tells of the time spent, once a member has asked for that. */
export function tellTime(): void {
  let isBegun = false;
  const look = () => {
    if (isBegun || keptForAll(name) === undefined) return;
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
