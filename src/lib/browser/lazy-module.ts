import { isHostReachable } from './reachability.ts';
import { reloadOnce } from './reload-once.ts';

/** Reloads the page if the host responds: then only the chunk is missing. @returns only if the page stays */
async function reloadPage(): Promise<undefined> {
  if ((await isHostReachable()) && reloadOnce()) return new Promise(() => {});
}

export interface LazyModule<T> {
  /** The module once it has loaded. */
  readonly current: () => T | undefined;
  /**
   * Loads for an action of the member. Reloads the page once per build when a deployment has removed the
   * chunk; drafts survive.
   * @returns undefined when the chunk cannot be loaded
   */
  readonly load: () => Promise<T | undefined>;
  /** Loads ahead of use: never reloads the page, never rejects. */
  readonly preload: () => Promise<T | undefined>;
  /** Loads for a background service. Retries a failed load when the browser is online again. */
  readonly whenLoaded: (callback: (module: T) => void) => Promise<void>;
}

/** Creates a module that loads on demand, once at a time, and again after a failure. */
export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let module: T | undefined;
  let loading: Promise<T> | undefined;
  const importOnce = async () => {
    loading ??= importModule();
    try {
      module = await loading;
    } catch (cause) {
      loading = undefined;
      throw cause;
    }
    return module;
  };
  const preload = () => importOnce().catch(() => undefined);
  const whenLoaded = async (callback: (module: T) => void) => {
    const loaded = await preload();
    if (loaded) callback(loaded);
    else addEventListener('online', () => whenLoaded(callback), { once: true });
  };
  return {
    current: () => module,
    load: () => importOnce().catch(reloadPage),
    preload,
    whenLoaded,
  };
}
