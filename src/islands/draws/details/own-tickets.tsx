import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { Ticket } from '../../../lib/contract/tickets.ts';
import { getFreshData } from '../../../lib/data/query.ts';
import { hasAllTickets } from '../../../lib/draws/draw-rules.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { getPath } from '../../../lib/paths.ts';
import { ticketOutcome, toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { prizesQuery } from '../../../stores/draws/draw.ts';
import { TicketGrid } from '../../shared/ticket-grid.tsx';
import { outcomeBadges } from '../../shared/ticket-outcome.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Empty } from '../../ui/messages/empty.tsx';

export function OwnTickets({ draw }: { readonly draw: Draw }) {
  const { tickets } = draw;
  const prizes = getFreshData(useStore(prizesQuery.$state));
  const knownDraw = useMemo(() => toKnownDraw(draw, prizes ?? undefined), [draw, prizes]);
  const getOutcome = (ticket: Ticket) => ticketOutcome(ticket, knownDraw);
  if (tickets.length === 0) return hasAllTickets(draw) ? <NoTickets /> : <UnlistedTickets draw={draw} />;
  return (
    <>
      <ShowMore
        name="tickets"
        count={tickets.length}
        total={hasAllTickets(draw) ? tickets.length : undefined}
      >
        {(visibleCount) => (
          <TicketGrid
            tickets={tickets.slice(0, visibleCount)}
            getOutcome={getOutcome}
            badges={outcomeBadges}
          />
        )}
      </ShowMore>
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
