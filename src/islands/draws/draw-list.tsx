import { drawsQuery } from '../../stores/draws/draws.ts';
import { BalanceLink } from '../shared/member-links.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Page, PageEndSlot } from '../ui/page.tsx';
import { DrawCardSkeleton } from './cards/draw-card-skeleton.tsx';
import { drawGridClass } from './cards/draw-card-view.tsx';
import { DrawGrid } from './cards/draw-grid.tsx';
import './cards/first-cards.tsx';
import { DrawFilterBar, NoDraws } from './draw-filter-bar.tsx';

/** The URL holds the filters. */
export default function DrawListScreen() {
  return (
    <Page>
      <BalanceLink beside="filters" />
      <DrawFilterBar />
      <Loaded query={drawsQuery} skeleton={<DrawListSkeleton />} empty={<NoDraws />}>
        {(list) => <DrawGrid list={list} />}
      </Loaded>
      <PageEndSlot />
    </Page>
  );
}

function DrawListSkeleton() {
  return (
    <div className={drawGridClass}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
        <DrawCardSkeleton key={key} />
      ))}
    </div>
  );
}
