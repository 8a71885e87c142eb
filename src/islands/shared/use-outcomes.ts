import { useCallback, useEffect } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { type KnownDraw, type Outcome, outcomeOf } from '../../lib/tickets/ticket-outcomes.ts';
import { noteShownWon, wasShownWon } from '../../stores/tickets/won-tickets.ts';

/** What became of tickets, which are on screen from now on: a win that was shown stays one. */
export function useOutcomes(
  tickets: readonly Ticket[],
  drawOf: (ticket: Ticket) => KnownDraw | undefined,
): (ticket: Ticket) => Outcome {
  const outcome = useCallback(
    (ticket: Ticket) => outcomeOf(ticket, drawOf(ticket), wasShownWon(ticket.id)),
    [drawOf],
  );
  useEffect(() => {
    noteShownWon(tickets.filter((ticket) => outcome(ticket) === 'won').map(({ id }) => id));
  }, [tickets, outcome]);
  return outcome;
}
