/** For browsers without locks alone. Where it cannot be loaded, the work runs without. */
const leases = () => import('./leases.ts').catch(() => undefined);

/**
 * Runs `work` while no other tab holds the lock of this name, and tells it whether another one did before. When another
 * tab holds it longer than `waitMs`, the work runs all the same: a lock orders tabs, it is no condition. Without the Web
 * Locks API (Safari before 15.4) a lease in local storage takes the lock's place.
 */
export async function withLock<T>(
  name: string,
  waitMs: number,
  work: (waited: boolean) => Promise<T>,
): Promise<T> {
  if (!navigator.locks) return withLease(name, waitMs, work);
  let started = false;
  const waiting = new AbortController();
  const begin = (waited: boolean) => {
    started = true;
    clearTimeout(timer);
    return work(waited);
  };
  const timer = setTimeout(() => waiting.abort(), waitMs);
  try {
    const ifFree = { ifAvailable: true } as const;
    const result = await navigator.locks.request(name, ifFree, (lock) => (lock ? begin(false) : undefined));
    if (started) return result as T;
    return await navigator.locks.request(name, { signal: waiting.signal }, () => begin(true));
  } catch (error) {
    if (!started && waiting.signal.aborted) return work(true);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Runs `work` unless another tab is at the same thing right now; then gives undefined. */
export async function withFreeLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (!navigator.locks) {
    const lease = await leases();
    if (!lease) return work();
    return (await lease.takeLease(name)) ? work().finally(() => lease.freeLease(name)) : undefined;
  }
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

const pollMs = 100;

async function withLease<T>(name: string, waitMs: number, work: (waited: boolean) => Promise<T>): Promise<T> {
  const lease = await leases();
  for (let waited = 0; lease && waited < waitMs; waited += pollMs) {
    if (await lease.takeLease(name)) return work(waited > 0).finally(() => lease.freeLease(name));
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return work(true);
}
