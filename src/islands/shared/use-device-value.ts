import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../lib/storage/scoped-storage.ts';
import { $member } from '../../stores/member/member.ts';

/** Reads a value of the device's storage. Follows changes in other tabs. */
export function useDeviceValue(name: string): string | undefined {
  // The storage key depends on the member.
  useStore($member);
  return useSyncExternalStore(deviceStorage.subscribe, () => deviceStorage.read(name));
}
