import { CircleMinus, Clock, Hourglass, Trophy } from 'lucide';
import type { ReactNode } from 'react';
import { type Outcome, outcomeWords } from '../../lib/tickets/ticket-outcomes.ts';
import { Icon } from '../ui/icons/icon.tsx';

const icons = { won: Trophy, open: Clock, pending: Hourglass, lost: CircleMinus } as const;

/** In the order in which they matter. */
export const outcomes = ['won', 'pending', 'open', 'lost'] as const satisfies readonly Outcome[];

interface OutcomeMarkProps {
  readonly outcome: Outcome;
  /** Of how many tickets; one alone when left out. */
  readonly count?: number;
}

/** What became of a ticket, or of how many, in words and an icon. */
export function OutcomeMark({ outcome, count }: OutcomeMarkProps) {
  return (
    <span className={`outcome outcome-${outcome}`}>
      <Icon of={icons[outcome]} size={16} />
      {count !== undefined && <span className="digits">{count.toLocaleString('en-GB')} </span>}
      {outcomeWords[outcome]}
    </span>
  );
}

/** Each outcome of one ticket. */
export const outcomeMarks = {
  won: <OutcomeMark outcome="won" />,
  open: <OutcomeMark outcome="open" />,
  pending: <OutcomeMark outcome="pending" />,
  lost: <OutcomeMark outcome="lost" />,
} as const satisfies Record<Outcome, ReactNode>;
