import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { Subscription } from '../../../lib/contract/subscriptions.ts';
import { getPath } from '../../../lib/paths.ts';
import { canPay, runningSubscription } from '../../../lib/subscriptions/subscription-rules.ts';
import { $paymentChanges } from '../../../stores/orders/payment-redirect.ts';
import { readUnfinishedPayment } from '../../../stores/orders/unfinished-payments.ts';
import { subscriptionsQuery } from '../../../stores/subscriptions/subscriptions.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { PagesProgress, useAllPages } from '../../ui/loading/all-pages.tsx';
import type { PurchaseKind, usePurchase } from './use-purchase.ts';

/** The subscription that a member has, where it would be offered otherwise, and the way to what can be done about it. */
export function RunningSubscription({ subscription }: { readonly subscription: Subscription }) {
  const waits = canPay(subscription);
  return (
    <div className="purchase-running">
      <p>
        <strong>{waits ? 'Payment waiting' : `You subscribe with ${subscription.ticket_count}`}</strong>
        <span className="muted small">
          {waits
            ? 'Your subscription starts once it is paid.'
            : 'Tickets for upcoming draws are bought for you.'}
        </span>
      </p>
      <ButtonLink variant={waits ? 'primary' : 'secondary'} size="small" href={getPath('subscriptions')}>
        {waits ? 'Finish' : 'Manage'}
        <span className="sr-only"> subscription</span>
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
  { kind: 'once', label: 'One-time purchase', hint: 'Tickets for this draw alone.' },
] as const satisfies readonly { kind: PurchaseKind; label: string; hint: string }[];

interface PurchaseChoiceProps {
  readonly kind: PurchaseKind;
  readonly onChange: (kind: PurchaseKind) => void;
}

/** Once or for all draws to come; what the chosen one means stands below, in room for the longer of the two. */
export function PurchaseKindChoice({ kind: chosen, onChange }: PurchaseChoiceProps) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="sr-only">How to buy</legend>
      <div className="purchase-choices">
        {choices.map(({ kind, label }) => (
          <label key={kind} className="choice choice-card">
            <input
              type="radio"
              className="radio"
              name={name}
              checked={kind === chosen}
              aria-describedby={`${name}${kind}`}
              onChange={() => onChange(kind)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className="purchase-hints">
        {choices.map(({ kind, hint }) => (
          <p
            key={kind}
            id={`${name}${kind}`}
            className={kind === chosen ? 'field-hint' : 'field-hint invisible'}
          >
            {hint}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

interface SubscriptionOptionProps {
  readonly draw: Pick<Draw, 'id' | 'lottery'>;
  readonly purchase: Pick<
    ReturnType<typeof usePurchase>,
    'kind' | 'setKind' | 'remaining' | 'isPending' | 'isSettled' | 'order'
  >;
}

/** True while the panel leads back to the payment of a subscription itself, with what was chosen. */
function useIsPaymentUnfinished(id: Draw['id']): boolean {
  useStore($paymentChanges);
  const left = readUnfinishedPayment(getPath('draw', { id }));
  return left?.operation === 'subscribe' && left.address !== undefined;
}

/** Of a raffle that repeats: the subscription the member has, or else the choice to subscribe. */
export default function SubscriptionOption({ draw, purchase }: SubscriptionOptionProps) {
  const { kind, setKind, remaining, isPending, isSettled, order } = purchase;
  const state = useStore(subscriptionsQuery.$uncached);
  const { isDone: isKnown, progress } = useAllPages(subscriptionsQuery);
  const running =
    isKnown && state.status === 'loaded'
      ? runningSubscription(draw.lottery.name, state.data.entries)
      : undefined;
  // Who subscribes already can but buy once; that waits for what became of the order to be read.
  const failure = useStore(order.$failure);
  const isTold = !isPending && !isSettled && !failure;
  const isTaken = running !== undefined && kind === 'subscribe' && isTold;
  useEffect(() => {
    if (isTaken) setKind('once');
  }, [isTaken, setKind]);
  const isLeft = useIsPaymentUnfinished(draw.id);
  // Nothing moves while what became of the order is read.
  if (running ? isLeft && canPay(running) : remaining === 0 && !isSettled) return null;
  return (
    <div className="purchase-kind">
      {running && <RunningSubscription subscription={running} />}
      {!running && isKnown && <PurchaseKindChoice kind={kind} onChange={setKind} />}
      {!running && <PagesProgress progress={progress} />}
    </div>
  );
}
