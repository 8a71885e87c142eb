import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { PendingOrder } from '../../lib/orders/order.ts';
import { getOrderTitle, getUnansweredText } from '../../lib/orders/wording.ts';
import type { Order } from '../../stores/orders/orders.ts';
import { Alert } from '../ui/messages/alert.tsx';
import { OrderEvidence, type OrderEvidenceProps } from './order-evidence.tsx';

export interface UnansweredOrderProps extends OrderEvidenceProps {
  /** True if it replaces what the member has just pressed: it then takes the focus. */
  readonly isNew?: boolean;
}

/** Stands in place of the button, so that nothing is sent twice. */
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

interface UnansweredState {
  readonly order: PendingOrder;
  readonly isNew: boolean;
  readonly isGuarded: boolean;
}

/** The order that waits for the member's word, if there is one. */
export function useUnanswered({
  $unanswered,
  $pending,
  $coolingDown,
}: Pick<Order<never>, '$unanswered' | '$pending' | '$coolingDown'>): UnansweredState | undefined {
  const order = useStore($unanswered);
  const isGuarded = useStore($coolingDown);
  const wasPending = useRef(false);
  if (useStore($pending)) wasPending.current = true;
  return order && { order, isNew: wasPending.current, isGuarded };
}
