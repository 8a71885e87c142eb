import { createContext, useEffect, useState } from 'react';
import { entryDetailsWaitMs } from '../../../lib/config.ts';

/** False during the first paint of a new screen. */
export const DeferredReady = createContext(true);

/**
 * Waits for data that would move a visible list.
 * @returns true once available, or after `entryDetailsWaitMs`
 */
export function useReady(isAvailable: boolean): boolean {
  const [wasReady, setWasReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWasReady(true), entryDetailsWaitMs);
    return () => clearTimeout(timer);
  }, []);
  if (isAvailable && !wasReady) setWasReady(true);
  return isAvailable || wasReady;
}
