import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { onIdle } from '../../lib/browser/deferred-work.ts';
import type { PendingOrder } from '../../lib/orders/order.ts';
import { type Order, preloadOrderSender } from '../../stores/orders/orders.ts';
import { preloadOrders } from './lazy-orders.tsx';

interface UnansweredState {
  readonly order: PendingOrder;
  readonly isNew: boolean;
  readonly isGuarded: boolean;
}

function preloadOrderCode(): void {
  preloadOrders();
  void preloadOrderSender();
}

/** The order that waits for the member's word, if there is one. */
export function useUnanswered({
  $unanswered,
  $pending,
  $coolingDown,
}: Pick<Order<never>, '$unanswered' | '$pending' | '$coolingDown'>): UnansweredState | undefined {
  useEffect(() => onIdle(preloadOrderCode), []);
  const order = useStore($unanswered);
  const isGuarded = useStore($coolingDown);
  const wasPending = useRef(false);
  if (useStore($pending)) wasPending.current = true;
  return order && { order, isNew: wasPending.current, isGuarded };
}
