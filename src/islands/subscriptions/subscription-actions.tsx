import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { getPath } from '../../lib/paths.ts';
import { canPay, canUnsubscribe } from '../../lib/subscriptions/subscription-rules.ts';
import { $pause } from '../../stores/app/pause.ts';
import { paySubscription, unsubscribe } from '../../stores/subscriptions/subscriptions.ts';
import { BankApprovalNote } from '../shared/bank-approval-note.tsx';
import { OrderStatusPanel, UnfinishedPaymentNotice } from '../shared/order-status.tsx';
import { Button } from '../ui/controls/button.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { FailureAlert } from '../ui/messages/alert.tsx';

const PauseLabel = lazyComponent(() => import('../shared/pause-label.tsx'));

/** Returns the order that the status allows. */
export function getSubscriptionOrder(subscription: Subscription) {
  return (canPay(subscription) ? paySubscription : unsubscribe).at(subscription.id);
}

interface SubscriptionActionsProps {
  readonly subscription: Subscription;
  readonly onUnsubscribe: () => void;
}

/** Stays mounted when a reply changes the allowed order. */
function OrderFeedback({ order }: { readonly order: ReturnType<typeof getSubscriptionOrder> }) {
  const failure = useStore(order.$failure);
  return (
    <>
      {failure && <FailureAlert failure={failure} />}
      <OrderStatusPanel order={order} />
    </>
  );
}

export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, onUnsubscribe } = props;
  const { lottery_name } = subscription;
  const action = getSubscriptionOrder(subscription);
  const isPaused = useStore($pause) !== undefined;
  const isPending = useStore(action.$pending);
  const isCoolingDown = useStore(action.$coolingDown);
  return (
    <>
      <OrderFeedback order={paySubscription.at(subscription.id)} />
      <OrderFeedback order={unsubscribe.at(subscription.id)} />
      {canUnsubscribe(subscription) && (
        <Button
          className="mt-auto"
          variant="secondary"
          pending={isPending}
          guarded={isCoolingDown}
          onClick={onUnsubscribe}
        >
          Unsubscribe
          <span className="sr-only">{` from ${lottery_name}`}</span>
        </Button>
      )}
      {canPay(subscription) && isPaused && (
        <Suspense fallback={null}>
          <PauseLabel />
        </Suspense>
      )}
      {canPay(subscription) && !isPaused && (
        <>
          <Button
            className="mt-auto"
            pending={isPending}
            guarded={isCoolingDown}
            pendingLabel="Opening the payment page …"
            onFocus={action.prefetch}
            onPointerDown={action.prefetch}
            onClick={() => action.run(undefined)}
          >
            Go to payment
            <span className="sr-only">{` for ${lottery_name}`}</span>
          </Button>
          <BankApprovalNote />
        </>
      )}
      {canPay(subscription) && (
        <UnfinishedPaymentNotice screenPath={getPath('subscriptions')} subjectId={subscription.id} />
      )}
    </>
  );
}
