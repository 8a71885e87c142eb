import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { $paymentChanges, readPaymentOrigin } from '../../stores/orders/payment-redirect.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import type { UnfinishedPaymentViewProps } from './unfinished-payment-view.tsx';

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
