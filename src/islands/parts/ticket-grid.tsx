import type { Ticket } from '../../lib/contract/tickets.ts';
import type { Outcome } from '../../lib/raffles/outcomes.ts';
import { placeAmong } from '../ui/loading/use-steps.ts';
import { TicketCard } from './ticket-card.tsx';

interface TicketGridProps {
  readonly tickets: readonly Ticket[];
  /** How many there are, shown yet or not. */
  readonly held: number;
  /** What became of each. */
  readonly outcome: (ticket: Ticket) => Outcome;
}

/** Tickets side by side where there is room. */
export function TicketGrid({ tickets, held, outcome }: TicketGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari.
    <ul className="ticket-grid" role="list">
      {tickets.map((ticket, index) => (
        <li key={ticket.id} {...placeAmong(held, index)}>
          <TicketCard ticket={ticket} outcome={outcome(ticket)} />
        </li>
      ))}
    </ul>
  );
}
