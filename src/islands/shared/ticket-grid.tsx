import type { ReactNode } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import type { Outcome } from '../../lib/tickets/ticket-outcomes.ts';
import { placeAmong } from '../ui/loading/virtual-list.ts';
import { TicketCard } from './ticket-card.tsx';

interface TicketGridProps {
  readonly tickets: readonly Ticket[];
  /** How many there are, shown yet or not. */
  readonly held: number;
  /** What became of each; undefined while nobody has judged it. */
  readonly outcome: (ticket: Ticket) => Outcome | undefined;
  /** How that is shown, which comes with who judges; each the same for all, so that no card is drawn again for it. */
  readonly marks: Readonly<Record<Outcome, ReactNode>> | undefined;
}

/** Tickets side by side where there is room. */
export function TicketGrid({ tickets, held, outcome, marks }: TicketGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari.
    <ul className="ticket-grid" role="list">
      {tickets.map((ticket, index) => {
        const became = outcome(ticket);
        return (
          <li key={ticket.id} {...placeAmong(held, index)}>
            <TicketCard ticket={ticket} outcome={became} mark={became && marks?.[became]} />
          </li>
        );
      })}
    </ul>
  );
}
