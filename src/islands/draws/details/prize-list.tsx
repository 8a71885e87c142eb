import type { Prize } from '../../../lib/contract/draws.ts';
import { PendingWinners, PrizeCard } from './prize-card.tsx';

interface PrizeListProps {
  readonly prizes: readonly Prize[];
  /** Numbers of the member's tickets for the draw. */
  readonly own: ReadonlySet<string>;
}

/** Prizes by rank. That winners are still to come is said once, unless some are known already. */
export function PrizeList({ prizes, own }: PrizeListProps) {
  const drawn = prizes.some(({ winners }) => winners.length > 0);
  return (
    <div className="flow">
      {!drawn && <PendingWinners />}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari. */}
      <ol className="prize-list" role="list">
        {prizes.map((prize, index) => (
          <li key={prize.id}>
            <PrizeCard prize={prize} rank={index + 1} hasKnownWinners={drawn} own={own} />
          </li>
        ))}
      </ol>
    </div>
  );
}
