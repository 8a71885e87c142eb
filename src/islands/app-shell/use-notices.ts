import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { notUpdated, sharedNotices, updating } from '../../lib/messages/notices.ts';
import { $session } from '../../stores/app/session.ts';
import { retryFailedQueries } from '../../stores/data/invalidation.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { $oldestVisibleAt, $visibleCacheStatus } from '../ui/loading/visible-queries.ts';
import type { Notice } from './notices.tsx';

const slowRefreshMs = 1_000;

/** Reports a failed or slow refresh of cached data. */
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

/** Reports a member that failed to load (specification, section 3). */
export function useMemberNotice(): Notice | undefined {
  const isMember = useStore($session).status === 'in';
  const { data, error } = useStore(memberQuery.$state);
  return isMember && error && !data
    ? { text: sharedNotices.memberMissing, retry: memberQuery.refetch }
    : undefined;
}

/** Returns the load time of the oldest visible data. */
export function useDataAge(): string | undefined {
  const oldest = useStore($oldestVisibleAt);
  return oldest === undefined ? undefined : formatDateTime(oldest);
}
