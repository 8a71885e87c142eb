import type { Draw, Prize } from '../../../lib/contract/draws.ts';
import { prizeValueText } from '../../../lib/draws/draw-rules.ts';
import { prizesQuery } from '../../../stores/draws/draw.ts';
import { cardClass } from '../../ui/content/card.ts';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { ListPages } from '../../ui/loading/show-more.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Empty } from '../../ui/messages/empty.tsx';
import { Winners } from './winners.tsx';

interface PrizeCardProps {
  readonly prize: Prize;
  readonly rank: number;
  /** False if no prize of the draw has winners. */
  readonly hasKnownWinners: boolean;
  readonly ownNumbers: ReadonlySet<string>;
}

const hasWinners = ({ winners = [] }: Prize) => winners.length > 0;

export function PrizeCard({ prize, rank, hasKnownWinners, ownNumbers }: PrizeCardProps) {
  const value = prizeValueText(prize);
  return (
    <article
      className={`${cardClass.padded} grid h-full grid-cols-[auto_minmax(0,1fr)] content-start gap-[min(1rem,4vw)] @max-[16rem]/prizes:grid-cols-1`}
    >
      <p className="grid size-9 place-items-center rounded-full border-2 border-primary-text font-bold tabular-nums">
        <span className="sr-only">Prize </span>
        <span>{rank}</span>
      </p>
      <div className="space-y-2">
        <h3 className="pt-1">{prize.description}</h3>
        {prize.notes && <p className="max-w-2xl whitespace-pre-line text-muted">{prize.notes}</p>}
        {value && (
          <p>
            <span className="text-muted">Prize Value</span>{' '}
            <span className="font-semibold tabular-nums wrap-anywhere">{value}</span>
          </p>
        )}
        {hasWinners(prize) && <Winners winners={prize.winners ?? []} ownNumbers={ownNumbers} />}
        {prize.winners?.length === 0 && hasKnownWinners && <PendingWinners />}
      </div>
    </article>
  );
}

export function PendingWinners() {
  return <p className="text-muted text-sm">Winners will be selected randomly after the draw ends.</p>;
}

interface PrizeListProps {
  readonly prizes: readonly Prize[];
  readonly ownNumbers: ReadonlySet<string>;
}

export function PrizeList({ prizes, ownNumbers }: PrizeListProps) {
  const hasKnownWinners = prizes.some(hasWinners);
  const areAllPending = prizes.every(({ winners }) => winners?.length === 0);
  return (
    <div className="@container/prizes space-y-4">
      {areAllPending && <PendingWinners />}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists. */}
      <ol className="grid gap-3 @min-[36rem]/prizes:grid-cols-2" role="list">
        {prizes.map((prize, index) => (
          <li key={prize.id}>
            <PrizeCard
              prize={prize}
              rank={index + 1}
              hasKnownWinners={hasKnownWinners}
              ownNumbers={ownNumbers}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

export { DrawLinks } from './draw-links.tsx';
export { DrawResultPanel } from './draw-result.tsx';
export { OwnTickets } from './own-tickets.tsx';

export default function Prizes({ draw }: { readonly draw: Draw }) {
  const ownNumbers = new Set(draw.tickets.map(({ number }) => number));
  const isClosed = draw.status === 'closed';
  // Before the close there are no winners to be left out.
  const getPrizes = (list: readonly Prize[]) =>
    isClosed ? list : list.map((prize) => ({ ...prize, winners: prize.winners ?? [] }));
  return (
    <Loaded
      query={prizesQuery}
      skeleton={<Skeleton shape="panel" />}
      empty={<Empty illustration="draw" title="No prizes have been announced yet" />}
    >
      {(list) => (
        <ListPages query={prizesQuery} list={list}>
          {(prizes) => <PrizeList prizes={getPrizes(prizes)} ownNumbers={ownNumbers} />}
        </ListPages>
      )}
    </Loaded>
  );
}
