import { isHostReachable } from './reachability.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Handles a failed `import()` that the member waits for. Reloads the page, once per build, if the host responds: a
 * deployment has removed the chunk then. Drafts survive.
 * @returns only if the page stays
 */
export async function reloadForMissingChunk(): Promise<undefined> {
  if ((await isHostReachable()) && reloadOnce()) return new Promise(() => {});
}
