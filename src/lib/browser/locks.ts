/**
 * Runs `work` while no other tab holds the lock of this name, and tells it whether another one may have held it before.
 *
 * A lock orders tabs, it is no condition: when another tab holds it longer than `waitMs`, and where the browser has no
 * locks or refuses them because it keeps no data for the site, the work runs all the same. It runs once in any case.
 * @throws what `work` throws, and nothing else
 */
export async function withLock<T>(
  name: string,
  waitMs: number,
  work: (waited: boolean) => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), waitMs);
  let result: Promise<T> | undefined;
  const begin = (waited: boolean) => {
    clearTimeout(timer);
    result = work(waited);
    return result;
  };
  try {
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? begin(false) : undefined));
    if (!result) await navigator.locks.request(name, { signal: waiting.signal }, () => begin(true));
  } catch {
    // The work's own failure is the result's; what is left is the lock's, which changes nothing.
  }
  return result ?? begin(true);
}
