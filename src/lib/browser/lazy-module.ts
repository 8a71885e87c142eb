import { safeSessionStorage } from '../storage/web-storage.ts';
import { isHostReachable } from './reachability.ts';

const reloadedKey = 'reloadedForChunk';

const buildUrl = import.meta.url;

/** True once per build and tab, if the host responds: then only the chunk is missing. */
async function canReload(): Promise<boolean> {
  if (safeSessionStorage.read(reloadedKey) === buildUrl || !(await isHostReachable())) return false;
  safeSessionStorage.write(reloadedKey, buildUrl);
  // Without storage, the reloads would never end.
  return safeSessionStorage.read(reloadedKey) === buildUrl;
}

/**
 * Loads a chunk. Reloads the page once per build when a deployment has removed the chunk; drafts survive.
 * @returns undefined when the chunk cannot be loaded
 */
export async function loadModule<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    if (!(await canReload())) return undefined;
    location.reload();
    return new Promise(() => {});
  }
}
