/**
 * Runs `work` while no other tab holds the lock, and exactly once.
 *
 * The lock only orders tabs. The work also runs when another tab holds the lock longer than `waitMs`, or
 * when the browser has no locks or refuses them.
 * @param work receives true when this tab holds the lock
 * @throws only what `work` throws
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
    // The result carries the work's own failure. A failure of the lock changes nothing.
  }
  return result ?? work(false);
}

/** True while any tab holds the lock; false when the browser has no locks. */
export async function isLocked(name: string): Promise<boolean> {
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => !lock);
  } catch {
    return false;
  }
}

/**
 * Holds the lock for `ms` or until the page is left, for `isLocked` in other tabs. Does nothing when another
 * tab holds it, or without lock support.
 *
 * The browser handles a page's requests and releases in order. A lock released after this call reaches the
 * next tab only once this lock is held (Web Locks, "lock task queue").
 */
export function holdLock(name: string, ms: number): void {
  const hold = (lock: Lock | null) =>
    lock &&
    new Promise<void>((resolve) => {
      const release = () => {
        window.removeEventListener('pagehide', release);
        resolve();
      };
      // A page that holds a lock cannot enter the back/forward cache.
      window.addEventListener('pagehide', release);
      setTimeout(release, ms);
    });
  navigator.locks?.request(name, { ifAvailable: true }, hold).catch(() => {});
}

/**
 * Runs `work` unless another tab holds the lock. Returns undefined in that case. Without lock support the
 * work runs; the caller guards its own tab.
 * @throws only what `work` throws
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
    // The result carries the work's own failure. A failure of the lock changes nothing.
  }
  return result ?? runWork();
}
