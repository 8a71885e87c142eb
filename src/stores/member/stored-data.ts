import { createExpiredCookie } from '../../lib/storage/cookies.ts';
import { pauseKeyPrefix } from '../../lib/storage/known-keys.ts';
import { clearAllScoped } from '../../lib/storage/scoped-storage.ts';
import { cookieJar, safeLocalStorage, safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { $online } from '../app/page-state.ts';
import { $isSidebarOpen, $themeChoice } from '../app/preferences.ts';
import { $session, clearSsoCookie, signOut } from '../app/session.ts';

const areas = [safeLocalStorage, safeSessionStorage] as const;

/** A pause outlasts everything, so that nothing ends it sooner. */
const isDeletable = (key: string) => !key.startsWith(pauseKeyPrefix);

function readCookieNames(): string[] {
  const pairs = cookieJar.read().split(';');
  return pairs.map((pair) => pair.split('=')[0]?.trim() ?? '').filter(Boolean);
}

/** @returns false if the browser refuses */
async function deleteFiles(): Promise<boolean> {
  if (!('caches' in globalThis)) return true;
  try {
    for (const name of await caches.keys()) await caches.delete(name);
    return true;
  } catch {
    return false;
  }
}

/** Resets what this page holds in memory and would write again. */
function resetPage(): void {
  clearAllScoped();
  clearSsoCookie();
  $themeChoice.set('system');
  $isSidebarOpen.set(true);
}

/**
 * Signs out, then deletes everything that this site stores in the browser, except a pause. Offline the app's own
 * files stay, because the app opens from them.
 * @returns false if the browser refuses a part
 */
export async function deleteStoredData(): Promise<boolean> {
  if ($session.get().status === 'in') signOut();
  resetPage();
  for (const area of areas) area.keys().filter(isDeletable).forEach(area.remove);
  for (const name of readCookieNames()) cookieJar.write(createExpiredCookie(name));
  const areFilesDeleted = !$online.get() || (await deleteFiles());
  return areFilesDeleted && !areas.some((area) => area.keys().some(isDeletable));
}
