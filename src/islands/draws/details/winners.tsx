import { Trophy } from 'lucide';
import type { Prize } from '../../../lib/contract/draws.ts';
import { Icon } from '../../ui/icons/icon.tsx';

interface WinnersProps {
  readonly prize: Prize;
  readonly ownNumbers: ReadonlySet<string>;
}

/** The member's own tickets have a badge. */
export function Winners({ prize, ownNumbers }: WinnersProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
    <ul className="winners" role="list" aria-label="Winners">
      {prize.winners.map(({ number, user }) => (
        <li key={number} className={ownNumbers.has(number) ? 'winner winner-own' : 'winner'}>
          <span className="winner-number tabular-nums">{number}</span>
          <span className="winner-name">{[user.name, user.city].filter(Boolean).join(' from ')}</span>
          {ownNumbers.has(number) && <OwnTicketBadge />}
        </li>
      ))}
    </ul>
  );
}

function OwnTicketBadge() {
  return (
    <span className="winner-mark">
      <Icon of={Trophy} size={16} />
      Your ticket
    </span>
  );
}
