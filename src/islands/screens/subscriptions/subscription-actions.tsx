import { useStore } from '@nanostores/react';
import type { Subscription } from '../../../lib/contract/subscriptions.ts';
import { pathOf } from '../../../lib/paths.ts';
import { canPay, canUnsubscribe } from '../../../lib/raffles/subscriptions.ts';
import { OrderNews } from '../../parts/order-news.tsx';
import { PaymentLeft } from '../../parts/payment-left.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FailureAlert } from '../../ui/messages/alert.tsx';
import { orderFor } from './order-for.ts';

interface SubscriptionActionsProps {
  readonly subscription: Subscription;
  readonly onUnsubscribe: () => void;
}

/** Ends or pays a subscription, whichever its status allows, and tells what went wrong. */
export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, onUnsubscribe } = props;
  const { lottery_name } = subscription;
  const action = orderFor(subscription);
  const pending = useStore(action.$pending);
  const resting = useStore(action.$resting);
  const failure = useStore(action.$failure);
  return (
    <>
      {failure && <FailureAlert failure={failure} />}
      <OrderNews order={action} againLabel="OK" />
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
