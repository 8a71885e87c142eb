import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Draw, Prize } from '../../../lib/contract/draws.ts';
import { getFreshData } from '../../../lib/data/query.ts';
import {
  hasAllTickets,
  noTicketsText,
  prizeValueText,
  winnersPendingText,
} from '../../../lib/draws/draw-rules.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { getPath } from '../../../lib/paths.ts';
import { ticketOutcome, toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { prizesQuery } from '../../../stores/draws/draws.ts';
import { TicketGrid } from '../../shared/ticket-grid.tsx';
import { outcomeBadges } from '../../shared/ticket-outcome.tsx';
import { cardClass } from '../../ui/content/surface.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { ListPages, ShowMore } from '../../ui/loading/show-more.tsx';
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

function PrizeCard({ prize, rank, hasKnownWinners, ownNumbers }: PrizeCardProps) {
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

function PendingWinners() {
  return <p className="text-muted">{winnersPendingText}</p>;
}

function PrizeList({ draw, listed }: { readonly draw: Draw; readonly listed: readonly Prize[] }) {
  const ownNumbers = new Set(draw.tickets.map(({ number }) => number));
  // An open draw has no winners yet, so a prize without a list of winners is not incomplete.
  const prizes =
    draw.status === 'closed' ? listed : listed.map((prize) => ({ ...prize, winners: prize.winners ?? [] }));
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

export function Prizes({ draw }: { readonly draw: Draw }) {
  return (
    <Loaded
      query={prizesQuery}
      skeleton={<Skeleton shape="panel" />}
      empty={<Empty illustration="draw" title="No prizes announced yet" />}
    >
      {(list) => (
        <ListPages query={prizesQuery} list={list}>
          {(prizes) => <PrizeList draw={draw} listed={prizes} />}
        </ListPages>
      )}
    </Loaded>
  );
}

export function OwnTickets({ draw }: { readonly draw: Draw }) {
  const { tickets, user_ticket_count: heldCount } = draw;
  const prizes = getFreshData(useStore(prizesQuery.$state));
  const knownDraw = useMemo(() => toKnownDraw(draw, prizes ?? undefined), [draw, prizes]);
  const isAll = hasAllTickets(draw);
  /** Shown when the reply lists fewer tickets than it counts, or gives no count. */
  const unlisted = (
    <Empty
      title={ticketNotices.unlisted(tickets.length, heldCount)}
      action={
        <ButtonLink variant="secondary" href={getPath('tickets')}>
          See your tickets
        </ButtonLink>
      }
    />
  );
  if (tickets.length === 0) {
    return isAll ? <Empty title={noTicketsText} /> : unlisted;
  }
  return (
    <>
      <ShowMore name="tickets" count={tickets.length} total={isAll ? tickets.length : undefined}>
        {(visibleCount) => (
          <TicketGrid
            tickets={tickets.slice(0, visibleCount)}
            getOutcome={(ticket) => ticketOutcome(ticket, knownDraw)}
            badges={outcomeBadges}
          />
        )}
      </ShowMore>
      {heldCount !== undefined && !isAll && unlisted}
    </>
  );
}
