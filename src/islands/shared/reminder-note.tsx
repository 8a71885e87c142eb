import { useStore } from '@nanostores/react';
import { Suspense, useSyncExternalStore } from 'react';
import { type MoneyDirection, parseReminder, reminderName } from '../../lib/safer-play/reminder.ts';
import { readFromDevice, subscribeToDeviceStorage } from '../../lib/storage/device-storage.ts';
import { $member } from '../../stores/member/member.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import type { ReminderNoteViewProps } from './reminder-note-view.tsx';

/** What this browser keeps of the member under that name, as it is in all tabs. Whose it is, is known with the member. */
export function useReminderSetting(name: string): string | undefined {
  useStore($member);
  return useSyncExternalStore(subscribeToDeviceStorage, () => readFromDevice(name));
}

const ReminderNoteView = lazyComponent<ReminderNoteViewProps>(() => import('./reminder-note-view.tsx'));

export interface ReminderNoteProps {
  readonly direction: MoneyDirection;
  /** Pence that are about to move; undefined while that is not known. */
  readonly pence: number | undefined;
}

/** Says that what is about to be paid would pass the member's own reminder; nothing for whoever has set none. */
export default function ReminderNote(props: ReminderNoteProps) {
  const reminder = parseReminder(useReminderSetting(reminderName));
  return (
    reminder && (
      <Suspense>
        <ReminderNoteView {...props} reminder={reminder} />
      </Suspense>
    )
  );
}
