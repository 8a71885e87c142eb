import { Trophy } from 'lucide';
import type { Prize } from '../../../lib/contract/draws.ts';
import { Icon } from '../../ui/icons/icon.tsx';

interface WinnersProps {
  readonly prize: Prize;
  /** Numbers of the member's tickets for the draw. */
  readonly own: ReadonlySet<string>;
}

/** Who won a prize, the member's own tickets marked in words. */
export function Winners({ prize, own }: WinnersProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari.
    <ul className="winners" role="list" aria-label="Winners">
      {prize.winners.map(({ number, user }) => (
        <li key={number} className={own.has(number) ? 'winner winner-own' : 'winner'}>
          <span className="winner-number digits">{number}</span>
          <span className="winner-name">{[user.name, user.city].filter(Boolean).join(' from ')}</span>
          {own.has(number) && <OwnTicketBadge />}
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
