import { memo, Suspense, useCallback, useId, useMemo, useState } from 'react';
import type { Draw, Prize } from '../../../lib/contract/draws.ts';
import { drawResultOf, firstWinners, hasFullResult, winText } from '../../../lib/draws/results.ts';
import { formatDay } from '../../../lib/format/date-time.ts';
import { getPath } from '../../../lib/paths.ts';
import { toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { OutcomeBadge, useOutcomes } from '../../shared/ticket-outcome.tsx';
import { cardClass } from '../../ui/content/card.ts';
import { Button } from '../../ui/controls/button.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { DrawLogo } from '../cards/draw-logo.tsx';
import { Winners } from '../details/winners.tsx';
import { useDrawDetails } from './use-draw-details.ts';

function ResultPrizes({ draw: { prizes, tickets } }: { readonly draw: Draw }) {
  const ownNumbers = new Set(tickets.map(({ number }) => number));
  if (prizes.length === 0) return <p className="text-muted">No prizes are listed.</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
    <ol className="result-prizes" role="list" aria-label="Prizes">
      {prizes.map((prize) => (
        <li key={prize.id} className="space-y-2">
          <h3 className="result-prize">{prize.description}</h3>
          <PrizeWinners prize={prize} ownNumbers={ownNumbers} />
        </li>
      ))}
    </ol>
  );
}

function PrizeWinners({
  prize,
  ownNumbers,
}: {
  readonly prize: Prize;
  readonly ownNumbers: ReadonlySet<string>;
}) {
  if (prize.winners.length === 0)
    return <p className="text-muted text-sm">The winner has not been named yet.</p>;
  const { winners, more } = firstWinners(prize.winners, ownNumbers);
  return (
    <>
      <Winners prize={{ ...prize, winners }} ownNumbers={ownNumbers} />
      {more > 0 && <p className="text-muted text-sm">and {more} more</p>}
    </>
  );
}

const ResultPoll = lazyComponent(() => import('../../shared/result-poll.ts'));

const maxListedWins = 5;

/** Renders nothing without tickets. */
function OwnResult({ draw }: { readonly draw: Draw }) {
  const knownDraw = useMemo(() => toKnownDraw(draw), [draw]);
  const outcome = useOutcomes(
    draw.tickets,
    useCallback(() => knownDraw, [knownDraw]),
  );
  const drawResult = drawResultOf(draw, knownDraw.prizes, outcome);
  const isAwaited = drawResult?.kind === 'pending';
  const isKnown = drawResult?.kind === 'won' || drawResult?.kind === 'lost';
  const result = isKnown ? `${draw.name}: ${drawResult.title}` : undefined;
  const [shouldPoll] = useState(isAwaited);
  if (!drawResult || drawResult.kind === 'none') return null;
  const { kind, text, wins } = drawResult;
  return (
    <div className={kind === 'won' ? 'result-own result-own-won' : 'result-own'}>
      <OutcomeBadge outcome={kind} />
      {shouldPoll && (
        <Suspense>
          <ResultPoll endDate={draw.end_date} isAwaited={isAwaited} result={result} />
        </Suspense>
      )}
      {text && <p className="tabular-nums text-sm">{text}</p>}
      {wins.slice(0, maxListedWins).map((win) => (
        <p key={win.ticket.id} className="tabular-nums">
          {winText(win)}
        </p>
      ))}
      {wins.length > maxListedWins && <p>and {wins.length - maxListedWins} more</p>}
    </div>
  );
}

interface ResultCardProps {
  /** Entry of a list: without the member's tickets, and mostly without prizes. */
  readonly draw: Draw;
}

/** Loads the draw's details in view. */
export const ResultCard = memo(function ResultCard({ draw }: ResultCardProps) {
  const id = useId();
  const hasAllDetails = hasFullResult(draw);
  const { ref, state } = useDrawDetails(draw.id, !hasAllDetails);
  const details = hasAllDetails ? draw : state?.status === 'loaded' ? state.data : undefined;
  return (
    <article ref={ref} className={`${cardClass.padded} draw-result space-y-2`} aria-labelledby={id}>
      <div className="result-head">
        <DrawLogo url={draw.logo_url} />
        <div>
          <h2 id={id}>
            <a className="tickets-draw" href={getPath('draw', { id: draw.id })}>
              {draw.name || `Draw ${draw.id}`}
            </a>
          </h2>
          {draw.end_date && (
            <p className="text-muted text-sm">
              Closed <time dateTime={draw.end_date}>{formatDay(draw.end_date)}</time>
            </p>
          )}
        </div>
      </div>
      {details && <OwnResult draw={details} />}
      {details && <ResultPrizes draw={details} />}
      {!details && !state && <div className="result-awaited" />}
      {state?.status === 'loading' && !details && <ResultSkeleton />}
      {state?.status === 'failed' && <ResultError name={draw.name} />}
    </article>
  );
});

function ResultSkeleton() {
  return (
    <div className="result-awaited" aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="short" />
    </div>
  );
}

/** Distinguishes a failed load from a loss. */
function ResultError({ name }: { readonly name: string }) {
  return (
    <div className="result-unread">
      <p>The result could not be checked.</p>
      <Button variant="secondary" size="small" onClick={() => drawDetails.retry()}>
        Retry
        <span className="sr-only"> for {name}</span>
      </Button>
    </div>
  );
}
