import type { RefCallback } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { allHeldText } from '../../../lib/draws/draw-rules.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PurchaseQuantity } from './purchase-quantity.tsx';
import type { usePurchase } from './use-purchase.ts';

const words = {
  once: { label: 'Purchase', pending: 'Purchasing …' },
  subscribe: { label: 'Subscribe', pending: 'Subscribing …' },
} as const;

interface PurchaseFootProps {
  readonly draw: Draw;
  readonly purchase: ReturnType<typeof usePurchase>;
  /** False for who has all they may have. */
  readonly canOrder: boolean;
  readonly onPress: () => void;
  /** Observes a box that is in view when nothing at the edges of the screen covers the button. */
  readonly reach?: RefCallback<Element>;
}

/** Stepper, total and button: the end of the panel, and all of the bar. */
export function PurchaseFoot({ draw, purchase, canOrder, onPress, reach }: PurchaseFootProps) {
  const { kind, pending, resting, order } = purchase;
  const { label, pending: pendingLabel } = words[kind];
  const held = draw.user_ticket_count;
  return (
    <>
      {canOrder ? (
        <PurchaseQuantity draw={draw} purchase={purchase} />
      ) : (
        <p className="purchase-held">{allHeldText(held)}</p>
      )}
      {(canOrder || held > 0) && (
        <div className="purchase-act">
          <Button
            block
            pending={pending}
            resting={resting}
            pendingLabel={pendingLabel}
            onFocus={order.prefetch}
            onPointerDown={order.prefetch}
            onClick={onPress}
          >
            {canOrder ? label : 'See tickets'}
          </Button>
          {reach && <span ref={reach} className="purchase-reach" />}
        </div>
      )}
    </>
  );
}
