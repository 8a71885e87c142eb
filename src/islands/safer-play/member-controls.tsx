import { BreakSection } from './away.tsx';
import { MoneyFlows } from './money.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { TimeReminderCard } from './time-reminder-card.tsx';

/** What a member can see and do about their own playing, in a chunk of its own: help comes first. */
export default function MemberControls() {
  return (
    <>
      <MoneyFlows />
      <ReminderCard />
      <TimeReminderCard />
      <BreakSection />
    </>
  );
}
