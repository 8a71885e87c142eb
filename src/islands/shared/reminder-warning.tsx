import { useStore } from '@nanostores/react';
import { Suspense, useSyncExternalStore } from 'react';
import { type MoneyDirection, parseReminder, reminderName } from '../../lib/safer-play/reminder.ts';
import { readFromDevice, subscribeToDeviceStorage } from '../../lib/storage/device-storage.ts';
import { $member } from '../../stores/member/member.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import type { ReminderWarningViewProps } from './reminder-warning-view.tsx';

/** Follows changes in other tabs. */
export function useReminderSetting(name: string): string | undefined {
  // The storage key depends on the member.
  useStore($member);
  return useSyncExternalStore(subscribeToDeviceStorage, () => readFromDevice(name));
}

const ReminderWarningView = lazyComponent<ReminderWarningViewProps>(
  () => import('./reminder-warning-view.tsx'),
);

export interface ReminderWarningProps {
  readonly direction: MoneyDirection;
  /** Undefined until it is known. */
  readonly pence: number | undefined;
}

export default function ReminderWarning(props: ReminderWarningProps) {
  const reminder = parseReminder(useReminderSetting(reminderName));
  return (
    reminder && (
      <Suspense>
        <ReminderWarningView {...props} reminder={reminder} />
      </Suspense>
    )
  );
}
