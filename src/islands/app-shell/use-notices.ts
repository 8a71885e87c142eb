import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { notUpdated, sharedNotices, updating } from '../../lib/messages/notices.ts';
import { $session } from '../../stores/app/session.ts';
import { retryFailedQueries } from '../../stores/data/invalidation.ts';
import { $oldestVisibleAt, $visibleCacheStatus } from '../../stores/data/visible-queries.ts';
import { memberQuery } from '../../stores/member/member.ts';
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

/** A signed-in member whose data cannot be loaded stays, and is told so (specification, section 3). */
export function useMemberNotice(): Notice | undefined {
  const isMember = useStore($session).status === 'in';
  const failed = useStore(memberQuery.$state).status === 'failed';
  return isMember && failed ? { text: sharedNotices.memberMissing, retry: memberQuery.refetch } : undefined;
}

/** When the oldest of what is on screen was loaded, as text; undefined while nothing loaded is there. */
export function useDataAge(): string | undefined {
  const oldest = useStore($oldestVisibleAt);
  return oldest === undefined ? undefined : formatDateTime(oldest);
}
