/**
 * Runs `work` while no other tab holds the lock of this name.
 *
 * A lock orders tabs, it is no condition: when another tab holds it longer than `waitMs`, and where the browser has no
 * locks or refuses them because it keeps no data for the site, the work runs all the same. It runs once in any case.
 * @param work gets true where this tab holds the lock
 * @throws what `work` throws, and nothing else
 */
export async function withLock<T>(
  name: string,
  waitMs: number,
  work: (hasLock: boolean) => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), waitMs);
  let result: Promise<T> | undefined;
  const begin = () => {
    clearTimeout(timer);
    result = work(true);
    return result;
  };
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, begin);
  } catch {
    // The work's own failure is the result's; what is left is the lock's, which changes nothing.
  }
  return result ?? work(false);
}

/** True while any tab holds the lock of this name; false where the browser has no locks. */
export async function isLocked(name: string): Promise<boolean> {
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => !lock);
  } catch {
    return false;
  }
}

/**
 * Takes the lock of this name, which other tabs read (`isLocked`), for `ms` or until the page is left. Does nothing where
 * another tab holds it, or where the browser has no locks.
 *
 * The browser handles a page's requests and releases of locks in order: a lock that the page releases after this call
 * reaches the next tab only after this one is held (Web Locks, "lock task queue").
 */
export function holdLock(name: string, ms: number): void {
  const hold = (lock: Lock | null) =>
    lock &&
    new Promise<void>((resolve) => {
      const release = () => {
        window.removeEventListener('pagehide', release);
        resolve();
      };
      // A page that holds a lock is not kept for the way back.
      window.addEventListener('pagehide', release);
      setTimeout(release, ms);
    });
  navigator.locks?.request(name, { ifAvailable: true }, hold).catch(() => {});
}

/**
 * Runs `work` unless another tab is at the same thing right now; then gives undefined. Where there are no locks it is
 * for the caller alone to see to its own tab.
 * @throws what `work` throws, and nothing else
 */
export async function tryLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  let result: Promise<T> | undefined;
  const begin = () => {
    result = work();
    return result;
  };
  try {
    const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await begin();
      return lock !== null;
    });
    if (!isFree) return undefined;
  } catch {
    // The work's own failure is the result's; what is left is the lock's, which changes nothing.
  }
  return result ?? begin();
}
