import { memo, type ReactNode } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { formatDay } from '../../lib/format/date-time.ts';
import type { TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { Badge } from '../ui/content/badge.tsx';
import { getPositionProps } from '../ui/loading/virtual-list.ts';

interface TicketCardProps {
  readonly ticket: Ticket;
  /** Undefined while nobody has judged it. */
  readonly outcome: TicketOutcome | undefined;
  /** Its outcome in word and icon. */
  readonly badge: ReactNode;
}

/**
 * A ticket as a stub, under its draw: the number large, what became of it in word and icon, and what is its own. A
 * winning one has a gold edge as well.
 * Memoised, so that the next step of a long list renders its own tickets alone.
 */
export const TicketCard = memo(function TicketCard({ ticket, outcome, badge }: TicketCardProps) {
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
  /** How many there are, shown yet or not. */
  readonly total: number;
  /** What became of each; undefined while nobody has judged it. */
  readonly outcome: (ticket: Ticket) => TicketOutcome | undefined;
  /** How that is shown, which comes with who judges; each the same for all, so that no card is drawn again for it. */
  readonly badges: Readonly<Record<TicketOutcome, ReactNode>> | undefined;
}

/** Tickets side by side where there is room. */
export function TicketGrid({ tickets, total, outcome, badges }: TicketGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari.
    <ul className="ticket-grid" role="list">
      {tickets.map((ticket, index) => {
        const result = outcome(ticket);
        return (
          <li key={ticket.id} {...getPositionProps(total, index)}>
            <TicketCard ticket={ticket} outcome={result} badge={result && badges?.[result]} />
          </li>
        );
      })}
    </ul>
  );
}
