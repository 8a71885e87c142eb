import { useCallback, useEffect } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { type KnownDraw, type TicketOutcome, ticketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { isKnownWon, saveWonTickets } from '../../stores/tickets/won-tickets.ts';

/** What became of tickets, which are on screen from now on: a win that was shown stays one. */
export function useOutcomes(
  tickets: readonly Ticket[],
  drawOf: (ticket: Ticket) => KnownDraw | undefined,
): (ticket: Ticket) => TicketOutcome {
  const outcome = useCallback(
    (ticket: Ticket) => ticketOutcome(ticket, drawOf(ticket), isKnownWon(ticket.id)),
    [drawOf],
  );
  useEffect(() => {
    saveWonTickets(tickets.filter((ticket) => outcome(ticket) === 'won').map(({ id }) => id));
  }, [tickets, outcome]);
  return outcome;
}
