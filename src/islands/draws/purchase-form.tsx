import type { Draw } from '../../lib/contract/draws.ts';
import { quantityLimitText } from '../../lib/draws.ts';
import type { Failure } from '../../lib/messages.ts';
import { formatPence } from '../../lib/money.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { useFocusOnMount } from '../ui/use-focus-on-mount.ts';
import { PurchaseBalance } from './purchase-balance.tsx';
import { PurchaseChoice } from './purchase-choice.tsx';
import { usePurchase } from './use-purchase.ts';

const words = {
  once: { label: 'Purchase', pending: 'Purchasing …' },
  subscribe: { label: 'Subscribe', pending: 'Subscribing …' },
} as const;

/** Above the rest of the panel, where no toast covers it, and scrolled into view by the focus. */
function PurchaseFailure({ failure }: { readonly failure: Failure }) {
  const alert = useFocusOnMount<HTMLDivElement>();
  return <FailureAlert failure={failure} ref={alert} />;
}

/** How many tickets, once or by subscription, and at what cost. */
export function PurchaseForm({ draw }: { readonly draw: Draw }) {
  const { kind, setKind, count, setCount, remaining, pending, resting, failure, commit } = usePurchase(draw);
  const total = draw.ticket_price * count;
  return (
    <>
      {failure && <PurchaseFailure failure={failure} />}
      {draw.lottery.type === 'subscription' && <PurchaseChoice kind={kind} onChange={setKind} />}
      <div className="purchase-quantity">
        <Stepper
          label={quantityLimitText(draw.user_ticket_maximum, remaining)}
          value={count}
          min={1}
          max={Math.max(1, remaining)}
          onChange={setCount}
        />
        <p className="purchase-total digits">
          {count} × {formatPence(draw.ticket_price)} = <strong>{formatPence(total)}</strong>
        </p>
      </div>
      <Button
        block
        disabled={remaining === 0}
        pending={pending}
        resting={resting}
        pendingLabel={words[kind].pending}
        onClick={commit}
      >
        {words[kind].label}
      </Button>
      <PurchaseBalance total={total} />
    </>
  );
}
