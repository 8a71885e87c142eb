import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../lib/storage/scoped-storage.ts';
import { $member } from '../../stores/member/member.ts';

/** Reads a value from the device's storage and follows changes in other tabs. */
export function useDeviceValue(name: string): string | undefined {
  // Renders again when the member changes, because the storage key depends on the member.
  useStore($member);
  return useSyncExternalStore(deviceStorage.subscribe, () => deviceStorage.read(name));
}
