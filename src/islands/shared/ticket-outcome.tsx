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

/** Most important first. */
export const outcomesByPriority = [
  'won',
  'pending',
  'open',
  'lost',
] as const satisfies readonly TicketOutcome[];

interface OutcomeBadgeProps {
  readonly outcome: TicketOutcome;
  /** Omitted for one ticket. */
  readonly count?: number;
}

export function OutcomeBadge({ outcome, count }: OutcomeBadgeProps) {
  return (
    <span className={`outcome outcome-${outcome}`}>
      <Icon of={icons[outcome]} size={16} />
      {count !== undefined && <span className="tabular-nums">{count.toLocaleString('en-GB')} </span>}
      {outcomeLabels[outcome]}
    </span>
  );
}

export const outcomeBadges = {
  won: <OutcomeBadge outcome="won" />,
  open: <OutcomeBadge outcome="open" />,
  pending: <OutcomeBadge outcome="pending" />,
  lost: <OutcomeBadge outcome="lost" />,
} as const satisfies Record<TicketOutcome, ReactNode>;

/** Also saves visible wins. */
export function useOutcomes(
  tickets: readonly Ticket[],
  getDraw: (ticket: Ticket) => KnownDraw | undefined,
): (ticket: Ticket) => TicketOutcome {
  const getOutcome = useCallback(
    (ticket: Ticket) => ticketOutcome(ticket, getDraw(ticket), isKnownWon(ticket.id)),
    [getDraw],
  );
  useEffect(() => {
    saveWonTickets(tickets.filter((ticket) => getOutcome(ticket) === 'won').map(({ id }) => id));
  }, [tickets, getOutcome]);
  return getOutcome;
}
