import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { pathOf } from '../../../lib/paths.ts';
import { canPay, subscriptionTo } from '../../../lib/subscriptions/subscription-rules.ts';
import { $returns } from '../../../stores/orders/payment-place.ts';
import { paymentLeftAt } from '../../../stores/orders/unfinished-payments.ts';
import { subscriptionsQuery } from '../../../stores/subscriptions/subscriptions.ts';
import { useAllPages } from '../../ui/loading/all-pages.tsx';
import { PagesProgress } from '../../ui/loading/pages-progress.tsx';
import { PurchaseChoice } from './purchase-choice.tsx';
import { RunningSubscription } from './running-subscription.tsx';
import type { usePurchase } from './use-purchase.ts';

interface PurchaseKindProps {
  readonly draw: Pick<Draw, 'id' | 'lottery'>;
  readonly purchase: Pick<
    ReturnType<typeof usePurchase>,
    'kind' | 'setKind' | 'remaining' | 'pending' | 'settled' | 'order'
  >;
}

/** True while the panel leads back to the payment of a subscription itself, with what was chosen. */
function usePaymentLeft(id: Draw['id']): boolean {
  useStore($returns);
  const left = paymentLeftAt(pathOf('draw', { id }));
  return left?.operation === 'subscribe' && left.address !== undefined;
}

/** Of a raffle that repeats: the subscription the member has, or else the choice to subscribe. */
export default function PurchaseKind({ draw, purchase }: PurchaseKindProps) {
  const { kind, setKind, remaining, pending, settled, order } = purchase;
  const state = useStore(subscriptionsQuery.$present);
  const { isDone: isKnown, reading } = useAllPages(subscriptionsQuery);
  const running =
    isKnown && state.status === 'loaded' ? subscriptionTo(draw.lottery.name, state.data.entries) : undefined;
  // Who subscribes already can but buy once; that waits for what became of the order to be read.
  const failure = useStore(order.$failure);
  const isTold = !pending && !settled && !failure;
  const isTaken = running !== undefined && kind === 'subscribe' && isTold;
  useEffect(() => {
    if (isTaken) setKind('once');
  }, [isTaken, setKind]);
  const isLeft = usePaymentLeft(draw.id);
  // Nothing moves while what became of the order is read.
  if (running ? isLeft && canPay(running) : remaining === 0 && !settled) return null;
  return (
    <div className="purchase-kind">
      {running && <RunningSubscription subscription={running} />}
      {!running && isKnown && <PurchaseChoice kind={kind} onChange={setKind} />}
      {!running && <PagesProgress reading={reading} />}
    </div>
  );
}
