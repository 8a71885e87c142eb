import { useEffect } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { countdownOf } from '../../../lib/draws/draw-card.ts';
import { $now, nowMs } from '../../../stores/app/clock.ts';
import { loadOpenedOrClosed } from '../../../stores/draws/result-polling.ts';

/** The next moment at which one of the draws opens or closes; ms since the epoch. */
function nextEnd(draws: readonly Draw[]): number {
  const ends = draws.flatMap((draw) =>
    draw.status === 'closed' ? [] : Date.parse(countdownOf(draw).until ?? ''),
  );
  const now = nowMs();
  return ends.reduce((next, end) => (end > now && end < next ? end : next), Number.POSITIVE_INFINITY);
}

/** Has what is shown loaded again when one of its draws opens or closes. */
export function useClosings(draws: readonly Draw[]): void {
  const next = nextEnd(draws);
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    let isOver = false;
    return $now.subscribe((now) => {
      if (now < next || isOver) return;
      isOver = true;
      loadOpenedOrClosed(next);
    });
  }, [next]);
}
