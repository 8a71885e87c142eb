import { memo, useId } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { hasFullResult } from '../../../lib/draws/results.ts';
import { formatDay } from '../../../lib/format/date-time.ts';
import { getPath } from '../../../lib/paths.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { DrawLogo } from '../cards/draw-logo.tsx';
import { OwnResult } from './own-result.tsx';
import { ResultPrizes } from './result-prizes.tsx';
import { useDrawDetails } from './use-draw-details.ts';

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
