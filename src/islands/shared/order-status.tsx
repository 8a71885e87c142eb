import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { onIdle } from '../../lib/browser/deferred-work.ts';
import type { OrderAction } from '../../lib/data/query.ts';
import { $member } from '../../stores/member/member.ts';
import { $paymentChanges, readPaymentOrigin } from '../../stores/orders/payment-redirect.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { pauseAnnouncements } from '../ui/messages/announce.ts';
import type { OrderStatusViewProps } from './order-status-view.tsx';
import type { UnfinishedPaymentViewProps } from './unfinished-payment-view.tsx';

const OrderStatusView = lazyComponent(() => import('./order-status-view.tsx'));

/** Has what is said of an order wait for its news, where these take the place of its button and so the focus. */
export function usePausedAnnouncements(
  order: Pick<OrderAction<never, unknown>, '$status' | '$coolingDown' | '$failure'>,
): void {
  const { $status, $coolingDown, $failure } = order;
  const status = useStore($status);
  const failure = useStore($failure);
  const isStatusPending = useStore($coolingDown) && !(status || failure);
  useEffect(() => (isStatusPending ? pauseAnnouncements() : undefined), [isStatusPending]);
}

/** What really became of an order, once that is known. */
export function OrderStatusPanel(props: OrderStatusViewProps) {
  const { order } = props;
  const status = useStore(order.$status);
  const isKnown = useStore($member) !== null;
  // It is there before an order is, and then takes the button's place at once.
  useEffect(() => {
    onIdle(() => void OrderStatusView.preload());
  }, []);
  // What is kept of it is kept by member.
  useEffect(() => {
    if (isKnown) order.resume();
  }, [isKnown, order]);
  return (
    status && (
      <Suspense fallback={null}>
        <OrderStatusView {...props} />
      </Suspense>
    )
  );
}

const UnfinishedPaymentView = lazyComponent(() => import('./unfinished-payment-view.tsx'));

/** Tells of a payment that was begun here and left, if there is one. */
export function UnfinishedPaymentNotice(props: UnfinishedPaymentViewProps) {
  useStore($paymentChanges);
  return (
    readPaymentOrigin() && (
      <Suspense fallback={null}>
        <UnfinishedPaymentView {...props} />
      </Suspense>
    )
  );
}
