import { useStore } from '@nanostores/react';
import { useId, useMemo } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { Ticket } from '../../../lib/contract/tickets.ts';
import { pathOf } from '../../../lib/paths.ts';
import { statusBadge } from '../../../lib/raffles/draw-card.ts';
import { firstTickets, groupByDraw, type TicketGroup } from '../../../lib/raffles/tickets.ts';
import { formatDay } from '../../../lib/text/date-text.ts';
import { allDrawsQuery } from '../../../stores/draws/draws.ts';
import { TicketGrid } from '../../parts/ticket-grid.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { useSteps } from '../../ui/loading/use-steps.ts';

const ticketSteps = { first: 20, step: 60 } as const;

/** Tickets under the draws they are for, more of them as the page is scrolled. */
export function TicketsByDraw({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const groups = useMemo(() => groupByDraw(tickets), [tickets]);
  const { shown, moreRef } = useSteps(tickets.length, ticketSteps);
  const draws = useStore(allDrawsQuery.$data);
  const drawOf = useMemo(() => new Map(draws?.map((draw) => [draw.id, draw])), [draws]);
  return (
    <div className="flow-large">
      {firstTickets(groups, shown).map((group, index) => (
        <DrawTickets
          key={group.drawId || group.drawName}
          group={group}
          draw={drawOf.get(group.drawId)}
          held={groups[index]?.tickets.length ?? 0}
        />
      ))}
      {shown < tickets.length && <div ref={moreRef} />}
    </div>
  );
}

interface DrawTicketsProps {
  readonly group: TicketGroup;
  /** Undefined until it has been loaded, and where the club no longer lists it. */
  readonly draw: Draw | undefined;
  /** How many there are, shown yet or not. */
  readonly held: number;
}

function DrawTickets({ group: { drawId, drawName, tickets }, draw, held }: DrawTicketsProps) {
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
        <p className="muted small digits">{held === 1 ? '1 ticket' : `${held} tickets`}</p>
        <p className="tickets-facts muted small digits">
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
          {draw?.end_date && <span>Close Date {formatDay(draw.end_date)}</span>}
        </p>
      </div>
      <TicketGrid tickets={tickets} held={held} />
    </section>
  );
}
