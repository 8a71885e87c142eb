import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { laterPartsMs } from '../../../lib/config.ts';
import type { Subscription } from '../../../lib/contract/subscriptions.ts';
import { canPay, canUnsubscribe } from '../../../lib/raffles/subscriptions.ts';
import { upcomingQuery } from '../../../stores/draws/upcoming.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { useAllPages } from '../../ui/loading/use-all-pages.ts';

/**
 * Waits for what cards say of their next draws, which would push down what stands below it if it came later.
 * @returns true once the draws and the balance have been read, or could not be, or took too long, and from then on
 */
export function useNextDrawsKnown(subscriptions: readonly Subscription[]): boolean {
  const [wasKnown, setKnown] = useState(false);
  const { isDone } = useAllPages(upcomingQuery);
  const balance = useStore(memberQuery.$state).status;
  const isAnyRunning = subscriptions.some((one) => canUnsubscribe(one) || canPay(one));
  const isKnown = !isAnyRunning || (isDone && balance !== 'loading');
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), laterPartsMs);
    return () => clearTimeout(timer);
  }, []);
  if (isKnown && !wasKnown) setKnown(true);
  return isKnown || wasKnown;
}
