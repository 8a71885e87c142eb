import { CircleMinus, Clock, Hourglass, Trophy } from 'lucide';
import type { ReactNode } from 'react';
import { outcomeLabels, type TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { Icon } from '../ui/icons/icon.tsx';

const icons = { won: Trophy, open: Clock, pending: Hourglass, noWinListed: CircleMinus } as const;

/** Most important first. */
export const outcomesByPriority = [
  'won',
  'pending',
  'open',
  'noWinListed',
] as const satisfies readonly TicketOutcome[];

interface OutcomeBadgeProps {
  readonly outcome: TicketOutcome;
  /** Omitted for one ticket. */
  readonly count?: number;
  /** On a ticket. */
  readonly isSmall?: boolean;
}

export function OutcomeBadge({ outcome, count, isSmall }: OutcomeBadgeProps) {
  const isWon = outcome === 'won';
  return (
    <span
      className={`inline-flex items-center gap-1 ${isSmall ? 'leading-5' : ''} ${isWon ? 'font-bold' : 'text-muted'}`}
    >
      <Icon of={icons[outcome]} size={16} className={isWon ? 'text-gold' : ''} />
      {count !== undefined && <span className="tabular-nums">{`${count.toLocaleString('en-GB')} `}</span>}
      <span>{outcomeLabels[outcome]}</span>
    </span>
  );
}

export const outcomeBadges = {
  won: <OutcomeBadge outcome="won" isSmall />,
  open: <OutcomeBadge outcome="open" isSmall />,
  pending: <OutcomeBadge outcome="pending" isSmall />,
  noWinListed: <OutcomeBadge outcome="noWinListed" isSmall />,
} as const satisfies Record<TicketOutcome, ReactNode>;
