import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { Ticket } from '../../../lib/contract/tickets.ts';
import { hasAllTickets } from '../../../lib/draws/draw-rules.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { getPath } from '../../../lib/paths.ts';
import { ticketOutcome, toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { prizesQuery } from '../../../stores/draws/draw.ts';
import { TicketGrid } from '../../shared/ticket-grid.tsx';
import { outcomeBadges } from '../../shared/ticket-outcome.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { useVirtualList } from '../../ui/loading/virtual-list.ts';
import { Empty } from '../../ui/messages/empty.tsx';

const ticketSteps = { initialCount: 20, step: 60 } as const;

export function OwnTickets({ draw }: { readonly draw: Draw }) {
  const { tickets } = draw;
  const prizes = useStore(prizesQuery.$data);
  const knownDraw = useMemo(() => toKnownDraw(draw, prizes ?? undefined), [draw, prizes]);
  const getOutcome = (ticket: Ticket) => ticketOutcome(ticket, knownDraw);
  const { to, sentinelRef } = useVirtualList(tickets.length, ticketSteps);
  if (tickets.length === 0) return hasAllTickets(draw) ? <NoTickets /> : <UnlistedTickets draw={draw} />;
  return (
    <>
      <TicketGrid
        tickets={tickets.slice(0, to)}
        total={tickets.length}
        getOutcome={getOutcome}
        badges={outcomeBadges}
      />
      {to < tickets.length && <div ref={sentinelRef} />}
      {draw.user_ticket_count !== undefined && !hasAllTickets(draw) && <UnlistedTickets draw={draw} />}
    </>
  );
}

const NoTickets = () => <Empty title="You don't have any ticket for this draw" />;

/** The reply counts more tickets than it lists, or may hold some back. */
function UnlistedTickets({ draw }: { readonly draw: Draw }) {
  return (
    <Empty
      title={ticketNotices.unlisted(draw.tickets.length, draw.user_ticket_count)}
      action={
        <ButtonLink variant="secondary" href={getPath('tickets')}>
          See all your tickets
        </ButtonLink>
      }
    />
  );
}
