import { CircleMinus, Clock, Hourglass, Trophy } from 'lucide';
import type { ReactNode } from 'react';
import { outcomeLabels, type TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { Icon } from '../ui/icons/icon.tsx';

const icons = { won: Trophy, open: Clock, pending: Hourglass, noWinListed: CircleMinus } as const;

interface OutcomeBadgeProps {
  readonly outcome: TicketOutcome;
  /** True on a ticket. */
  readonly isSmall?: boolean;
}

export function OutcomeBadge({ outcome, isSmall }: OutcomeBadgeProps) {
  const isWon = outcome === 'won';
  return (
    <span
      className={`inline-flex items-center gap-1 ${isSmall ? 'leading-5' : ''} ${isWon ? 'font-bold' : 'text-muted'}`}
    >
      <Icon of={icons[outcome]} size={16} className={isWon ? 'text-gold' : ''} />
      <span>{outcomeLabels[outcome]}</span>
    </span>
  );
}

/** Badges by outcome. Omits outcomes that another line already shows. */
export type OutcomeBadges = Readonly<Partial<Record<TicketOutcome, ReactNode>>>;

export const outcomeBadges = {
  won: <OutcomeBadge outcome="won" isSmall />,
  open: <OutcomeBadge outcome="open" isSmall />,
  pending: <OutcomeBadge outcome="pending" isSmall />,
  noWinListed: <OutcomeBadge outcome="noWinListed" isSmall />,
} as const satisfies OutcomeBadges;
