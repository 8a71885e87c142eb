import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { onIdle } from '../../lib/browser/timing.ts';
import { getFreshData } from '../../lib/data/query.ts';
import { countTickets, requiresAllPages } from '../../lib/draws/draw-filters.ts';
import { loadFreshList } from '../../stores/data/list-query.ts';
import { $ticketCounts, drawsFilters, drawsQuery } from '../../stores/draws/draws.ts';
import { ticketsQuery } from '../../stores/tickets/tickets.ts';
import { BalanceLink } from '../shared/member-links.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Page, PageEndSlot } from '../ui/page.tsx';
import { ArrangedDraws } from './arranged-draws.tsx';
import { DrawGrid } from './cards/draw-grid.tsx';
import { DrawListSkeleton } from './cards/draw-list-skeleton.tsx';
import './cards/first-cards.tsx';
import { DrawFilterBar, NoDraws } from './draw-filter-bar.tsx';

/** Members with more tickets see no counts. */
const maxPages = 20;

/** Counts the member's tickets on the cards, after the first view. */
function useTicketCounts(): void {
  useEffect(() => {
    let stop = () => {};
    let isShown = true;
    onIdle(() => {
      if (!isShown) return;
      stop = ticketsQuery.$state.subscribe((state) => $ticketCounts.set(countTickets(getFreshData(state))));
      void loadFreshList(ticketsQuery, maxPages);
    });
    return () => {
      isShown = false;
      stop();
      $ticketCounts.set(new Map());
    };
  }, []);
}

export default function DrawListScreen() {
  const filters = useStore(drawsFilters.$filters);
  useTicketCounts();
  return (
    <Page>
      <BalanceLink beside="heading" />
      <DrawFilterBar />
      <Loaded query={drawsQuery} skeleton={<DrawListSkeleton />} empty={<NoDraws />}>
        {(list) =>
          filters && requiresAllPages(filters) ? (
            <ArrangedDraws list={list} filters={filters} />
          ) : (
            <DrawGrid list={list} />
          )
        }
      </Loaded>
      <PageEndSlot />
    </Page>
  );
}
