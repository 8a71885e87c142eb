import { allRaffles } from '../../lib/draw-filters.ts';
import { pathOf } from '../../lib/paths.ts';
import { drawsQuery } from '../../stores/draws.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { DrawCardSkeleton } from './draw-card-skeleton.tsx';
import { DrawGrid } from './draw-grid.tsx';
import './first-cards.tsx';
import { RaffleFilters } from './raffle-filters.tsx';

/** Raffles list: what is on, found by search, order and status, all of it in the address. */
export default function Raffles() {
  return (
    <Page>
      <RaffleFilters />
      <Loaded query={drawsQuery} skeleton={<Placeholder />} empty={<NoRaffles />}>
        {(draws) => <DrawGrid draws={draws} />}
      </Loaded>
    </Page>
  );
}

function Placeholder() {
  return (
    <div className="card-grid">
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
        <DrawCardSkeleton key={key} />
      ))}
    </div>
  );
}

function NoRaffles() {
  return (
    <Empty
      mark="search"
      title="No raffle found"
      text="Try adjusting your filters or search query"
      action={
        <ButtonLink variant="secondary" href={pathOf('raffles', {}, allRaffles)}>
          Show all raffles
        </ButtonLink>
      }
    />
  );
}
