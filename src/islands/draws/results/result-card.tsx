import { memo, useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { Draw, Winner } from '../../../lib/contract/draws.ts';
import { isLoading } from '../../../lib/data/query.ts';
import { drawResultOf, firstWinners, hasFullResult, winText } from '../../../lib/draws/results.ts';
import { formatDay } from '../../../lib/format/date-time.ts';
import { ticketOutcome, toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { DrawLink } from '../../shared/links.tsx';
import { ResultPoll } from '../../shared/result-poll.ts';
import { OutcomeBadge } from '../../shared/ticket-outcome.tsx';
import { cardClass, outcomeBoxClass } from '../../ui/content/surface.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useInView } from '../../ui/loading/use-in-view.ts';
import { DrawLogo } from '../cards/draw-logo.tsx';
import { Winners } from '../details/winners.tsx';

const prizesClass =
  'grid content-start gap-3 @min-[46rem]/page:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] @min-[46rem]/page:gap-x-6';

function ResultPrizes({ draw: { prizes, tickets } }: { readonly draw: Draw }) {
  const ownNumbers = new Set(tickets.map(({ number }) => number));
  if (prizes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
    <ol className={prizesClass} role="list" aria-label="Prizes">
      {prizes.map((prize) => (
        <li key={prize.id} className="space-y-2">
          <h3 className="text-base">{prize.description}</h3>
          {prize.winners && <PrizeWinners all={prize.winners} ownNumbers={ownNumbers} />}
        </li>
      ))}
    </ol>
  );
}

interface PrizeWinnersProps {
  readonly all: readonly Winner[];
  readonly ownNumbers: ReadonlySet<string>;
}

function PrizeWinners({ all, ownNumbers }: PrizeWinnersProps) {
  if (all.length === 0) return <p className="text-muted">Winner not announced yet.</p>;
  const { winners, more } = firstWinners(all, ownNumbers);
  return (
    <>
      <Winners winners={winners} ownNumbers={ownNumbers} />
      {more > 0 && <p className="text-muted">{`and ${more} more`}</p>}
    </>
  );
}

const maxListedWins = 5;

/** Renders nothing without tickets. */
function OwnResult({ draw }: { readonly draw: Draw }) {
  const knownDraw = useMemo(() => toKnownDraw(draw), [draw]);
  const drawResult = drawResultOf(draw, knownDraw.prizes, (ticket) => ticketOutcome(ticket, knownDraw));
  const isAwaited = drawResult?.kind === 'pending';
  const isKnown = drawResult?.kind === 'won' || drawResult?.kind === 'noWinListed';
  const result = isKnown ? `${draw.name}: ${drawResult.title}` : undefined;
  const [shouldPoll] = useState(isAwaited);
  if (!drawResult || drawResult.kind === 'none') return null;
  const { kind, text, wins } = drawResult;
  return (
    <div className={`rounded-field px-3 py-2 ${outcomeBoxClass[kind === 'won' ? 'won' : 'other']}`}>
      <OutcomeBadge outcome={kind} />
      {shouldPoll && <ResultPoll endDate={draw.end_date} isAwaited={isAwaited} result={result} />}
      {text && <p className="tabular-nums">{text}</p>}
      {wins.slice(0, maxListedWins).map((win) => (
        <p key={win.ticket.id} className="tabular-nums">
          {winText(win)}
        </p>
      ))}
      {wins.length > maxListedWins && <p>{`and ${wins.length - maxListedWins} more`}</p>}
    </div>
  );
}

/** Draw and prizes, in two columns on wide pages. */
const columnsClass =
  'min-h-36 space-y-2 @min-[46rem]/page:grid @min-[46rem]/page:min-h-0 @min-[46rem]/page:grid-cols-[minmax(20rem,1fr)_minmax(0,2fr)] @min-[46rem]/page:gap-x-8 @min-[46rem]/page:space-y-0';

const awaitedClass = 'min-h-48 @min-[46rem]/page:min-h-24';

const subscribeStates = (onChange: () => void) => drawDetails.$states.listen(onChange);

/**
 * Loads the draw's details in view.
 * @param props `draw` is a list's entry: without the member's tickets, and mostly without prizes
 */
export const ResultCard = memo(function ResultCard({ draw }: { readonly draw: Draw }) {
  const id = useId();
  const hasAllDetails = hasFullResult(draw);
  // The card renders again only when its own state changes.
  const state = useSyncExternalStore(subscribeStates, () => drawDetails.$states.get().get(draw.id));
  const handleEnter = useCallback(
    () => (hasAllDetails ? () => {} : drawDetails.subscribe(draw.id)),
    [draw.id, hasAllDetails],
  );
  const ref = useInView(handleEnter, '200px 0px');
  const details = hasAllDetails ? draw : state?.data;
  return (
    <article ref={ref} className={`${cardClass.padded} wrap-anywhere ${columnsClass}`} aria-labelledby={id}>
      <div className="space-y-2">
        <div className="flex flex-wrap items-center gap-[min(0.875rem,3vw)]">
          <DrawLogo url={draw.logo_url} />
          <div className="min-w-0 grow basis-40">
            <h2 id={id} className="text-[min(var(--text-lg),8vw)]">
              <DrawLink id={draw.id}>{draw.name || `Raffle ${draw.id}`}</DrawLink>
            </h2>
            {draw.end_date && (
              <p className="text-muted">
                Closed <time dateTime={draw.end_date}>{formatDay(draw.end_date)}</time>
              </p>
            )}
          </div>
        </div>
        {details && <OwnResult draw={details} />}
      </div>
      {details && <ResultPrizes draw={details} />}
      {!details && !state && <div className={awaitedClass} />}
      {state && isLoading(state) && !details && (
        <div className={awaitedClass} aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton shape="short" />
        </div>
      )}
      {state?.error && !state.data && (
        // A failed load must not look like a result without a win.
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>We couldn't check this result.</p>
          <Button variant="secondary" size="small" onClick={() => drawDetails.retry()}>
            Try again
            <span className="sr-only">{`: ${draw.name}`}</span>
          </Button>
        </div>
      )}
    </article>
  );
});
