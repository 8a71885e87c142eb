import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef } from 'react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import {
  canPay,
  canUnsubscribe,
  endedText,
  subscriptionBadge,
  subscriptionName,
} from '../../lib/subscriptions/subscription-rules.ts';
import { $pause } from '../../stores/app/pause.ts';
import { paySubscription, unsubscribe } from '../../stores/subscriptions/subscription-orders.ts';
import { BankApprovalNote } from '../orders/bank-approval-note.tsx';
import { PauseLabel } from '../orders/lazy-pause.tsx';
import { UnansweredOrder, UnfinishedPayments } from '../orders/orders.tsx';
import { useUnanswered } from '../orders/use-unanswered.ts';
import { Badge } from '../ui/content/badge.tsx';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { Button } from '../ui/controls/button.tsx';
import { FailureAlert } from '../ui/messages/alert.tsx';
import { NextDrawFacts } from './next-draw.tsx';

interface SubscriptionCardProps {
  readonly subscription: Subscription;
  /** True while a dialog asks whether to unsubscribe. */
  readonly isConfirming: boolean;
  readonly onUnsubscribe: () => void;
}

function getSubscriptionOrder(subscription: Subscription) {
  return (canPay(subscription) ? paySubscription : unsubscribe).at(subscription.id);
}

/** Focuses the card as soon as its button disappears, because a later focus would interrupt the announcement. */
function useFocusAfterOrder({ subscription, isConfirming }: SubscriptionCardProps) {
  const cardRef = useRef<HTMLElement>(null);
  const order = getSubscriptionOrder(subscription);
  const isCoolingDown = useStore(order.$coolingDown);
  const failure = useStore(order.$failure);
  const unanswered = useStore(order.$unanswered);
  const isDone = isCoolingDown && !failure && !unanswered && !isConfirming;
  useEffect(() => {
    if (isDone && cardRef.current?.contains(document.activeElement)) cardRef.current.focus();
  }, [isDone]);
  return cardRef;
}

export function SubscriptionCard(props: SubscriptionCardProps) {
  const { subscription, isConfirming } = props;
  const { id, status, created_at, end_date } = subscription;
  const isInactive = status === 'inactive';
  const endedAt = end_date ? formatDateTime(end_date) : '';
  const facts = [
    { term: 'Subscribed at', value: created_at && formatDateTime(created_at) },
    { term: 'Unsubscribed at', value: isInactive && endedAt },
  ].filter(({ value }) => value);
  const { tone, label } = subscriptionBadge(status);
  const payOrder = paySubscription.at(id);
  const isLeaving = useStore(payOrder.$pending);
  const cardRef = useFocusAfterOrder(props);
  return (
    <article
      ref={cardRef}
      tabIndex={-1}
      className={`${cardClass.padded} flex h-full flex-col gap-3`}
      aria-labelledby={`subscription-${id}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="max-w-full grow basis-48 text-lg" id={`subscription-${id}`}>
          {subscriptionName(subscription)}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <DefinitionList items={facts} />
      {isInactive && <p>{endedText(endedAt)}</p>}
      <NextDrawFacts subscription={subscription} />
      <OrderFeedback order={payOrder} isConfirming={isConfirming} />
      <OrderFeedback order={unsubscribe.at(id)} isConfirming={isConfirming} />
      {!isLeaving && <UnfinishedPayments only={{ operations: ['paySubscription'], subjectId: id }} />}
      <OrderButton {...props} />
    </article>
  );
}

interface OrderFeedbackProps extends Pick<SubscriptionCardProps, 'isConfirming'> {
  readonly order: ReturnType<typeof getSubscriptionOrder>;
}

/** Shows the failure or the missing reply of an order. Takes no focus while a dialog is open. */
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

/** Renders nothing while the previous order of the subscription is unanswered. */
function OrderButton({ subscription, onUnsubscribe }: SubscriptionCardProps) {
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
