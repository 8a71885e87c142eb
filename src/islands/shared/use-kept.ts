import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { readFromDevice, subscribeToDeviceStorage } from '../../lib/storage/device-storage.ts';
import { $member } from '../../stores/member/member.ts';

/** What this browser keeps of the member under that name, as it is in all tabs. Whose it is, is known with the member. */
export function useReminderSetting(name: string): string | undefined {
  useStore($member);
  return useSyncExternalStore(subscribeToDeviceStorage, () => readFromDevice(name));
}
