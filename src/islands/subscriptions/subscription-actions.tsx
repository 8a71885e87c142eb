import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { canPay, canUnsubscribe } from '../../lib/subscriptions/subscription-rules.ts';
import { $pause } from '../../stores/app/pause.ts';
import { paySubscription, unsubscribe } from '../../stores/subscriptions/subscriptions.ts';
import { UnansweredOrder } from '../orders/lazy-orders.tsx';
import { UnfinishedPayments } from '../orders/unfinished-payments.tsx';
import { useUnanswered } from '../orders/use-unanswered.ts';
import { BankApprovalNote } from '../shared/bank-approval-note.tsx';
import { PauseLabel } from '../shared/lazy-pause.tsx';
import { Button } from '../ui/controls/button.tsx';
import { FailureAlert } from '../ui/messages/alert.tsx';

/** Returns the order that the status allows. */
export function getSubscriptionOrder(subscription: Subscription) {
  return (canPay(subscription) ? paySubscription : unsubscribe).at(subscription.id);
}

export interface SubscriptionActionsProps {
  readonly subscription: Subscription;
  /** True while a dialog asks whether to unsubscribe. */
  readonly isConfirming: boolean;
  readonly onUnsubscribe: () => void;
}

interface OrderFeedbackProps extends Pick<SubscriptionActionsProps, 'isConfirming'> {
  readonly order: ReturnType<typeof getSubscriptionOrder>;
}

/** Stays mounted when a reply changes the allowed order. Nothing behind an open dialog takes the focus. */
function OrderFeedback({ order, isConfirming }: OrderFeedbackProps) {
  const failure = useStore(order.$failure);
  const unanswered = useUnanswered(order);
  return (
    <>
      {failure && <FailureAlert failure={failure} />}
      {unanswered && (
        <UnansweredOrder
          order={unanswered.order}
          isNew={unanswered.isNew && !isConfirming}
          onTryAgain={(pending) => order.tryAgain(pending, undefined)}
        />
      )}
    </>
  );
}

export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, isConfirming } = props;
  const { id } = subscription;
  const payOrder = paySubscription.at(id);
  const isLeaving = useStore(payOrder.$pending);
  return (
    <>
      <OrderFeedback order={payOrder} isConfirming={isConfirming} />
      <OrderFeedback order={unsubscribe.at(id)} isConfirming={isConfirming} />
      {!isLeaving && <UnfinishedPayments only={{ operations: ['paySubscription'], subjectId: id }} />}
      <OrderButton {...props} />
    </>
  );
}

/** Gone while the outcome of the same order before is open. */
function OrderButton({ subscription, onUnsubscribe }: SubscriptionActionsProps) {
  const { lottery_name } = subscription;
  const order = getSubscriptionOrder(subscription);
  const isPaused = useStore($pause) !== undefined;
  const isPending = useStore(order.$pending);
  const isCoolingDown = useStore(order.$coolingDown);
  if (useStore(order.$unanswered)) return null;
  if (canUnsubscribe(subscription)) {
    return (
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
    );
  }
  if (!canPay(subscription)) return null;
  if (isPaused) {
    return (
      <Suspense fallback={null}>
        <PauseLabel />
      </Suspense>
    );
  }
  return (
    <>
      <Button
        className="mt-auto"
        pending={isPending}
        guarded={isCoolingDown}
        pendingLabel="Opening payment page…"
        onClick={() => order.run(undefined)}
      >
        Go to payment
        <span className="sr-only">{` for ${lottery_name}`}</span>
      </Button>
      <BankApprovalNote />
    </>
  );
}
