import type { Draw, Prize } from '../../../lib/contract/draws.ts';
import { prizeValueText } from '../../../lib/draws/draw-rules.ts';
import { prizesQuery } from '../../../stores/draws/draw.ts';
import { ListEnd } from '../../ui/loading/list-end.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Empty } from '../../ui/messages/empty.tsx';
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

export { DrawLinks } from './draw-links.tsx';
export { DrawResultPanel } from './draw-result.tsx';
export { OwnTickets } from './own-tickets.tsx';

/** What can be won with a draw's tickets, and what the member's own have won. */
export default function Prizes({ draw }: { readonly draw: Draw }) {
  const own = new Set(draw.tickets.map(({ number }) => number));
  return (
    <Loaded
      query={prizesQuery}
      skeleton={<Skeleton shape="panel" />}
      empty={<Empty illustration="draw" title="No prizes have been announced yet" />}
    >
      {(list) => (
        <>
          <PrizeList prizes={list.entries} own={own} />
          <ListEnd query={prizesQuery} list={list} />
        </>
      )}
    </Loaded>
  );
}
