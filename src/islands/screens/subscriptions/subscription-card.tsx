import { type RefObject, useEffect, useRef } from 'react';
import type { Subscription } from '../../../lib/contract/subscriptions.ts';
import { subscriptionBadge } from '../../../lib/raffles/subscriptions.ts';
import { formatDateTime } from '../../../lib/text/date-text.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';

interface SubscriptionCardProps {
  readonly subscription: Subscription;
  readonly onUnsubscribe: () => void;
}

function factsOf({ status, created_at, end_date }: Subscription) {
  const ended = status === 'inactive' ? end_date : null;
  return [
    ...(created_at ? [{ term: 'Subscribed at', value: formatDateTime(created_at) }] : []),
    ...(ended ? [{ term: 'Unsubscribed at', value: formatDateTime(ended) }] : []),
  ];
}

/** A button goes away with the status it belongs to; the focus then moves to the card instead of being lost. */
function useFocusKept(status: string): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== status && document.activeElement === document.body) card.current?.focus();
    before.current = status;
  }, [status]);
  return card;
}

/** One subscription: for what, since when, whether it runs, and what can be done about it. */
export function SubscriptionCard({ subscription, onUnsubscribe }: SubscriptionCardProps) {
  const { id, ticket_count, lottery_name, status } = subscription;
  const { tone, label } = subscriptionBadge(status);
  const card = useFocusKept(status);
  return (
    <article ref={card} tabIndex={-1} className="card subscription" aria-labelledby={`subscription-${id}`}>
      <div className="subscription-head">
        <h2 id={`subscription-${id}`}>
          {ticket_count} ticket(s) for {lottery_name}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <DefinitionList items={factsOf(subscription)} />
      <SubscriptionActions subscription={subscription} onUnsubscribe={onUnsubscribe} />
    </article>
  );
}
