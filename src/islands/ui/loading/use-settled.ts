import { useEffect, useState } from 'react';
import { entryDetailsWaitMs } from '../../../lib/config.ts';

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
