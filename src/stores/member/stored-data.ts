import { createExpiredCookie } from '../../lib/storage/cookies.ts';
import { pauseKeyPrefix } from '../../lib/storage/known-keys.ts';
import { clearAllScoped } from '../../lib/storage/scoped-storage.ts';
import { cookieJar, safeLocalStorage, safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { $online } from '../app/page-state.ts';
import { $isSidebarOpen, $themeChoice } from '../app/preferences.ts';
import { $session, clearSsoCookie, signOut } from '../app/session.ts';

const areas = [safeLocalStorage, safeSessionStorage] as const;

/** A member cannot end a pause early, so a pause is never deleted. */
const isDeletable = (key: string) => !key.startsWith(pauseKeyPrefix);

function readCookieNames(): string[] {
  const pairs = cookieJar.read().split(';');
  return pairs.map((pair) => pair.split('=')[0]?.trim() ?? '').filter(Boolean);
}

/** Names of the caches with the app's files. @throws if the browser refuses */
async function readCacheNames(): Promise<readonly string[]> {
  return 'caches' in globalThis ? caches.keys() : [];
}

/** Returns the name of everything that this site stores in the browser: keys, cookies and caches. */
export async function readStoredNames(): Promise<readonly string[]> {
  const cacheNames = await readCacheNames().catch(() => []);
  return [...areas.flatMap((area) => area.keys()), ...readCookieNames(), ...cacheNames];
}

/** @returns false if the browser refuses */
async function deleteFiles(): Promise<boolean> {
  try {
    for (const name of await readCacheNames()) await caches.delete(name);
    return true;
  } catch {
    return false;
  }
}

/** Resets the values in memory that this page would store again. */
function resetPage(): void {
  clearAllScoped();
  clearSsoCookie();
  $themeChoice.set('system');
  $isSidebarOpen.set(true);
}

/**
 * Signs out, then deletes everything that this site stores in the browser, except a pause. While offline, keeps the
 * app's files, because the app cannot open without them.
 * @returns false if the browser refuses to delete something
 */
export async function deleteStoredData(): Promise<boolean> {
  if ($session.get().status === 'in') signOut();
  resetPage();
  for (const area of areas) area.keys().filter(isDeletable).forEach(area.remove);
  for (const name of readCookieNames()) cookieJar.write(createExpiredCookie(name));
  const areFilesDeleted = !$online.get() || (await deleteFiles());
  return areFilesDeleted && !areas.some((area) => area.keys().some(isDeletable));
}
