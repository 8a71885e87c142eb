import { useId, useRef, useState } from 'react';
import type { Draw } from '../../../../lib/contract/draws.ts';
import { useActionSpace } from '../../../ui/use-action-space.ts';
import { PurchaseForm } from './purchase-form.tsx';

interface PurchasePanelProps {
  readonly draw: Draw;
  /** Leads to the member's tickets for the draw. */
  readonly onSeeTickets: () => void;
}

/**
 * Where tickets are bought: a column beside the draw where there is room for one, else a bar at the bottom within
 * thumb reach. At rest the bar has what a purchase takes and no more; the rest comes above it on demand, so that
 * nothing moves under the thumb.
 */
export function PurchasePanel({ draw, onSeeTickets }: PurchasePanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useActionSpace(panel);
  return (
    <aside
      ref={panel}
      id={`${id}panel`}
      className="card purchase"
      aria-labelledby={`${id}title`}
      data-open={open || undefined}
    >
      <h2 className="purchase-more" id={`${id}title`}>
        Get tickets
      </h2>
      <PurchaseForm
        draw={draw}
        options={{ open, controls: `${id}panel`, onToggle: () => setOpen(!open) }}
        onSeeTickets={onSeeTickets}
      />
    </aside>
  );
}
