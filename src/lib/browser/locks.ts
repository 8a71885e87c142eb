/**
 * Runs `work` exactly once, while no other tab holds the lock. Also runs it after `waitMs`, or when the
 * browser lacks or refuses locks.
 * @param work receives true when this tab holds the lock
 * @throws only errors of `work`
 */
export async function withLock<T>(
  name: string,
  waitMs: number,
  work: (hasLock: boolean) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), waitMs);
  let result: Promise<T> | undefined;
  const runWork = () => {
    clearTimeout(timer);
    result = work(true);
    return result;
  };
  try {
    await navigator.locks.request(name, { signal: timeout.signal }, runWork);
  } catch {
    // `result` rejects with an error of `work`. Lock errors are ignored.
  }
  return result ?? work(false);
}

/** True while any tab holds the lock; false without lock support. */
export async function isLocked(name: string): Promise<boolean> {
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => !lock);
  } catch {
    return false;
  }
}

/**
 * Holds a free lock for `ms` or until `pagehide`, for `isLocked` in other tabs. Without `ms`, waits for the lock and
 * holds it until `pagehide`. Does nothing without lock support.
 *
 * Browsers handle a page's requests and releases in order (Web Locks, "lock task queue"). This lock is
 * therefore held before a later released lock becomes free.
 */
export function holdLock(name: string, ms?: number): void {
  const hold = (lock: Lock | null) =>
    lock &&
    new Promise<void>((resolve) => {
      const release = () => {
        window.removeEventListener('pagehide', release);
        resolve();
      };
      // A held lock prevents the back/forward cache.
      window.addEventListener('pagehide', release);
      if (ms !== undefined) setTimeout(release, ms);
    });
  navigator.locks?.request(name, { ifAvailable: ms !== undefined }, hold).catch(() => {});
}

/**
 * Runs `work`, or returns undefined when another tab holds the lock. Without lock support, always runs it;
 * the caller guards its own tab.
 * @throws only errors of `work`
 */
export async function tryLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  let result: Promise<T> | undefined;
  const runWork = () => {
    result = work();
    return result;
  };
  try {
    const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await runWork();
      return lock !== null;
    });
    if (!isFree) return undefined;
  } catch {
    // `result` rejects with an error of `work`. Lock errors are ignored.
  }
  return result ?? runWork();
}
