import { useStore } from '@nanostores/react';
import { Suspense, useMemo, useState } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { isComplete, type List } from '../../lib/data/list.ts';
import { getFreshData } from '../../lib/data/query.ts';
import { firstTickets, groupByDraw, type TicketGroup } from '../../lib/tickets/ticket-groups.ts';
import { allDrawsQuery } from '../../stores/draws/draw-lists.ts';
import { ticketsQuery } from '../../stores/tickets/tickets.ts';
import { ticketToolsClass } from '../shared/ticket-class.ts';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { DrawTickets, type TicketView } from './draw-tickets.tsx';
import { TicketTools } from './lazy-tools.tsx';

export function TicketsByDraw({ list }: { readonly list: List<Ticket> }) {
  const allGroups = useMemo(() => groupByDraw(list.entries), [list.entries]);
  const [view, setView] = useState<TicketView>();
  const groups: readonly TicketGroup[] = view?.groups ?? allGroups;
  const count = groups.reduce((sum, { tickets }) => sum + tickets.length, 0);
  const draws = getFreshData(useStore(allDrawsQuery.$state));
  const drawsById = useMemo(() => new Map(draws?.entries.map((draw) => [draw.id, draw])), [draws]);
  const { progress } = useAllPages(
    allDrawsQuery,
    allGroups.some(({ drawId }) => drawId && !drawsById.has(drawId)),
  );
  return (
    <div className="space-y-8">
      <Suspense fallback={<div className={ticketToolsClass} />}>
        <TicketTools groups={allGroups} isComplete={isComplete(list)} onView={setView} />
      </Suspense>
      <PagesProgress progress={progress} />
      <ShowMore
        name="tickets"
        count={count}
        total={isComplete(list) ? count : undefined}
        pages={{ query: ticketsQuery, list }}
        className="space-y-8"
      >
        {(visibleCount) =>
          firstTickets(groups, visibleCount).map((group, index) => (
            <DrawTickets
              key={group.drawId || group.drawName}
              group={groups[index] ?? group}
              tickets={group.tickets}
              check={view?.checks.get(group.drawId)}
              badges={view?.badges}
              draw={drawsById.get(group.drawId)}
              isComplete={isComplete(list)}
            />
          ))
        }
      </ShowMore>
    </div>
  );
}
