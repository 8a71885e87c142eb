/**
 * Runs `work` while no other tab holds the lock of this name. Without the Web Locks API, or when another tab holds
 * the lock longer than `waitMs`, the work runs all the same: a lock orders tabs, it is no condition.
 */
export async function withLock<T>(name: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), waitMs);
  let started = false;
  try {
    return await navigator.locks.request(name, { signal: waiting.signal }, () => {
      started = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (!started && waiting.signal.aborted) return work();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Runs `work` unless another tab is at the same thing right now; then gives undefined. */
export async function withFreeLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (!navigator.locks) return work();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
