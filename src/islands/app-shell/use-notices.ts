import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { notUpdated, updating } from '../../lib/messages/notices.ts';
import { retryFailed } from '../../stores/data/invalidation.ts';
import { $keptShown } from '../../stores/data/visible-queries.ts';
import type { Notice } from './notices.tsx';

/** Newer mostly comes before anybody has read that it is on its way. */
const awaitedMs = 1_000;

/** Says of what an earlier page has kept how old it is: once newer could not be had, or takes its time. */
export function useKeptNotice(age: string | undefined): Notice | undefined {
  const kept = useStore($keptShown);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = kept === 'awaited' ? setTimeout(() => setSlow(true), awaitedMs) : undefined;
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [kept]);
  if (kept === 'failed') return { text: notUpdated(age), retry: retryFailed };
  return isSlow && age ? { text: updating(age), isPassing: true } : undefined;
}
