import type { RefCallback } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { allTicketsHeldText } from '../../../lib/draws/draw-rules.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PurchaseQuantity } from './purchase-quantity.tsx';
import type { usePurchase } from './use-purchase.ts';

const words = {
  once: { label: 'Purchase', pending: 'Purchasing …' },
  subscribe: { label: 'Subscribe', pending: 'Subscribing …' },
} as const;

interface PurchaseControlsProps {
  readonly draw: Draw;
  readonly purchase: ReturnType<typeof usePurchase>;
  /** False for who has all they may have. */
  readonly canOrder: boolean;
  readonly onPress: () => void;
  /** Observes a box that is in view when nothing at the edges of the screen covers the button. */
  readonly buttonRef?: RefCallback<Element>;
}

/** Stepper, total and button: the end of the panel, and all of the bar. */
export function PurchaseControls({ draw, purchase, canOrder, onPress, buttonRef }: PurchaseControlsProps) {
  const { kind, isPending, resting, order } = purchase;
  const { label, pending: pendingLabel } = words[kind];
  const held = draw.user_ticket_count;
  return (
    <>
      {canOrder ? (
        <PurchaseQuantity draw={draw} purchase={purchase} />
      ) : (
        <p className="purchase-held">{allTicketsHeldText(held)}</p>
      )}
      {(canOrder || held > 0) && (
        <div className="purchase-act">
          <Button
            block
            pending={isPending}
            guarded={resting}
            pendingLabel={pendingLabel}
            onFocus={order.prefetch}
            onPointerDown={order.prefetch}
            onClick={onPress}
          >
            {canOrder ? label : 'See tickets'}
          </Button>
          {buttonRef && <span ref={buttonRef} className="purchase-reach" />}
        </div>
      )}
    </>
  );
}
