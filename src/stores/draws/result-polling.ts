import { nowMs } from '../app/clock.ts';
import { $memberKey } from '../app/session.ts';
import { invalidate } from '../data/invalidation.ts';
import { isPageActive, subscribePageActive } from '../orders/poll-schedule.ts';

/** When a tab asks after a countdown's end: a moment of its own, so many ms or up to `spreadMs` more after it. */
const looks = {
  first: { afterMs: 0, spreadMs: 5_000 },
  /** Our clock may be ahead of the server's. */
  second: { afterMs: 25_000, spreadMs: 15_000 },
} as const;

/** A moment within the look's time that no other tab shares. */
function lookAt(when: (typeof looks)[keyof typeof looks]): ReturnType<typeof setTimeout> {
  return setTimeout(look, when.afterMs + Math.random() * when.spreadMs);
}

let isAboutToLook = false;
let lookedAt = 0;
let secondLook: ReturnType<typeof setTimeout> | undefined;

/** A tab that nobody sees asks nothing: what it shows is loaded again when it is looked at. */
function look(): void {
  isAboutToLook = false;
  if (document.visibilityState === 'hidden') return;
  lookedAt = nowMs();
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
 * A countdown has reached zero: loads what opening or closing a draw changes, prize money included. It has done so in
 * every open tab of every member, which do not all ask at once; nor does one tab ask for each of its draws, or for one
 * whose end is seen only after it has asked, as of a card that is scrolled to.
 * @param endMs when it was reached, by the server's clock
 */
export function invalidateAtDrawEnd(endMs: number): void {
  if (endMs <= lookedAt) return;
  if (!isAboutToLook) lookAt(looks.first);
  isAboutToLook = true;
  clearTimeout(secondLook);
  secondLook = lookAt(looks.second);
}

/** A closed draw's result is polled at this interval, which varies by the jitter to either side, for so long. */
const resultPoll = { everyMs: 30_000, jitterMs: 5_000, longestMs: 30 * 60_000, leastMs: 2_000 } as const;

/** Ends of the draws whose results are shown as awaited; ms since the epoch, by the server's clock. */
const awaitedEnds = new Set<{ readonly endMs: number }>();
let polledAt = 0;
let pollTimer: ReturnType<typeof setTimeout> | undefined;
let stopLookingAlong = () => {};

/** Asks for results while a draw has closed less than 30 minutes ago, in a visible tab. */
function pollResults(): void {
  const now = nowMs();
  const isDue = [...awaitedEnds].some(({ endMs }) => endMs <= now && now < endMs + resultPoll.longestMs);
  if (!isDue || !isPageActive() || $memberKey.get() === null) return;
  if (now - Math.max(polledAt, lookedAt) < resultPoll.leastMs) return;
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
 * Polls for the result of a draw from its end on, for 30 minutes; a tab that is shown again asks at once.
 * @param endMs when the draw closes or closed, by the server's clock
 * @returns stops polling for this draw
 */
export function startResultPolling(endMs: number): () => void {
  const awaited = { endMs };
  if (awaitedEnds.size === 0) {
    stopLookingAlong = subscribePageActive(pollResults);
    schedulePoll();
  }
  awaitedEnds.add(awaited);
  return () => {
    if (!awaitedEnds.delete(awaited) || awaitedEnds.size > 0) return;
    clearTimeout(pollTimer);
    stopLookingAlong();
  };
}

/** Loads what a result changes beside the draw itself: the tickets that won, and the prize money. */
export function invalidateAfterResult(): void {
  invalidate(['tickets', 'member', 'transactions', 'notifications']);
}
