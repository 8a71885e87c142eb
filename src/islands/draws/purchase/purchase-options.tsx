import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { getPath } from '../../../lib/paths.ts';
import { canPay, runningSubscription } from '../../../lib/subscriptions/subscription-rules.ts';
import { $paymentChanges } from '../../../stores/orders/payment-redirect.ts';
import { readUnfinishedPayment } from '../../../stores/orders/unfinished-payments.ts';
import { subscriptionsQuery } from '../../../stores/subscriptions/subscriptions.ts';
import { useAllPages } from '../../ui/loading/all-pages.tsx';
import { PagesProgress } from '../../ui/loading/pages-progress.tsx';
import { PurchaseKindChoice } from './purchase-choice.tsx';
import { RunningSubscription } from './running-subscription.tsx';
import type { usePurchase } from './use-purchase.ts';

interface SubscriptionOptionProps {
  readonly draw: Pick<Draw, 'id' | 'lottery'>;
  readonly purchase: Pick<
    ReturnType<typeof usePurchase>,
    'kind' | 'setKind' | 'remaining' | 'isPending' | 'isSettled' | 'order'
  >;
}

/** True while the panel leads back to the payment of a subscription itself, with what was chosen. */
function useIsPaymentUnfinished(id: Draw['id']): boolean {
  useStore($paymentChanges);
  const left = readUnfinishedPayment(getPath('draw', { id }));
  return left?.operation === 'subscribe' && left.address !== undefined;
}

/** Of a raffle that repeats: the subscription the member has, or else the choice to subscribe. */
export default function SubscriptionOption({ draw, purchase }: SubscriptionOptionProps) {
  const { kind, setKind, remaining, isPending, isSettled, order } = purchase;
  const state = useStore(subscriptionsQuery.$uncached);
  const { isDone: isKnown, progress } = useAllPages(subscriptionsQuery);
  const running =
    isKnown && state.status === 'loaded'
      ? runningSubscription(draw.lottery.name, state.data.entries)
      : undefined;
  // Who subscribes already can but buy once; that waits for what became of the order to be read.
  const failure = useStore(order.$failure);
  const isTold = !isPending && !isSettled && !failure;
  const isTaken = running !== undefined && kind === 'subscribe' && isTold;
  useEffect(() => {
    if (isTaken) setKind('once');
  }, [isTaken, setKind]);
  const isLeft = useIsPaymentUnfinished(draw.id);
  // Nothing moves while what became of the order is read.
  if (running ? isLeft && canPay(running) : remaining === 0 && !isSettled) return null;
  return (
    <div className="purchase-kind">
      {running && <RunningSubscription subscription={running} />}
      {!running && isKnown && <PurchaseKindChoice kind={kind} onChange={setKind} />}
      {!running && <PagesProgress progress={progress} />}
    </div>
  );
}
