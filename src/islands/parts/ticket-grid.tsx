import type { Ticket } from '../../lib/contract/tickets.ts';
import { TicketCard } from './ticket-card.tsx';

/** Tickets side by side where there is room. */
export function TicketGrid({ tickets }: { readonly tickets: readonly Ticket[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari.
    <ul className="ticket-grid" role="list">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <TicketCard ticket={ticket} />
        </li>
      ))}
    </ul>
  );
}
