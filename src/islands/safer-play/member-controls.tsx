import { Away } from './away.tsx';
import { Money } from './money.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { TimeCard } from './time-reminder-card.tsx';

/** What a member can see and do about their own playing, in a chunk of its own: help comes first. */
export default function OwnPlay() {
  return (
    <>
      <Money />
      <ReminderCard />
      <TimeCard />
      <Away />
    </>
  );
}
