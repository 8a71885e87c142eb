import { nowMs } from '../app/clock.ts';
import { $memberKey } from '../app/session.ts';
import { invalidate } from '../data/invalidation.ts';
import { isPageActive, subscribePageActive } from '../orders/poll-schedule.ts';

/** The random spread prevents simultaneous requests from all tabs. */
const refreshDelays = {
  first: { afterMs: 0, spreadMs: 5_000 },
  /** Our clock may be ahead of the server's. */
  second: { afterMs: 25_000, spreadMs: 15_000 },
} as const;

function scheduleRefresh(
  delay: (typeof refreshDelays)[keyof typeof refreshDelays],
): ReturnType<typeof setTimeout> {
  return setTimeout(refreshDraws, delay.afterMs + Math.random() * delay.spreadMs);
}

let isScheduled = false;
let refreshedAt = 0;
let secondTimer: ReturnType<typeof setTimeout> | undefined;

/** Hidden tabs refetch when visible. */
function refreshDraws(): void {
  isScheduled = false;
  if (document.visibilityState === 'hidden') return;
  refreshedAt = nowMs();
  invalidate([
    'draw',
    'draws',
    'allDraws',
    'results',
    'upcoming',
    'prizes',
    'tickets',
    'member',
    'transactions',
    'notifications',
  ]);
}

/**
 * One refresh serves all draws of a tab.
 * @param endMs end of the countdown by the server's clock, in ms since the epoch
 */
export function invalidateAtDrawEnd(endMs: number): void {
  if (endMs <= refreshedAt) return;
  if (!isScheduled) scheduleRefresh(refreshDelays.first);
  isScheduled = true;
  clearTimeout(secondTimer);
  secondTimer = scheduleRefresh(refreshDelays.second);
}

/** Polling interval, jitter to either side, duration and shortest pause. */
const resultPoll = { everyMs: 30_000, jitterMs: 5_000, longestMs: 30 * 60_000, leastMs: 2_000 } as const;

const polledEnds = new Set<{ readonly endMs: number }>();
let polledAt = 0;
let pollTimer: ReturnType<typeof setTimeout> | undefined;
let unsubscribe = () => {};

function pollResults(): void {
  const now = nowMs();
  const isDue = [...polledEnds].some(({ endMs }) => endMs <= now && now < endMs + resultPoll.longestMs);
  if (!isDue || !isPageActive() || $memberKey.get() === null) return;
  if (now - Math.max(polledAt, refreshedAt) < resultPoll.leastMs) return;
  polledAt = now;
  invalidate(['draw', 'prizes', 'results', 'allDraws']);
}

function schedulePoll(): void {
  const jitterMs = (Math.random() * 2 - 1) * resultPoll.jitterMs;
  pollTimer = setTimeout(() => {
    pollResults();
    schedulePoll();
  }, resultPoll.everyMs + jitterMs);
}

/**
 * Polls for a draw's result for 30 minutes from its end.
 * @param endMs by the server's clock, in ms since the epoch
 * @returns stops polling for this draw
 */
export function startResultPolling(endMs: number): () => void {
  const polled = { endMs };
  if (polledEnds.size === 0) {
    unsubscribe = subscribePageActive(pollResults);
    schedulePoll();
  }
  polledEnds.add(polled);
  return () => {
    if (!polledEnds.delete(polled) || polledEnds.size > 0) return;
    clearTimeout(pollTimer);
    unsubscribe();
  };
}

export function invalidateAfterResult(): void {
  invalidate(['tickets', 'member', 'transactions', 'notifications']);
}
