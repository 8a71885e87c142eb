import { useEffect } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { isComplete, type List } from '../../lib/data/list.ts';
import { countText } from '../../lib/draws/draw-card.ts';
import { arrangeNotes, type DrawsFilters, selectOwnDraws, sortByEnd } from '../../lib/draws/draw-filters.ts';
import { getPath } from '../../lib/paths.ts';
import { $ownDrawCount, drawsQuery } from '../../stores/draws/draws.ts';
import { ticketsQuery } from '../../stores/tickets/tickets.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { announce, useAnnouncement } from '../ui/messages/announce.ts';
import { Empty } from '../ui/messages/empty.tsx';
import { DrawGrid } from './cards/draw-grid.tsx';
import { DrawListSkeleton } from './cards/draw-list-skeleton.tsx';

interface ArrangedDrawsProps {
  readonly list: List<Draw>;
  readonly filters: DrawsFilters;
}

/** Loads the whole list to filter by the member's tickets or sort by closing date, because the API can do neither. */
export function ArrangedDraws({ list, filters }: ArrangedDrawsProps) {
  const { isDone, progress } = useAllPages(drawsQuery);
  const isWhole = isComplete(list);
  const sorted = filters.sort === 'ending' && isWhole ? { ...list, entries: sortByEnd(list.entries) } : list;
  return (
    <>
      <PagesProgress progress={progress} />
      {isDone && !isWhole && <IncompleteNote text={arrangeNotes[filters.mineOnly ? 'mine' : 'order']} />}
      {!isDone && <DrawListSkeleton />}
      {isDone && !filters.mineOnly && <DrawGrid list={sorted} />}
      {isDone && filters.mineOnly && (
        <Loaded query={ticketsQuery} skeleton={<DrawListSkeleton />}>
          {(tickets) => <OwnDraws list={sorted} tickets={tickets} />}
        </Loaded>
      )}
    </>
  );
}

function IncompleteNote({ text }: { readonly text: string }) {
  useAnnouncement(text);
  return <p className="mb-4 text-muted">{text}</p>;
}

function OwnDraws({ list, tickets }: { readonly list: List<Draw>; readonly tickets: List<Ticket> }) {
  const { isDone, progress } = useAllPages(ticketsQuery);
  const draws = selectOwnDraws(list.entries, tickets.entries);
  const hasAllTickets = isComplete(tickets);
  const isAll = isComplete(list) && hasAllTickets;
  const { length: count } = draws;
  // Shown by the filter bar.
  useEffect(() => {
    $ownDrawCount.set({ count, isAll });
    announce(countText({ count, isAll }));
    return () => $ownDrawCount.set(undefined);
  }, [count, isAll]);
  return (
    <>
      <PagesProgress progress={progress} />
      {isDone && !hasAllTickets && <IncompleteNote text={arrangeNotes.tickets} />}
      {count === 0 && isDone && hasAllTickets && (
        <Empty
          illustration="search"
          title="You're not in any of these raffles"
          text="They appear here once you have a ticket."
          action={
            <ButtonLink variant="secondary" href={getPath('draws')}>
              Show all raffles
            </ButtonLink>
          }
        />
      )}
      {count > 0 && <DrawGrid list={{ ...list, entries: draws, count: null }} />}
    </>
  );
}
