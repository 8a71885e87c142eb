import { createContext, type ReactNode, useEffect, useState } from 'react';
import { entryDetailsWaitMs, placeholderDelayMs } from '../../../lib/config.ts';

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

/** Delays its content, so that quick responses cause no flicker. */
export function Delayed({ children }: { readonly children: ReactNode }) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), placeholderDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return <div className={isVisible ? undefined : 'invisible'}>{children}</div>;
}
