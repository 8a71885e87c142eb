/** For browsers without locks alone. */
const leases = () => import('./leases.ts');

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
    const { takeLease } = await leases();
    return (await takeLease(name)) ? finishing(name, work) : undefined;
  }
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

const pollMs = 100;

async function withLease<T>(name: string, waitMs: number, work: (waited: boolean) => Promise<T>): Promise<T> {
  const { takeLease } = await leases();
  for (let waited = 0; waited < waitMs; waited += pollMs) {
    if (await takeLease(name)) return finishing(name, () => work(waited > 0));
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return work(true);
}

async function finishing<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    (await leases()).freeLease(name);
  }
}
