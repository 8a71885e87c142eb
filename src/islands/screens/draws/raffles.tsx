import { pathOf } from '../../../lib/paths.ts';
import { allRaffles } from '../../../lib/raffles/draw-filters.ts';
import { drawsQuery } from '../../../stores/draws/draws.ts';
import { BalanceLink } from '../../parts/balance-link.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Empty } from '../../ui/messages/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { PageEnd } from '../../ui/page-end.tsx';
import { DrawCardSkeleton } from './cards/draw-card-skeleton.tsx';
import { DrawGrid } from './cards/draw-grid.tsx';
import './cards/first-cards.tsx';
import { RaffleFilters } from './raffle-filters.tsx';

/** Raffles list: what is on, found by search, order and status, all of it in the address. */
export default function Raffles() {
  return (
    <Page>
      <BalanceLink />
      <RaffleFilters />
      <Loaded query={drawsQuery} skeleton={<Placeholder />} empty={<NoRaffles />}>
        {(list) => <DrawGrid list={list} />}
      </Loaded>
      <PageEnd />
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
