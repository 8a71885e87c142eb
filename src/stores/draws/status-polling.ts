import { nowMs } from '../app/clock.ts';
import { $isPageActive, $isPageVisible, onResume } from '../app/page-visibility.ts';
import { $memberKey } from '../app/session.ts';
import { invalidate } from '../data/invalidation.ts';

/** The random spread prevents simultaneous requests from all tabs. */
const refreshDelays = {
  first: { afterMs: 0, spreadMs: 1_000 },
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
  if (!$isPageVisible.get()) return;
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
const statusPoll = { everyMs: 30_000, jitterMs: 5_000, longestMs: 30 * 60_000, leastMs: 2_000 } as const;

const polledDraws = new Set<{ readonly changesAtMs: number }>();
let polledAt = 0;
let pollTimer: ReturnType<typeof setTimeout> | undefined;
let unsubscribe = () => {};

function pollStatus(): void {
  const now = nowMs();
  const isDue = [...polledDraws].some(
    ({ changesAtMs }) => changesAtMs <= now && now < changesAtMs + statusPoll.longestMs,
  );
  if (!isDue || !$isPageActive.get() || $memberKey.get() === null) return;
  if (now - Math.max(polledAt, refreshedAt) < statusPoll.leastMs) return;
  polledAt = now;
  invalidate(['draw', 'draws', 'prizes', 'results', 'allDraws', 'upcoming']);
}

function schedulePoll(): void {
  const jitterMs = (Math.random() * 2 - 1) * statusPoll.jitterMs;
  pollTimer = setTimeout(() => {
    pollStatus();
    schedulePoll();
  }, statusPoll.everyMs + jitterMs);
}

/**
 * Polls for 30 minutes from the time at which a draw opens, or closes and gets its result.
 * @param changesAtMs by the server's clock, in ms since the epoch
 * @returns stops polling for this draw
 */
export function startStatusPolling(changesAtMs: number): () => void {
  const polled = { changesAtMs };
  if (polledDraws.size === 0) {
    unsubscribe = onResume(0, pollStatus);
    schedulePoll();
  }
  polledDraws.add(polled);
  return () => {
    if (!polledDraws.delete(polled) || polledDraws.size > 0) return;
    clearTimeout(pollTimer);
    unsubscribe();
  };
}

export function invalidateAfterResult(): void {
  invalidate(['tickets', 'member', 'transactions', 'notifications']);
}
