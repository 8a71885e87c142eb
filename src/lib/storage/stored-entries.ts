import { canStore } from './can-store.ts';
import { createExpiredCookie } from './cookies.ts';
import { findStoredItem, type StoredItem, storedItems, unknownItem } from './stored-items.ts';
import { cookieJar, safeLocalStorage, safeSessionStorage } from './web-storage.ts';

/** `browser` lasts and is shared by all tabs, `tab` ends with it. */
export type StoredArea = 'browser' | 'tab' | 'cookie' | 'files';

export interface StoredEntry {
  readonly area: StoredArea;
  readonly key: string;
  /** Files of a cache, otherwise 1. */
  readonly count: number;
}

/** The stored entries of one item. */
export interface StoredGroup {
  readonly item: StoredItem;
  readonly entries: readonly StoredEntry[];
  /** Those that can be removed without harm. */
  readonly removable: readonly StoredEntry[];
}

const areas = { browser: safeLocalStorage, tab: safeSessionStorage } as const;

function readCookieNames(): string[] {
  const names = cookieJar.read().split(';');
  return names.map((pair) => pair.split('=')[0]?.trim() ?? '').filter(Boolean);
}

/** Returns nothing where the browser refuses or lacks caches. */
async function readCaches(): Promise<StoredEntry[]> {
  try {
    const names = await caches.keys();
    return await Promise.all(
      names.map(async (key) => {
        const files = await (await caches.open(key)).keys();
        return { area: 'files', key, count: files.length } as const;
      }),
    );
  } catch {
    return [];
  }
}

/** Reads the names of everything that this site stores, never the values. */
export async function readStoredEntries(): Promise<StoredEntry[]> {
  const files = await readCaches();
  const entry = (area: StoredArea) => (key: string) => ({ area, key, count: 1 });
  return [
    ...safeLocalStorage.keys().map(entry('browser')),
    ...safeSessionStorage.keys().map(entry('tab')),
    ...readCookieNames().map(entry('cookie')),
    ...files,
  ];
}

function isRemovable({ stays }: StoredItem, { key }: StoredEntry): boolean {
  return stays === undefined || stays.keys?.test(key) === false;
}

/** Groups entries by item, in the order of the table. Leaves out items without entries. */
export function groupStoredEntries(entries: readonly StoredEntry[]): StoredGroup[] {
  const items: readonly StoredItem[] = [...storedItems, unknownItem];
  return items.flatMap((item) => {
    const own = entries.filter(({ key }) => findStoredItem(key) === item);
    const removable = own.filter((entry) => isRemovable(item, entry));
    return own.length > 0 ? { item, entries: own, removable } : [];
  });
}

/** Never throws. What the browser refuses to remove stays. */
export async function removeStoredEntry({ area, key }: StoredEntry): Promise<void> {
  if (area === 'cookie') cookieJar.write(createExpiredCookie(key));
  else if (area === 'files') await caches.delete(key).catch(() => false);
  else areas[area].remove(key);
}

/** True if the browser refuses web storage. Storage that is full has keys. */
export function isStorageBlocked(): boolean {
  return Object.values(areas).every((area) => !canStore(area) && area.keys().length === 0);
}
