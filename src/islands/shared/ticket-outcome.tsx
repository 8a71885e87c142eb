import { CircleMinus, Clock, Hourglass, Trophy } from 'lucide';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import {
  type KnownDraw,
  outcomeLabels,
  type TicketOutcome,
  ticketOutcome,
} from '../../lib/tickets/ticket-outcomes.ts';
import { isKnownWon, saveWonTickets } from '../../stores/tickets/won-tickets.ts';
import { Icon } from '../ui/icons/icon.tsx';

const icons = { won: Trophy, open: Clock, pending: Hourglass, lost: CircleMinus } as const;

/** In the order in which they matter. */
export const outcomesByPriority = [
  'won',
  'pending',
  'open',
  'lost',
] as const satisfies readonly TicketOutcome[];

interface OutcomeBadgeProps {
  readonly outcome: TicketOutcome;
  /** Of how many tickets; one alone when left out. */
  readonly count?: number;
}

/** What became of a ticket, or of how many, in words and an icon. */
export function OutcomeBadge({ outcome, count }: OutcomeBadgeProps) {
  return (
    <span className={`outcome outcome-${outcome}`}>
      <Icon of={icons[outcome]} size={16} />
      {count !== undefined && <span className="digits">{count.toLocaleString('en-GB')} </span>}
      {outcomeLabels[outcome]}
    </span>
  );
}

/** Each outcome of one ticket. */
export const outcomeBadges = {
  won: <OutcomeBadge outcome="won" />,
  open: <OutcomeBadge outcome="open" />,
  pending: <OutcomeBadge outcome="pending" />,
  lost: <OutcomeBadge outcome="lost" />,
} as const satisfies Record<TicketOutcome, ReactNode>;

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
