import { useMemo } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { pathOf } from '../../lib/paths.ts';
import { firstTickets, groupByDraw, type TicketGroup } from '../../lib/tickets.ts';
import { TicketGrid } from '../parts/ticket-grid.tsx';
import { useSteps } from '../ui/use-steps.ts';

const ticketSteps = { first: 20, step: 60 } as const;

/** Tickets under the draws they are for, more of them as the page is scrolled. */
export function TicketsByDraw({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const groups = useMemo(() => groupByDraw(tickets), [tickets]);
  const { shown, moreRef } = useSteps(tickets.length, ticketSteps);
  return (
    <div className="flow-large">
      {firstTickets(groups, shown).map((group, index) => (
        <DrawTickets
          key={group.drawId || group.drawName}
          group={group}
          held={groups[index]?.tickets.length ?? 0}
        />
      ))}
      {shown < tickets.length && <div ref={moreRef} />}
    </div>
  );
}

interface DrawTicketsProps {
  readonly group: TicketGroup;
  /** How many there are, shown yet or not. */
  readonly held: number;
}

function DrawTickets({ group: { drawId, drawName, tickets }, held }: DrawTicketsProps) {
  return (
    <section className="flow-small">
      <div className="tickets-head">
        <h2>
          {drawId ? (
            <a className="tickets-draw" href={pathOf('draw', { id: drawId })}>
              {drawName}
            </a>
          ) : (
            drawName
          )}
        </h2>
        <p className="muted small digits">{held === 1 ? '1 ticket' : `${held} tickets`}</p>
      </div>
      <TicketGrid tickets={tickets} />
    </section>
  );
}
