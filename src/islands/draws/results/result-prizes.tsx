import type { Draw, Prize } from '../../../lib/contract/draws.ts';
import { firstWinners } from '../../../lib/draws/results.ts';
import { Winners } from '../details/winners.tsx';

/** A draw's prizes with those who won them, in the order of their rank. */
export function ResultPrizes({ draw: { prizes, tickets } }: { readonly draw: Draw }) {
  const own = new Set(tickets.map(({ number }) => number));
  if (prizes.length === 0) return <p className="muted">No prizes are listed.</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari.
    <ol className="result-prizes" role="list" aria-label="Prizes">
      {prizes.map((prize) => (
        <li key={prize.id} className="flow-small">
          <h3 className="result-prize">{prize.description}</h3>
          <PrizeWinners prize={prize} own={own} />
        </li>
      ))}
    </ol>
  );
}

function PrizeWinners({ prize, own }: { readonly prize: Prize; readonly own: ReadonlySet<string> }) {
  if (prize.winners.length === 0) return <p className="muted small">The winner has not been named yet.</p>;
  const { winners, more } = firstWinners(prize.winners, own);
  return (
    <>
      <Winners prize={{ ...prize, winners }} own={own} />
      {more > 0 && <p className="muted small">and {more} more</p>}
    </>
  );
}
