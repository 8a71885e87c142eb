import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Draw } from '../../../../lib/contract/draws.ts';
import { subscriptionTo } from '../../../../lib/raffles/subscriptions.ts';
import { subscriptionsQuery } from '../../../../stores/subscriptions.ts';
import { PurchaseChoice } from './purchase-choice.tsx';
import { RunningSubscription } from './running-subscription.tsx';
import type { usePurchase } from './use-purchase.ts';

interface PurchaseKindProps {
  readonly lottery: Draw['lottery'];
  readonly purchase: Pick<
    ReturnType<typeof usePurchase>,
    'kind' | 'setKind' | 'remaining' | 'pending' | 'settled' | 'order'
  >;
}

/** Of a raffle that repeats: the subscription the member has, or else the choice to subscribe. */
export default function PurchaseKind({ lottery, purchase }: PurchaseKindProps) {
  const { kind, setKind, remaining, pending, settled, order } = purchase;
  const state = useStore(subscriptionsQuery.$state);
  const running = state.status === 'loaded' ? subscriptionTo(lottery.name, state.data) : undefined;
  // Who subscribes already can but buy once; that waits for what became of the order to be read.
  const failure = useStore(order.$failure);
  const isTold = !pending && !settled && !failure;
  const isTaken = running !== undefined && kind === 'subscribe' && isTold;
  useEffect(() => {
    if (isTaken) setKind('once');
  }, [isTaken, setKind]);
  if (!running && remaining === 0) return null;
  return (
    <div className="purchase-more purchase-kind">
      {running && <RunningSubscription subscription={running} />}
      {!running && state.status !== 'loading' && <PurchaseChoice kind={kind} onChange={setKind} />}
    </div>
  );
}
