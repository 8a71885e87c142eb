import { ChevronDown, ChevronUp } from 'lucide';
import { useId, useRef, useState } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import { remainingTickets } from '../../lib/draws.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useActionSpace } from '../ui/use-action-space.ts';
import { PurchaseForm } from './purchase-form.tsx';

/** Where the open panel would leave too little of the page in view. */
function isSmallScreen(): boolean {
  return matchMedia('(max-height: 40rem), (max-width: 22rem)').matches;
}

/**
 * Where tickets are bought: a column that stays in view on wide screens, a bar within thumb reach on phones. There it
 * can be put away, because it takes room from what a member came to read; with nothing left to buy it takes none.
 */
export function PurchasePanel({ draw }: { readonly draw: Draw }) {
  const [away, setAway] = useState(isSmallScreen);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useActionSpace(panel);
  const reach = remainingTickets(draw) > 0 ? 'purchase purchase-in-reach' : 'purchase';
  const chevron = away ? ChevronUp : ChevronDown;
  return (
    <aside
      ref={panel}
      className={`card ${reach}`}
      aria-labelledby={`${id}title`}
      data-away={away || undefined}
    >
      <div className="purchase-head">
        <h2 id={`${id}title`}>Get tickets</h2>
        <span className="purchase-toggle">
          <Button
            variant={away ? 'primary' : 'ghost'}
            size="small"
            aria-expanded={!away}
            aria-controls={`${id}form`}
            onClick={() => setAway(!away)}
          >
            {away ? 'Show' : 'Hide'}
            <Icon of={chevron} size={18} />
          </Button>
        </span>
      </div>
      <div className="purchase-form" id={`${id}form`}>
        <PurchaseForm draw={draw} />
      </div>
    </aside>
  );
}
