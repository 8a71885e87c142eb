import { memo, type ReactNode } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { formatDay } from '../../lib/format/date-time.ts';
import type { TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { Badge } from '../ui/content/badge.tsx';
import { getPositionProps } from '../ui/loading/virtual-list.ts';

interface TicketCardProps {
  readonly ticket: Ticket;
  /** Undefined until determined. */
  readonly outcome: TicketOutcome | undefined;
  readonly badge: ReactNode;
}

/** Memoised, because a long list grows in steps. */
const TicketCard = memo(function TicketCard({ ticket, outcome, badge }: TicketCardProps) {
  const { number, purchased_at, subscription } = ticket;
  return (
    <article className={outcome === 'won' ? 'ticket ticket-won' : 'ticket'}>
      <div className="ticket-stub">
        <p className="ticket-number">
          <span className="sr-only">Ticket </span>
          {number}
        </p>
      </div>
      <div className="ticket-body">
        <p className="ticket-outcome">{badge}</p>
        {subscription && (
          <p className="ticket-flags">
            <Badge tone="outline">Subscription</Badge>
          </p>
        )}
        {purchased_at && (
          <time className="ticket-label" dateTime={purchased_at}>
            Bought {formatDay(purchased_at)}
          </time>
        )}
      </div>
    </article>
  );
});

interface TicketGridProps {
  readonly tickets: readonly Ticket[];
  /** Includes unrendered tickets. */
  readonly total: number;
  readonly getOutcome: (ticket: Ticket) => TicketOutcome | undefined;
  /** Stable elements, because `TicketCard` is memoised. */
  readonly badges: Readonly<Record<TicketOutcome, ReactNode>> | undefined;
}

export function TicketGrid({ tickets, total, getOutcome, badges }: TicketGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
    <ul className="ticket-grid" role="list">
      {tickets.map((ticket, index) => {
        const outcome = getOutcome(ticket);
        return (
          <li key={ticket.id} {...getPositionProps(total, index)}>
            <TicketCard ticket={ticket} outcome={outcome} badge={outcome && badges?.[outcome]} />
          </li>
        );
      })}
    </ul>
  );
}
