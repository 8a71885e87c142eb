import { useStore } from '@nanostores/react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { canPay, canUnsubscribe } from '../../lib/subscriptions/subscription-rules.ts';
import { upcomingQuery } from '../../stores/draws/draws.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { useAllPages } from '../ui/loading/all-pages.tsx';
import { useReady } from '../ui/loading/use-settled.ts';

/**
 * Waits for what cards say of their next draws, which would push down what stands below it if it came later.
 * @returns true once the draws and the balance have been read, or could not be, or took too long, and from then on
 */
export function useNextDrawsReady(subscriptions: readonly Subscription[]): boolean {
  const { isDone } = useAllPages(upcomingQuery);
  const balance = useStore(memberQuery.$uncached).status;
  const isAnyRunning = subscriptions.some((one) => canUnsubscribe(one) || canPay(one));
  return useReady(!isAnyRunning || (isDone && balance !== 'loading'));
}
