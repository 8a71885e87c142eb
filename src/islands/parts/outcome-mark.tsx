import { CircleMinus, Clock, Hourglass, Trophy } from 'lucide';
import { type Outcome, outcomeWords } from '../../lib/raffles/outcomes.ts';
import { Icon } from '../ui/marks/icon.tsx';

const icons = { won: Trophy, open: Clock, pending: Hourglass, lost: CircleMinus } as const;

/** What became of a ticket, in a word and an icon. */
export function OutcomeMark({ outcome }: { readonly outcome: Outcome }) {
  return (
    <span className={`outcome outcome-${outcome}`}>
      <Icon of={icons[outcome]} size={16} />
      {outcomeWords[outcome]}
    </span>
  );
}
