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
