/**
 * Calls `work` exactly once: with the lock, with null if another tab has it (`ifAvailable`), and with
 * undefined if the browser lacks or refuses locks, or after the signal.
 * @throws only errors of `work`
 */
async function requestLock<T>(
  name: string,
  options: LockOptions,
  work: (lock: Lock | null | undefined) => Promise<T>,
): Promise<T> {
  let result: Promise<T> | undefined;
  const runWork = (lock: Lock | null) => {
    result = work(lock);
    return result;
  };
  try {
    await navigator.locks.request(name, options, runWork);
  } catch {
    // `result` rejects with an error of `work`. Lock errors are ignored.
  }
  return result ?? work(undefined);
}

/**
 * Runs `work` while no other tab has the lock. Also runs it after `waitMs`, and without lock support.
 * @param work receives true when this tab holds the lock
 * @throws only errors of `work`
 */
export function withLock<T>(
  name: string,
  waitMs: number,
  work: (hasLock: boolean) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), waitMs);
  return requestLock(name, { signal: timeout.signal }, (lock) => {
    clearTimeout(timer);
    return work(lock !== undefined);
  });
}

/** True while any tab holds the lock; false without lock support. */
export function isLocked(name: string): Promise<boolean> {
  return requestLock(name, { ifAvailable: true }, async (lock) => lock === null);
}

/**
 * Runs `work`, or returns undefined when another tab holds the lock. Without lock support, always runs it;
 * the caller guards its own tab.
 * @throws only errors of `work`
 */
export function tryLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  return requestLock(name, { ifAvailable: true }, async (lock) => (lock === null ? undefined : work()));
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
