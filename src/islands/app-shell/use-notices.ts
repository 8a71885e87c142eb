import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { notUpdated, updating } from '../../lib/messages/notices.ts';
import { retryFailedQueries } from '../../stores/data/invalidation.ts';
import { $visibleCacheStatus } from '../../stores/data/visible-queries.ts';
import type { Notice } from './notices.tsx';

/** Newer mostly comes before anybody has read that it is on its way. */
const slowRefreshMs = 1_000;

/** Says of what an earlier page has kept how old it is: once newer could not be had, or takes its time. */
export function useStaleNotice(age: string | undefined): Notice | undefined {
  const staleness = useStore($visibleCacheStatus);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = staleness === 'awaited' ? setTimeout(() => setSlow(true), slowRefreshMs) : undefined;
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [staleness]);
  if (staleness === 'failed') return { text: notUpdated(age), retry: retryFailedQueries };
  return isSlow && age ? { text: updating(age), isTransient: true } : undefined;
}
