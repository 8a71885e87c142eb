import { safeSessionStorage } from '../storage/web-storage.ts';
import { isHostReachable } from './reachability.ts';

const reloadedKey = 'reloadedForChunk';

/** The build this page runs, as its own script's hashed address. */
const build = import.meta.url;

/** True once per build and tab, where a reload can help: the host answers, so it is the chunk that is gone. */
async function mayReload(): Promise<boolean> {
  if (safeSessionStorage.read(reloadedKey) === build || !(await isHostReachable())) return false;
  safeSessionStorage.write(reloadedKey, build);
  // Where nothing can be remembered, nothing would end the reloading.
  return safeSessionStorage.read(reloadedKey) === build;
}

/**
 * Loads a chunk. When a newer deployment has taken its place the page is loaded again, once per build, so that the
 * member gets the new version instead of an error; what is typed into forms is still there then.
 * @returns undefined when the chunk cannot be had: without a connection, or if it is missing after the reload too
 */
export async function loadModule<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    if (!(await mayReload())) return undefined;
    location.reload();
    return new Promise(() => {});
  }
}
