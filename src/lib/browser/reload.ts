import { safeSessionStorage } from '../storage/web-storage.ts';
import { isHostReachable } from './reachability.ts';

const reloadedKey = 'reloadedForMissingFile';

let isReloading = false;

/**
 * Reloads the page once per build and tab, because a newer deployment has removed a file of this build
 * or replaced the build.
 * @returns whether the page reloads
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  const build = document.documentElement.dataset['build'] ?? '';
  // Without storage, the reloads would never end.
  if (safeSessionStorage.read(reloadedKey) === build || !safeSessionStorage.write(reloadedKey, build)) {
    return false;
  }
  isReloading = true;
  location.reload();
  return true;
}

/**
 * Handles a failed `import()` that the member waits for. Reloads the page, once per build, if the host responds: a
 * deployment has removed the chunk then. Drafts survive.
 * @returns only if the page stays
 */
export async function reloadForMissingChunk(): Promise<undefined> {
  if ((await isHostReachable()) && reloadOnce()) return new Promise(() => {});
}
