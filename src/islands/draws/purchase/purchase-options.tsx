import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import type { Subscription } from '../../../lib/contract/subscriptions.ts';
import { getFreshData } from '../../../lib/data/query.ts';
import { formatPence } from '../../../lib/format/money.ts';
import { startsWhenPaid, subscribedText, subscribeTerms } from '../../../lib/messages/ticket-notices.ts';
import { getPath } from '../../../lib/paths.ts';
import { canPay, runningSubscription } from '../../../lib/subscriptions/subscription-rules.ts';
import { subscriptionsQuery } from '../../../stores/subscriptions/subscriptions.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { choiceClass, controlClass, fieldClass } from '../../ui/form/fields/field-class.ts';
import { PagesProgress, useAllPages } from '../../ui/loading/all-pages.tsx';
import type { PurchaseProps } from './use-purchase.ts';

function RunningSubscription({ subscription }: { readonly subscription: Subscription }) {
  const isUnpaid = canPay(subscription);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-field border border-base-300 border-s-4 border-s-primary-text px-3 py-2.5">
      <p className="grid grow basis-48">
        <strong>{isUnpaid ? 'Payment needed' : subscribedText(subscription.ticket_count)}</strong>
        <span className="text-muted">{isUnpaid ? startsWhenPaid : 'We buy your tickets for each draw.'}</span>
      </p>
      <ButtonLink variant="secondary" size="small" href={getPath('subscriptions')}>
        {isUnpaid ? 'Pay in Subscriptions' : 'Manage subscription'}
      </ButtonLink>
    </div>
  );
}

const choices = [
  {
    kind: 'subscribe',
    label: 'Subscribe',
    hint: 'The ticket cost is automatically deducted from your in-app wallet or bank account for upcoming draws.',
  },
  { kind: 'once', label: 'One-time purchase', hint: 'For this draw only.' },
] as const;

/** Reserves the space of both hints, so that a change moves nothing. */
function PurchaseKindChoice({ purchase }: Pick<PurchaseProps, 'purchase'>) {
  const name = useId();
  return (
    <fieldset className={fieldClass.root}>
      <legend className="sr-only">How to buy</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ kind, label }) => (
          <label key={kind} className={`${choiceClass.card} flex-auto gap-2! px-2.5!`}>
            <input
              type="radio"
              className={controlClass.radio}
              name={name}
              checked={kind === purchase.kind}
              aria-describedby={`${name}${kind}`}
              onChange={() => purchase.chooseKind(kind)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className="grid">
        {choices.map(({ kind, hint }) => (
          <p
            key={kind}
            id={`${name}${kind}`}
            className={`${fieldClass.hint} [grid-area:1/1] ${kind === purchase.kind ? '' : 'invisible'}`}
          >
            {hint}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

/** Shows the terms above the button, so that the member reads them first. */
function SubscribeTerms({ draw, purchase }: PurchaseProps) {
  const id = useId();
  const { count } = purchase;
  const { ticket_price: price } = draw;
  const terms = subscribeTerms(count, formatPence(price), formatPence(count * price));
  return (
    <div className="mt-1 text-muted">
      <h3 id={id} className="font-[550] text-base text-base-content">
        If you subscribe
      </h3>
      <ul className="list-disc ps-4.5" aria-labelledby={id}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
        <li>
          You can unsubscribe any time in{' '}
          <a className="link text-primary-text" href={getPath('subscriptions')}>
            Subscriptions
          </a>
          .
        </li>
      </ul>
    </div>
  );
}

export function SubscriptionOption({ draw, purchase }: PurchaseProps) {
  const { kind, resetKind, remaining, isPending, unanswered, order, payment } = purchase;
  const list = getFreshData(useStore(subscriptionsQuery.$state));
  const { isDone: isKnown, progress } = useAllPages(subscriptionsQuery);
  const running = isKnown && list ? runningSubscription(draw.lottery.name, list.entries) : undefined;
  // A subscriber can only make a one-time purchase.
  const failure = useStore(order.$failure);
  const isIdle = !isPending && !unanswered && !failure;
  const shouldResetKind = running !== undefined && kind === 'subscribe' && isIdle;
  useEffect(() => {
    if (shouldResetKind) resetKind();
  }, [shouldResetKind, resetKind]);
  const isPaymentUnfinished = payment?.operation === 'subscribe';
  if (running ? isPaymentUnfinished && canPay(running) : remaining === 0) return null;
  return (
    // Reserves the height of what loads later.
    <div className="grid min-h-31 items-start draw-pair:col-start-1">
      {running && <RunningSubscription subscription={running} />}
      {!running && isKnown && <PurchaseKindChoice purchase={purchase} />}
      {!running && <PagesProgress progress={progress} />}
      {!running && kind === 'subscribe' && <SubscribeTerms draw={draw} purchase={purchase} />}
    </div>
  );
}
