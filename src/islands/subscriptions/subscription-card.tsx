import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import {
  endedText,
  subscriptionBadge,
  subscriptionName,
} from '../../lib/subscriptions/subscription-rules.ts';
import { Badge } from '../ui/content/badge.tsx';
import { cardClass } from '../ui/content/card.ts';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { NextDrawFacts } from './next-draw.tsx';
import {
  getSubscriptionOrder,
  SubscriptionActions,
  type SubscriptionActionsProps,
} from './subscription-actions.tsx';

function getFacts({ status, created_at, end_date }: Subscription) {
  const ended = status === 'inactive' ? end_date : null;
  return [
    ...(created_at ? [{ term: 'Subscribed at', value: formatDateTime(created_at) }] : []),
    ...(ended ? [{ term: 'Unsubscribed at', value: formatDateTime(ended) }] : []),
  ];
}

/** Moves the focus as soon as the button disappears. A later move would interrupt the announcement. */
function useFocusAfterOrder({
  subscription,
  isConfirming,
}: SubscriptionActionsProps): RefObject<HTMLElement | null> {
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

export function SubscriptionCard(props: SubscriptionActionsProps) {
  const { subscription } = props;
  const { id, status, end_date } = subscription;
  const { tone, label } = subscriptionBadge(status);
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
      <DefinitionList items={getFacts(subscription)} />
      {status === 'inactive' && <p>{endedText(end_date ? formatDateTime(end_date) : '')}</p>}
      <NextDrawFacts subscription={subscription} />
      <SubscriptionActions {...props} />
    </article>
  );
}
