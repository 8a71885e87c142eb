import { useId } from 'react';
import type { PendingOrder } from '../../lib/orders/order.ts';
import { getOrderTitle } from '../../lib/orders/wording.ts';
import { getPaymentUrl } from '../../stores/orders/payments.ts';
import { cardClass } from '../ui/content/card.ts';
import { OrderEvidence } from './order-evidence.tsx';

interface UnfinishedListProps {
  readonly orders: readonly PendingOrder[];
  /** True inside the card of a screen's subject. */
  readonly isInCard: boolean;
}

/** Payments on another site, each until the member says that it is there, or asks. */
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
            {getPaymentUrl(order) && (
              <p className="text-muted">Already paid? You don't need to do anything.</p>
            )}
            <OrderEvidence order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
