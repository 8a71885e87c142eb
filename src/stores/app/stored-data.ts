import { atom } from 'nanostores';
import { clearOfflineCache } from '../../lib/storage/offline-cache.ts';
import {
  groupStoredEntries,
  readStoredEntries,
  removeStoredEntry,
  type StoredGroup,
} from '../../lib/storage/stored-entries.ts';
import { $online } from './connection.ts';
import { $isSidebarOpen } from './desktop-layout.ts';
import { $session } from './session.ts';
import { signOut } from './sign-out.ts';
import { clearSsoCookie } from './sso-cookie.ts';
import { $themeChoice } from './theme.ts';

/** Undefined until read. */
export const $storedGroups = atom<readonly StoredGroup[] | undefined>();

export async function loadStoredGroups(): Promise<void> {
  $storedGroups.set(groupStoredEntries(await readStoredEntries()));
}

/** Offline the app opens from its files, so they stay. */
export function isNeededOffline({ item }: StoredGroup): boolean {
  return item.id === 'appFiles' && !$online.get();
}

/** Resets what this page holds in memory and would write again. */
const resets: Readonly<Record<string, () => void>> = {
  cachedReplies: clearOfflineCache,
  appearance: () => {
    $themeChoice.set('system');
    $isSidebarOpen.set(true);
  },
  ssoCookie: clearSsoCookie,
};

async function removeGroups(groups: readonly StoredGroup[]): Promise<void> {
  for (const group of groups) {
    if (isNeededOffline(group)) continue;
    resets[group.item.id]?.();
    for (const entry of group.removable) await removeStoredEntry(entry);
  }
}

/** Removes what can be removed of an item. @returns false if the browser refused */
export async function removeStoredGroup(group: StoredGroup): Promise<boolean> {
  await removeGroups([group]);
  await loadStoredGroups();
  const left = $storedGroups.get()?.find(({ item }) => item === group.item);
  return (left?.removable.length ?? 0) === 0;
}

/**
 * Signs out, then removes everything that can be removed.
 * @returns false if the browser refused
 */
export async function removeAllStored(): Promise<boolean> {
  if ($session.get().status === 'in') signOut();
  await removeGroups(groupStoredEntries(await readStoredEntries()));
  await loadStoredGroups();
  return (
    $storedGroups.get()?.every((group) => group.removable.length === 0 || isNeededOffline(group)) ?? true
  );
}

/** Follows what other tabs store, and what was stored while the page was hidden. @returns stops */
export function watchStoredGroups(): () => void {
  const load = () => void loadStoredGroups();
  load();
  addEventListener('storage', load);
  document.addEventListener('visibilitychange', load);
  return () => {
    removeEventListener('storage', load);
    document.removeEventListener('visibilitychange', load);
  };
}
