import { useStore } from '@nanostores/react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { getPath } from '../../lib/paths.ts';
import { canPay, canUnsubscribe } from '../../lib/subscriptions/subscription-rules.ts';
import { paySubscription, unsubscribe } from '../../stores/subscriptions/subscriptions.ts';
import { OrderStatusPanel, UnfinishedPaymentNotice } from '../shared/order-status.tsx';
import { Button } from '../ui/controls/button.tsx';
import { FailureAlert } from '../ui/messages/alert.tsx';

/** What a subscription's status lets the member do about it. */
export function getSubscriptionOrder(subscription: Subscription) {
  return (canPay(subscription) ? paySubscription : unsubscribe).at(subscription.id);
}

interface SubscriptionActionsProps {
  readonly subscription: Subscription;
  readonly onUnsubscribe: () => void;
}

/** What became of one order. It stays when the reply changes which order the subscription allows. */
function OrderFeedback({ order }: { readonly order: ReturnType<typeof getSubscriptionOrder> }) {
  const failure = useStore(order.$failure);
  return (
    <>
      {failure && <FailureAlert failure={failure} />}
      <OrderStatusPanel order={order} />
    </>
  );
}

/** Ends or pays a subscription, whichever its status allows, and tells what went wrong. */
export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, onUnsubscribe } = props;
  const { lottery_name } = subscription;
  const action = getSubscriptionOrder(subscription);
  const pending = useStore(action.$pending);
  const resting = useStore(action.$coolingDown);
  return (
    <>
      <OrderFeedback order={paySubscription.at(subscription.id)} />
      <OrderFeedback order={unsubscribe.at(subscription.id)} />
      {canUnsubscribe(subscription) && (
        <Button variant="secondary" pending={pending} guarded={resting} onClick={onUnsubscribe}>
          Unsubscribe
          <span className="sr-only"> from {lottery_name}</span>
        </Button>
      )}
      {canPay(subscription) && (
        <Button
          pending={pending}
          guarded={resting}
          pendingLabel="Opening the payment page …"
          onFocus={action.prefetch}
          onPointerDown={action.prefetch}
          onClick={() => action.run(undefined)}
        >
          Go to payment
          <span className="sr-only"> for {lottery_name}</span>
        </Button>
      )}
      {canPay(subscription) && (
        <UnfinishedPaymentNotice screenPath={getPath('subscriptions')} subjectId={subscription.id} />
      )}
    </>
  );
}
