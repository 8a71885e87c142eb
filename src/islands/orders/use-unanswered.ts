import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { onIdle } from '../../lib/browser/timing.ts';
import { type Order, preloadOrderSender } from '../../stores/orders/orders.ts';
import { preloadOrders } from './orders.tsx';

function preloadOrderCode(): void {
  preloadOrders();
  void preloadOrderSender();
}

/** Returns the order without a reply, until the member ends it. */
export function useUnanswered(kind: Pick<Order<never>, '$unanswered' | '$pending' | '$coolingDown'>) {
  useEffect(() => onIdle(preloadOrderCode), []);
  const order = useStore(kind.$unanswered);
  const isGuarded = useStore(kind.$coolingDown);
  const wasPending = useRef(false);
  if (useStore(kind.$pending)) wasPending.current = true;
  return order && { order, isNew: wasPending.current, isGuarded };
}
