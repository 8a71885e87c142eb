import { useEffect } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { countdownOf } from '../../../lib/draws/draw-card.ts';
import { $now, nowMs } from '../../../stores/app/clock.ts';
import { invalidateAtDrawEnd } from '../../../stores/draws/result-polling.ts';

/** The next moment at which one of the draws opens or closes; ms since the epoch. */
function getNextEnd(draws: readonly Draw[]): number {
  const ends = draws.flatMap((draw) =>
    draw.status === 'closed' ? [] : Date.parse(countdownOf(draw).until ?? ''),
  );
  const now = nowMs();
  return ends.reduce((next, end) => (end > now && end < next ? end : next), Number.POSITIVE_INFINITY);
}

/** Has what is shown loaded again when one of its draws opens or closes. */
export function useRefreshOnClosing(draws: readonly Draw[]): void {
  const next = getNextEnd(draws);
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    let isOver = false;
    return $now.subscribe((now) => {
      if (now < next || isOver) return;
      isOver = true;
      invalidateAtDrawEnd(next);
    });
  }, [next]);
}
