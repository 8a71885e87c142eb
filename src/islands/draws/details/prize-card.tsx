import type { Prize } from '../../../lib/contract/draws.ts';
import { prizeValueText } from '../../../lib/draws/draw-rules.ts';
import { Winners } from './winners.tsx';

interface PrizeCardProps {
  readonly prize: Prize;
  readonly rank: number;
  /** Winners of this draw are known, so a prize without any says so. */
  readonly hasKnownWinners: boolean;
  /** Numbers of the member's tickets for the draw. */
  readonly own: ReadonlySet<string>;
}

/** A prize, what it is worth, and who won it. */
export function PrizeCard({ prize, rank, hasKnownWinners, own }: PrizeCardProps) {
  const value = prizeValueText(prize);
  return (
    <article className="card prize">
      <p className="prize-rank digits">
        <span className="sr-only">Prize </span>
        {rank}
      </p>
      <div className="prize-body flow-small">
        <h3>{prize.description}</h3>
        {prize.notes && <p className="draw-text muted">{prize.notes}</p>}
        {value && (
          <p>
            <span className="muted">Prize Value</span> <span className="money">{value}</span>
          </p>
        )}
        {prize.winners.length > 0 && <Winners prize={prize} own={own} />}
        {prize.winners.length === 0 && hasKnownWinners && <PendingWinners />}
      </div>
    </article>
  );
}

/** What stands in place of winners. */
export function PendingWinners() {
  return <p className="muted small">Winners will be selected randomly after the draw ends.</p>;
}
