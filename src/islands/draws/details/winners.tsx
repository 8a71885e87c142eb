import { Trophy } from 'lucide';
import type { Winner } from '../../../lib/contract/draws.ts';
import { outcomeBoxClass } from '../../ui/content/surface.ts';
import { Icon } from '../../ui/icons/icon.tsx';

interface WinnersProps {
  readonly winners: readonly Winner[];
  readonly ownNumbers: ReadonlySet<string>;
}

/** Lists winners, with a badge for the member's own tickets. */
export function Winners({ winners, ownNumbers }: WinnersProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
    <ul className="grid gap-1 pt-1" role="list" aria-label="Winners">
      {winners.map(({ number, user }) => (
        <li
          key={number}
          className={`flex flex-wrap items-center gap-x-3 gap-y-0.5 rounded-lg px-[min(0.75rem,3vw)] py-1.5 wrap-anywhere ${ownNumbers.has(number) ? outcomeBoxClass.won : 'border border-base-300'}`}
        >
          <span className="font-bold tabular-nums" translate="no">
            {number}
          </span>
          <span className="grow basis-32">{[user.name, user.city].filter(Boolean).join(' from ')}</span>
          {ownNumbers.has(number) && (
            <span className="inline-flex items-center gap-1 font-bold">
              <Icon of={Trophy} size={16} className="text-gold" />
              Your ticket
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
