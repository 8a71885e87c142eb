import type { Draw } from '../../../lib/contract/draws.ts';
import { allTicketsHeldText, quantityLimitText } from '../../../lib/draws/draw-rules.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';

/** What cannot be pressed any more by who has as many tickets as they may: quiet, and with the reason. */
export function LimitReached({ draw }: { readonly draw: Draw }) {
  const { user_ticket_count: held, user_ticket_maximum: maximum } = draw;
  return (
    <div className="purchase-quiet">
      <Stepper
        name="Quantity"
        label={quantityLimitText(maximum, 0)}
        unit="ticket"
        value={1}
        min={1}
        max={1}
        valueText={allTicketsHeldText(held)}
        onChange={() => {}}
        onLimit={() => {}}
      />
      <Button size="small" disabled>
        Purchase
      </Button>
    </div>
  );
}
