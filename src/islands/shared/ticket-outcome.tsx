import { CircleMinus, Clock, Hourglass, Trophy } from 'lucide';
import type { ReactNode } from 'react';
import { outcomeLabels, type TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
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
