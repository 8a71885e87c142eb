import { saferPlayNotices } from '../../lib/messages/safer-play-notices.ts';
import { parseTimeChoice, timeOptions, timeReminderName } from '../../lib/safer-play/time-spent.ts';
import { canStoreForOwner } from '../../lib/storage/can-store.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { setTimeReminder } from '../../stores/safer-play/reminders.ts';
import { useDeviceValue } from '../shared/use-device-value.ts';
import { cardClass } from '../ui/content/card.ts';
import { Select } from '../ui/controls/select.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';

export function TimeReminderCard() {
  return (
    <section className={`${cardClass.padded} space-y-2`} aria-labelledby="time">
      <h2 id="time">A reminder of time</h2>
      <p>
        A notice tells you how long you have had this app in view. All its tabs count together, a phone that
        sleeps does not, and after half an hour away the time begins anew.
      </p>
      <Loaded query={memberQuery} skeleton={<Skeleton shape="button" />}>
        {() => <TimeReminderChoice />}
      </Loaded>
    </section>
  );
}

function TimeReminderChoice() {
  const choice = parseTimeChoice(useDeviceValue(timeReminderName));
  if (!canStoreForOwner()) return <p>{saferPlayNotices.storageUnavailable}</p>;
  return (
    <>
      <Select
        name="timeReminder"
        label="Tell me of the time"
        value={choice}
        options={timeOptions}
        onChange={setTimeReminder}
      />
      <p className="text-muted text-sm">Kept in this browser only, and gone when you sign out.</p>
    </>
  );
}
