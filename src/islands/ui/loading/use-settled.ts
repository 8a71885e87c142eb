import { useEffect, useState } from 'react';
import { laterPartsMs } from '../../../lib/config.ts';

/**
 * Waits for what would move a list that is shown if it came later.
 * @param isThere what is waited for has come, or cannot
 * @returns true once it is so, or has taken too long, and from then on
 */
export function useSettled(isThere: boolean): boolean {
  const [wasThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), laterPartsMs);
    return () => clearTimeout(timer);
  }, []);
  if (isThere && !wasThere) setThere(true);
  return isThere || wasThere;
}
