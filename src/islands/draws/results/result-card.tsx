import { memo, Suspense, useCallback, useId, useMemo, useState } from 'react';
import type { Draw, Prize } from '../../../lib/contract/draws.ts';
import { drawResultOf, firstWinners, hasFullResult, winText } from '../../../lib/draws/results.ts';
import { formatDay } from '../../../lib/format/date-time.ts';
import { getPath } from '../../../lib/paths.ts';
import { toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { OutcomeBadge, useOutcomes } from '../../shared/ticket-outcome.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { DrawLogo } from '../cards/draw-logo.tsx';
import { Winners } from '../details/winners.tsx';
import { useDrawDetails } from './use-draw-details.ts';

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

const ResultPoll = lazyComponent(() => import('../../shared/result-poll.ts'));

const mostWins = 5;

/** What became of the member's tickets for a draw; nothing for who had none. */
export function OwnResult({ draw }: { readonly draw: Draw }) {
  const known = useMemo(() => toKnownDraw(draw), [draw]);
  const outcome = useOutcomes(
    draw.tickets,
    useCallback(() => known, [known]),
  );
  const answer = drawResultOf(draw, known.prizes, outcome);
  const isAwaited = answer?.kind === 'pending';
  const isKnown = answer?.kind === 'won' || answer?.kind === 'lost';
  const result = isKnown ? `${draw.name}: ${answer.title}` : undefined;
  const [polls] = useState(isAwaited);
  if (!answer || answer.kind === 'none') return null;
  const { kind, text, wins } = answer;
  return (
    <div className={kind === 'won' ? 'result-own result-own-won' : 'result-own'}>
      <OutcomeBadge outcome={kind} />
      {polls && (
        <Suspense>
          <ResultPoll endDate={draw.end_date} isAwaited={isAwaited} result={result} />
        </Suspense>
      )}
      {text && <p className="digits small">{text}</p>}
      {wins.slice(0, mostWins).map((win) => (
        <p key={win.ticket.id} className="digits">
          {winText(win)}
        </p>
      ))}
      {wins.length > mostWins && <p>and {wins.length - mostWins} more</p>}
    </div>
  );
}

interface ResultCardProps {
  /** As the list has it: mostly without prizes, and always without the member's tickets. */
  readonly draw: Draw;
}

/** A draw that has closed: its prizes, who won them, and what became of the member's own tickets. */
export const ResultCard = memo(function ResultCard({ draw }: ResultCardProps) {
  const id = useId();
  const isTold = hasFullResult(draw);
  const { ref, state } = useDrawDetails(draw.id, !isTold);
  const details = isTold ? draw : state?.status === 'loaded' ? state.data : undefined;
  return (
    <article ref={ref} className="card draw-result flow-small" aria-labelledby={id}>
      <div className="result-head">
        <DrawLogo url={draw.logo_url} />
        <div>
          <h2 id={id}>
            <a className="tickets-draw" href={getPath('draw', { id: draw.id })}>
              {draw.name || `Draw ${draw.id}`}
            </a>
          </h2>
          {draw.end_date && (
            <p className="muted small">
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

/** Of a draw that could not be read nothing is said, least of all who has not won. */
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
