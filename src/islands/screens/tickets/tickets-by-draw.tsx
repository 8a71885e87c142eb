import { useStore } from '@nanostores/react';
import { useCallback, useId, useMemo } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { Ticket } from '../../../lib/contract/tickets.ts';
import { isWhole, type List } from '../../../lib/data/list.ts';
import { pathOf } from '../../../lib/paths.ts';
import { statusBadge } from '../../../lib/raffles/draw-card.ts';
import { type KnownDraw, knownDraw, type Outcome } from '../../../lib/raffles/outcomes.ts';
import { firstTickets, groupByDraw, type TicketGroup } from '../../../lib/raffles/tickets.ts';
import { formatDay } from '../../../lib/text/date-text.ts';
import { allDrawsQuery } from '../../../stores/draws/draws.ts';
import { ticketsQuery } from '../../../stores/tickets.ts';
import { TicketGrid } from '../../parts/ticket-grid.tsx';
import { useOutcomes } from '../../parts/use-outcomes.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { ListEnd } from '../../ui/loading/list-end.tsx';
import { PagesProgress } from '../../ui/loading/pages-progress.tsx';
import { useAllPages } from '../../ui/loading/use-all-pages.ts';
import { useSteps } from '../../ui/loading/use-steps.ts';

const ticketSteps = { first: 20, step: 60 } as const;

/** A draw as a list has it, which may name fewer prizes than there are. */
function listedDraw(draw: Draw): KnownDraw {
  return { ...knownDraw(draw), isWhole: false };
}

/** Tickets under the draws they are for, more of them as the page is scrolled. */
export function TicketsByDraw({ list }: { readonly list: List<Ticket> }) {
  const tickets = list.entries;
  const groups = useMemo(() => groupByDraw(tickets), [tickets]);
  const { shown, moreRef } = useSteps(tickets.length, ticketSteps);
  const draws = useStore(allDrawsQuery.$data);
  const drawOf = useMemo(() => new Map(draws?.entries.map((draw) => [draw.id, draw])), [draws]);
  const known = useMemo(() => new Map(draws?.entries.map((draw) => [draw.id, listedDraw(draw)])), [draws]);
  const outcome = useOutcomes(
    tickets,
    useCallback(({ draw_id }: Ticket) => known.get(draw_id), [known]),
  );
  const { reading } = useAllPages(
    allDrawsQuery,
    groups.some(({ drawId }) => drawId && !drawOf.has(drawId)),
  );
  return (
    <div className="flow-large">
      <PagesProgress reading={reading} />
      {firstTickets(groups, shown).map((group, index) => (
        <DrawTickets
          key={group.drawId || group.drawName}
          group={group}
          draw={drawOf.get(group.drawId)}
          held={groups[index]?.tickets.length ?? 0}
          isAll={isWhole(list)}
          outcome={outcome}
        />
      ))}
      <ListEnd query={ticketsQuery} list={list} moreRef={moreRef} />
    </div>
  );
}

interface DrawTicketsProps {
  readonly group: TicketGroup;
  /** Undefined until it has been loaded, and where the club no longer lists it. */
  readonly draw: Draw | undefined;
  /** How many there are, shown yet or not. */
  readonly held: number;
  /** False while tickets are still to be read: some of them may be for the draw. */
  readonly isAll: boolean;
  readonly outcome: (ticket: Ticket) => Outcome;
}

function DrawTickets({ group: { drawId, drawName, tickets }, draw, held, isAll, outcome }: DrawTicketsProps) {
  const id = useId();
  const badge = draw && statusBadge(draw.status);
  return (
    <section className="flow-small" aria-labelledby={id}>
      <div className="tickets-head">
        <h2 id={id}>
          {drawId ? (
            <a className="tickets-draw" href={pathOf('draw', { id: drawId })}>
              {drawName}
            </a>
          ) : (
            drawName
          )}
        </h2>
        <p className="muted small digits">
          {held === 1 ? '1 ticket' : `${held} tickets`}
          {!isAll && ' so far'}
        </p>
        <p className="tickets-facts muted small digits">
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
          {badge && <span className="sr-only">, </span>}
          {draw?.end_date && <span>Close Date {formatDay(draw.end_date)}</span>}
        </p>
      </div>
      <TicketGrid tickets={tickets} held={isAll ? held : -1} outcome={outcome} />
    </section>
  );
}
