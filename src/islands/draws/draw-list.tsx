import { drawsQuery } from '../../stores/draws/draws.ts';
import { BalanceLink } from '../shared/balance-link.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { PageEnd } from '../ui/page-end.tsx';
import { DrawCardSkeleton } from './cards/draw-card-skeleton.tsx';
import { DrawGrid } from './cards/draw-grid.tsx';
import './cards/first-cards.tsx';
import { RaffleFilters } from './draw-filter-bar.tsx';
import { NoRaffles } from './no-raffles.tsx';

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
