import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { onIdle } from '../../lib/browser/deferred-work.ts';
import type { OrderAction } from '../../lib/data/action.ts';
import { $member } from '../../stores/member/member.ts';
import { $paymentChanges, readPaymentOrigin } from '../../stores/orders/payment-redirect.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { pauseAnnouncements } from '../ui/messages/announce.ts';
import type { OrderStatusViewProps } from './order-status-view.tsx';
import type { UnfinishedPaymentViewProps } from './unfinished-payment-view.tsx';

const OrderStatusView = lazyComponent(() => import('./order-status-view.tsx'));

/** Pauses announcements until the status panel takes the focus, which would interrupt them. */
export function usePausedAnnouncements(
  order: Pick<OrderAction<never, unknown>, '$status' | '$coolingDown' | '$failure'>,
): void {
  const { $status, $coolingDown, $failure } = order;
  const status = useStore($status);
  const failure = useStore($failure);
  const isStatusPending = useStore($coolingDown) && !(status || failure);
  useEffect(() => (isStatusPending ? pauseAnnouncements() : undefined), [isStatusPending]);
}

export function OrderStatusPanel(props: OrderStatusViewProps) {
  const { order } = props;
  const status = useStore(order.$status);
  const hasMember = useStore($member) !== null;
  // Preloaded, so that the panel replaces the button at once.
  useEffect(() => {
    onIdle(() => void OrderStatusView.preload());
  }, []);
  // Stored orders are scoped to the member.
  useEffect(() => {
    if (hasMember) order.resume();
  }, [hasMember, order]);
  return (
    status && (
      // The skeleton hides the footer, which the panel would push.
      <Suspense fallback={props.isStandalone && <Skeleton shape="panel" />}>
        <OrderStatusView {...props} />
      </Suspense>
    )
  );
}

const UnfinishedPaymentView = lazyComponent(() => import('./unfinished-payment-view.tsx'));

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
