import { getDeviceArea } from './scoped-storage.ts';

const key = 'dismissedNotices';

/** Older ones belong to notices that are over. */
const maxDismissed = 20;

/** Fallback for blocked storage, until the page unloads. */
const inMemory = new Set<string>();

const readDismissed = () => getDeviceArea().read(key)?.split(' ') ?? [];

export function isNoticeDismissed(noticeKey: string): boolean {
  return inMemory.has(noticeKey) || readDismissed().includes(noticeKey);
}

/** @param noticeKey names the notice and its phase; without blanks */
export function saveDismissedNotice(noticeKey: string): void {
  const keys = [...readDismissed(), noticeKey].slice(-maxDismissed);
  if (!getDeviceArea().write(key, keys.join(' '))) inMemory.add(noticeKey);
}
