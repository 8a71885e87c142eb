import type { ReactNode } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import type { TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { getPositionProps } from '../ui/loading/virtual-list.ts';
import { TicketCard } from './ticket-card.tsx';

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
