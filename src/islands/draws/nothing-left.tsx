import type { Draw } from '../../lib/contract/draws.ts';
import { allHeldText, quantityLimitText } from '../../lib/draws.ts';
import { Button } from '../ui/button.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { PurchaseOptions, type PurchaseOptionsProps } from './purchase-options.tsx';

interface NothingLeftProps {
  readonly draw: Draw;
  readonly options: PurchaseOptionsProps;
  readonly onSeeTickets: () => void;
}

/** The member has as many tickets as they may: that comes first, and what cannot be pressed any more is quiet. */
export function NothingLeft({ draw, options, onSeeTickets }: NothingLeftProps) {
  const { user_ticket_count: held, user_ticket_maximum: maximum } = draw;
  return (
    <>
      <div className="purchase-place">
        <div className="purchase-foot">
          <PurchaseOptions {...options} />
          <p className="purchase-held">{allHeldText(held)}</p>
          {held > 0 && (
            <div className="purchase-act purchase-act-alone">
              <Button block onClick={onSeeTickets}>
                See tickets
              </Button>
            </div>
          )}
        </div>
      </div>
      <div className="purchase-more purchase-quiet">
        <Stepper
          label={quantityLimitText(maximum, 0)}
          value={1}
          min={1}
          max={1}
          valueText={allHeldText(held)}
          onChange={() => {}}
        />
        <Button size="small" disabled>
          Purchase
        </Button>
      </div>
    </>
  );
}
