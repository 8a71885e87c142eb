import { BalanceLink } from '../../parts/balance-link.tsx';
import { Page } from '../../ui/page.tsx';
import { DrawCardSkeleton } from './cards/draw-card-skeleton.tsx';
import { RaffleFilters } from './raffle-filters.tsx';

/**
 * The list before the app is there: its filters, which hand over what is chosen in them meanwhile, and room for its
 * first cards (first-cards.tsx).
 */
export function RafflesOutline() {
  return (
    <Page>
      <BalanceLink />
      <RaffleFilters />
      <div className="card-grid">
        <DrawCardSkeleton />
        <DrawCardSkeleton />
        <DrawCardSkeleton />
      </div>
    </Page>
  );
}
