import { Suspense } from 'react';
import { readReminder, reminderName, type Way } from '../../lib/safer-play/reminder.ts';
import { lazyPart } from '../ui/loading/lazy-component.tsx';
import type { ReminderLineProps } from './reminder-note-view.tsx';
import { useKept } from './use-kept.ts';

const ReminderLine = lazyPart<ReminderLineProps>(() => import('./reminder-note-view.tsx'));

export interface ReminderProps {
  readonly way: Way;
  /** Pence that are about to move; undefined while that is not known. */
  readonly pence: number | undefined;
}

/** Says that what is about to be paid would pass the member's own reminder; nothing for whoever has set none. */
export default function Reminder(props: ReminderProps) {
  const reminder = readReminder(useKept(reminderName));
  return (
    reminder && (
      <Suspense>
        <ReminderLine {...props} reminder={reminder} />
      </Suspense>
    )
  );
}
