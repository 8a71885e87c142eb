import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { onIdle } from '../../lib/browser/deferred-work.ts';
import { requiresAllPages } from '../../lib/draws/draw-filters.ts';
import { drawsFilters, drawsQuery } from '../../stores/draws/draws.ts';
import { BalanceLink } from '../shared/member-links.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Page, PageEndSlot } from '../ui/page.tsx';
import type { ArrangedDrawsProps } from './arranged-draws.tsx';
import { DrawGrid } from './cards/draw-grid.tsx';
import { DrawListSkeleton } from './cards/draw-list-skeleton.tsx';
import './cards/first-cards.tsx';
import { DrawFilterBar, NoDraws } from './draw-filter-bar.tsx';

const ArrangedDraws = lazyComponent<ArrangedDrawsProps>(() => import('./arranged-draws.tsx'));

/** Counts the member's tickets on the cards, after the first view. */
function useTicketCounts(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isShown = true;
    onIdle(() => {
      void import('./cards/watch-tickets.ts').then(
        ({ watchTickets }) => {
          if (isShown) stop = watchTickets();
        },
        // Nobody misses a count.
        () => {},
      );
    });
    return () => {
      isShown = false;
      stop?.();
    };
  }, []);
}

/** The URL holds the filters. */
export default function DrawListScreen() {
  const filters = useStore(drawsFilters.$filters);
  useTicketCounts();
  return (
    <Page>
      <BalanceLink beside="filters" />
      <DrawFilterBar />
      <Loaded query={drawsQuery} skeleton={<DrawListSkeleton />} empty={<NoDraws />}>
        {(list) =>
          filters && requiresAllPages(filters) ? (
            <Suspense fallback={<DrawListSkeleton />}>
              <ArrangedDraws list={list} filters={filters} />
            </Suspense>
          ) : (
            <DrawGrid list={list} />
          )
        }
      </Loaded>
      <PageEndSlot />
    </Page>
  );
}
