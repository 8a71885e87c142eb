import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { subscriptionBadge } from '../../lib/subscriptions/subscription-rules.ts';
import { Badge } from '../ui/content/badge.tsx';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { NextDrawFacts } from './next-draw.tsx';
import { getSubscriptionOrder, SubscriptionActions } from './subscription-actions.tsx';

interface SubscriptionCardProps {
  readonly subscription: Subscription;
  /** The member is asked whether it is to be ended. */
  readonly isConfirming: boolean;
  readonly onUnsubscribe: () => void;
}

function factsOf({ status, created_at, end_date }: Subscription) {
  const ended = status === 'inactive' ? end_date : null;
  return [
    ...(created_at ? [{ term: 'Subscribed at', value: formatDateTime(created_at) }] : []),
    ...(ended ? [{ term: 'Unsubscribed at', value: formatDateTime(ended) }] : []),
  ];
}

/**
 * The button of an order that went through goes away with the status it belongs to. The focus moves to the card at once:
 * later the move would break off what is said of the order.
 */
function useFocusAfterOrder({
  subscription,
  isConfirming,
}: SubscriptionCardProps): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const order = getSubscriptionOrder(subscription);
  const resting = useStore(order.$coolingDown);
  const failure = useStore(order.$failure);
  const isThrough = resting && !failure && !isConfirming;
  useEffect(() => {
    if (isThrough && card.current?.contains(document.activeElement)) card.current.focus();
  }, [isThrough]);
  return card;
}

/** One subscription: for what, since when, whether it runs, and what can be done about it. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { subscription, onUnsubscribe } = props;
  const { id, ticket_count, lottery_name, status } = subscription;
  const { tone, label } = subscriptionBadge(status);
  const card = useFocusAfterOrder(props);
  return (
    <article ref={card} tabIndex={-1} className="card subscription" aria-labelledby={`subscription-${id}`}>
      <div className="subscription-head">
        <h2 id={`subscription-${id}`}>
          {ticket_count} ticket(s) for {lottery_name}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <DefinitionList items={factsOf(subscription)} />
      <NextDrawFacts subscription={subscription} />
      <SubscriptionActions subscription={subscription} onUnsubscribe={onUnsubscribe} />
    </article>
  );
}
