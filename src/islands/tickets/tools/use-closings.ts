import { useEffect } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { getCountdown } from '../../../lib/draws/draw-card.ts';
import { $now, nowMs } from '../../../stores/app/clock.ts';
import { invalidateAtDrawEnd } from '../../../stores/draws/status-polling.ts';

/** In ms since the epoch; Infinity without a next end. */
function getNextEnd(draws: readonly Draw[]): number {
  const ends = draws.flatMap((draw) =>
    draw.status === 'closed' ? [] : Date.parse(getCountdown(draw).until ?? ''),
  );
  const now = nowMs();
  return ends.reduce((next, end) => (end > now && end < next ? end : next), Number.POSITIVE_INFINITY);
}

export function useRefreshOnClosing(draws: readonly Draw[]): void {
  const next = getNextEnd(draws);
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    let hasEnded = false;
    return $now.subscribe((now) => {
      if (now < next || hasEnded) return;
      hasEnded = true;
      invalidateAtDrawEnd(next);
    });
  }, [next]);
}
