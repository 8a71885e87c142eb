import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { $returns, paymentPlace } from '../../stores/orders/payment-place.ts';
import { lazyPart } from '../ui/loading/lazy-component.tsx';
import type { PaymentLeftNoteProps } from './unfinished-payment-view.tsx';

const Note = lazyPart(() => import('./unfinished-payment-view.tsx'));

/** Tells of a payment that was begun here and left, if there is one. */
export function PaymentLeft(props: PaymentLeftNoteProps) {
  useStore($returns);
  return (
    paymentPlace() && (
      <Suspense fallback={null}>
        <Note {...props} />
      </Suspense>
    )
  );
}
