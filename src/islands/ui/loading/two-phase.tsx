import { createContext, type ReactNode, useEffect, useState } from 'react';
import { entryDetailsWaitMs, placeholderDelayMs } from '../../../lib/config.ts';

/** False while a new screen is to show only what is known of it at once; the rest follows its first paint. */
export const DeferredReady = createContext(true);

/**
 * Waits for what would move a list that is shown if it came later.
 * @param isThere what is waited for has come, or cannot
 * @returns true once it is so, or has taken too long, and from then on
 */
export function useReady(isThere: boolean): boolean {
  const [wasThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), entryDetailsWaitMs);
    return () => clearTimeout(timer);
  }, []);
  if (isThere && !wasThere) setThere(true);
  return isThere || wasThere;
}

/** Shows its content only after a moment, so that quick answers do not flicker. */
export function Delayed({ children }: { readonly children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), placeholderDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return <div className={due ? undefined : 'invisible'}>{children}</div>;
}
