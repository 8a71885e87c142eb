import { Trophy } from 'lucide';
import type { Prize } from '../../../../lib/contract/draws.ts';
import { prizeValueText } from '../../../../lib/raffles/prizes.ts';
import { Icon } from '../../../ui/marks/icon.tsx';

interface PrizeCardProps {
  readonly prize: Prize;
  readonly rank: number;
  /** Winners of this draw are known, so a prize without any says so. */
  readonly drawn: boolean;
  /** Numbers of the member's tickets for the draw. */
  readonly own: ReadonlySet<string>;
}

/** A prize, what it is worth, and who won it. */
export function PrizeCard({ prize, rank, drawn, own }: PrizeCardProps) {
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
        {prize.winners.length === 0 && drawn && <WinnersToCome />}
      </div>
    </article>
  );
}

/** What stands in place of winners. */
export function WinnersToCome() {
  return <p className="muted small">Winners will be selected randomly after the draw ends.</p>;
}

function Winners({ prize, own }: Pick<PrizeCardProps, 'prize' | 'own'>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari.
    <ul className="winners" role="list" aria-label="Winners">
      {prize.winners.map(({ number, user }) => (
        <li key={number} className={own.has(number) ? 'winner winner-own' : 'winner'}>
          <span className="winner-number digits">{number}</span>
          <span className="winner-name">{[user.name, user.city].filter(Boolean).join(' from ')}</span>
          {own.has(number) && <OwnMark />}
        </li>
      ))}
    </ul>
  );
}

function OwnMark() {
  return (
    <span className="winner-mark">
      <Icon of={Trophy} size={16} />
      Your ticket
    </span>
  );
}
