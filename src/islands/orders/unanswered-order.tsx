import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { getUnansweredText, type PendingOrder } from '../../lib/orders/order.ts';
import {
  alreadyPaidText,
  canTryAgain,
  describeCheck,
  getOrderName,
  getOrderSupportRequest,
  getOrderTitle,
} from '../../lib/orders/wording.ts';
import { getPath } from '../../lib/paths.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { $pause } from '../../stores/app/pause.ts';
import { getAccountCheck } from '../../stores/orders/checks.ts';
import { endOrder } from '../../stores/orders/orders.ts';
import { getPaymentUrl, markTabOrder } from '../../stores/orders/payments.ts';
import { prefillSupportRequest } from '../../stores/support/support-requests.ts';
import { saveRequestedWithdrawal } from '../../stores/wallet/requested-withdrawals.ts';
import { cardClass } from '../ui/content/surface.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Alert } from '../ui/messages/alert.tsx';
import { useAnnouncement } from '../ui/messages/announce.ts';

interface OrderEvidenceProps {
  readonly order: PendingOrder;
  /** Ends the order and sends another like it. Without it, there is no button for that. */
  readonly onTryAgain?: ((order: PendingOrder) => void) | undefined;
  /** True just after the order was sent, so that a double press does nothing. */
  readonly isGuarded?: boolean;
}

/** Last announcement of each check, because another screen may have made it already. */
const lastSpoken = new WeakMap<object, string>();

/** Shows what is new in the account since just before the order, with the buttons that end it. */
export function OrderEvidence({ order, onTryAgain, isGuarded = false }: OrderEvidenceProps) {
  const $check = getAccountCheck(order);
  const check = useStore($check);
  const found = check && describeCheck(order, check, nowMs());
  const spoken = found ? [found.text, ...found.items].join(' ') : '';
  const [spokenBefore] = useState(() => lastSpoken.get($check));
  useAnnouncement(spoken === spokenBefore ? '' : spoken);
  useEffect(() => void lastSpoken.set($check, spoken), [$check, spoken]);
  const name = <span className="sr-only">{`: ${getOrderName(order)}`}</span>;
  const isPaused = useStore($pause) !== undefined;
  const paymentUrl = isPaused ? undefined : getPaymentUrl(order);
  return (
    <div className="grid min-w-0 gap-2">
      {/* Reserves its lines, because the check takes a moment. */}
      <div className="min-h-[2lh] tabular-nums @min-[46rem]/page:min-h-[1lh]">
        {found ? <p>{found.text}</p> : <p>Checking your account…</p>}
        {found && found.items.length > 0 && (
          <ul className="list-disc ps-5">
            {found.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries of one minute may have the same text.
              <li key={index}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {paymentUrl && (
          <ButtonLink variant="primary" size="small" href={paymentUrl} onClick={() => markTabOrder(order)}>
            Finish payment{name}
          </ButtonLink>
        )}
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            endOrder(order);
            // The club has the request, so the wallet follows it from now on.
            if (order.operation === 'withdraw') saveRequestedWithdrawal(order.amount, order.startedAt);
          }}
        >
          It's there{name}
        </Button>
        {onTryAgain && check && canTryAgain(order, check) && (
          <Button variant="secondary" size="small" guarded={isGuarded} onClick={() => onTryAgain(order)}>
            Try again{name}
          </Button>
        )}
        <ButtonLink
          variant="secondary"
          size="small"
          href={getPath('createSupportRequest')}
          onClick={() => {
            prefillSupportRequest(getOrderSupportRequest(order, check, nowMs()));
            endOrder(order);
          }}
        >
          Ask us{name}
        </ButtonLink>
        {order.state === 'redirected' && order.report?.kind !== 'success' && (
          <Button variant="ghost" size="small" onClick={() => endOrder(order)}>
            Hide{name}
          </Button>
        )}
      </div>
    </div>
  );
}

interface UnfinishedListProps {
  readonly orders: readonly PendingOrder[];
  /** True inside the card of a raffle, subscription or deposit. */
  readonly isInCard: boolean;
}

/** Lists payments on another site, until the member ends each of them. */
export function UnfinishedList({ orders, isInCard }: UnfinishedListProps) {
  const id = useId();
  const [Heading, frame] = isInCard
    ? (['h3', 'border-base-300 border-y py-4 draw-pair:col-span-full'] as const)
    : (['h2', cardClass.padded] as const);
  return (
    <section className={`${frame} grid gap-4`} aria-labelledby={id}>
      <Heading id={id}>Unfinished payments</Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists. */}
      <ul className="grid gap-4" role="list">
        {orders.map((order) => (
          <li
            key={order.id}
            className="grid gap-1 not-first:border-base-300 not-first:border-t not-first:pt-4"
          >
            <p className="font-[550] wrap-anywhere">{getOrderTitle(order)}</p>
            {getPaymentUrl(order) && <p className="text-muted">{alreadyPaidText}</p>}
            <OrderEvidence order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnansweredOrderProps extends OrderEvidenceProps {
  /** True if it replaces the button that the member has just pressed. It then takes the focus. */
  readonly isNew?: boolean;
}

/** Replaces the button of an order without a reply, so that nothing is sent twice. */
export function UnansweredOrder({ isNew = false, ...evidence }: UnansweredOrderProps) {
  const { order } = evidence;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) ref.current?.focus();
  }, [isNew]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div ref={ref} role="group" aria-label={getOrderTitle(order)} tabIndex={-1} data-slot="unanswered-order">
      <Alert tone="warning" title={getOrderTitle(order)} action={<OrderEvidence {...evidence} />}>
        {getUnansweredText(order)}
      </Alert>
    </div>
  );
}
