import { useStore } from '@nanostores/react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { pathOf } from '../../lib/paths.ts';
import { canPay, canUnsubscribe } from '../../lib/subscriptions/subscription-rules.ts';
import { paySubscription, unsubscribe } from '../../stores/subscriptions/subscriptions.ts';
import { OrderNews } from '../shared/order-status.tsx';
import { PaymentLeft } from '../shared/payment-left.tsx';
import { Button } from '../ui/controls/button.tsx';
import { FailureAlert } from '../ui/messages/alert.tsx';
import { orderFor } from './order-for.ts';

interface SubscriptionActionsProps {
  readonly subscription: Subscription;
  readonly onUnsubscribe: () => void;
}

/** What became of one order. It stays when the reply changes which order the subscription allows. */
function OrderResult({ order }: { readonly order: ReturnType<typeof orderFor> }) {
  const failure = useStore(order.$failure);
  return (
    <>
      {failure && <FailureAlert failure={failure} />}
      <OrderNews order={order} />
    </>
  );
}

/** Ends or pays a subscription, whichever its status allows, and tells what went wrong. */
export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, onUnsubscribe } = props;
  const { lottery_name } = subscription;
  const action = orderFor(subscription);
  const pending = useStore(action.$pending);
  const resting = useStore(action.$resting);
  return (
    <>
      <OrderResult order={paySubscription.at(subscription.id)} />
      <OrderResult order={unsubscribe.at(subscription.id)} />
      {canUnsubscribe(subscription) && (
        <Button variant="secondary" pending={pending} resting={resting} onClick={onUnsubscribe}>
          Unsubscribe
          <span className="sr-only"> from {lottery_name}</span>
        </Button>
      )}
      {canPay(subscription) && (
        <Button
          pending={pending}
          resting={resting}
          pendingLabel="Opening the payment page …"
          onFocus={action.prefetch}
          onPointerDown={action.prefetch}
          onClick={() => action.run(undefined)}
        >
          Go to payment
          <span className="sr-only"> for {lottery_name}</span>
        </Button>
      )}
      {canPay(subscription) && <PaymentLeft place={pathOf('subscriptions')} about={subscription.id} />}
    </>
  );
}
