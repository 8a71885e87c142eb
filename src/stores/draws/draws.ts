import { atom, computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getCachedReply } from '../../lib/api/cached-replies.ts';
import { type Draw, getDraw, listDraws, listPrizes } from '../../lib/contract/draws.ts';
import type { EntryCount } from '../../lib/data/list.ts';
import { getFreshData, isLoading } from '../../lib/data/query.ts';
import {
  parseDrawsFilters,
  parseSearch,
  type TicketCounts,
  toDrawsQuery,
  toFiltersQuery,
  toResultsQuery,
} from '../../lib/draws/draw-filters.ts';
import { deviceStorage } from '../../lib/storage/scoped-storage.ts';
import { nowMs } from '../app/clock.ts';
import { $isPageActive, $isPageVisible, onResume } from '../app/page-state.ts';
import { $screen } from '../app/router.ts';
import { $memberKey, $owner } from '../app/session.ts';
import { provideScreenTitle } from '../app/title.ts';
import { createFilters } from '../data/filters.ts';
import { createListQuery } from '../data/list-query.ts';
import { createQuery } from '../data/query.ts';
import { invalidate } from '../data/query-registry.ts';
/** Search, sort and status of the list, in its URL. */
export const drawsFilters = createFilters('draws', parseDrawsFilters, toFiltersQuery);

/** Draws that match the filters. The previous list stays while the next one loads. */
export const drawsQuery = createListQuery({
  name: 'draws',
  prefetchOn: ['draws'],
  operation: 'listDraws',
  param: drawsFilters.$filters,
  endpoint: listDraws,
  input: (filters) => ({ query: toDrawsQuery(filters) }),
  keepPreviousData: true,
});

export const resultsFilters = createFilters(
  'results',
  (query) => ({ search: parseSearch(query) }),
  (filters) => filters,
);

const $search = computed(resultsFilters.$filters, (filters) => filters?.search ?? null);

export const resultsQuery = createListQuery({
  name: 'results',
  prefetchOn: ['results'],
  operation: 'listDraws',
  param: $search,
  endpoint: listDraws,
  input: (search) => ({ query: toResultsQuery(search) }),
  keepPreviousData: true,
});

/** Ticket counts by draw. Filled after the first view, while the list of draws is shown. */
export const $ticketCounts = atom<TicketCounts>(new Map());

/** Number of draws that 'My raffles only' shows. Undefined while the switch is off or the number is unknown. */
export const $ownDrawCount = atom<EntryCount | undefined>();

const drawQueries = ['draw', 'draws', 'allDraws', 'results', 'upcoming', 'prizes'] as const;
const winQueries = ['tickets', 'member', 'transactions', 'notifications'] as const;

/** The random spread prevents simultaneous requests from all tabs. */
const scheduleRefresh = (afterMs: number, spreadMs: number) =>
  setTimeout(refreshDraws, afterMs + Math.random() * spreadMs);

let isScheduled = false;
let refreshedAt = 0;
let secondTimer: ReturnType<typeof setTimeout> | undefined;

/** Hidden tabs refetch when visible. */
function refreshDraws(): void {
  isScheduled = false;
  if (!$isPageVisible.get()) return;
  refreshedAt = nowMs();
  invalidate([...drawQueries, ...winQueries]);
}

/**
 * One refresh serves all draws of a tab.
 * @param endMs end of the countdown by the server's clock, in ms since the epoch
 */
export function invalidateAtDrawEnd(endMs: number): void {
  if (endMs <= refreshedAt) return;
  if (!isScheduled) scheduleRefresh(0, 1_000);
  isScheduled = true;
  clearTimeout(secondTimer);
  // Our clock may be ahead of the server's.
  secondTimer = scheduleRefresh(25_000, 15_000);
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
  invalidate(drawQueries);
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
  invalidate(winQueries);
}

/** Returns the storage name of the time at which this browser first read a draw as closed before its end date. */
export const getEarlyClosingName = (drawId: string) => `closed-early/${drawId}`;

/**
 * Saves when a draw was first read as closed before its end date, because the API does not say when. Waits for the
 * member, because stored values belong to one.
 */
function saveEarlyClosing({ id, status, end_date }: Draw): void {
  const now = nowMs();
  const isEarly = status === 'closed' && now < Date.parse(end_date ?? '');
  if (!isEarly) return;
  const name = getEarlyClosingName(id);
  const save = () => deviceStorage.has(name) || deviceStorage.write(name, String(now));
  if (save()) return;
  const stop = $owner.listen(() => {
    stop();
    save();
  });
}

/** Requests a draw and saves an early closing. @throws {AppError} */
export async function loadDraw(id: string): Promise<Draw> {
  const draw = await call(getDraw, { params: { id } });
  saveEarlyClosing(draw);
  return draw;
}

/**
 * Returns the end date, or the earlier time at which this browser first read the draw as closed, in ms since the epoch.
 * Undefined for a draw that is not closed or has no end date.
 * @param early the stored time; without one, an end date in the future counts as now
 */
export function getClosedAt(
  { status, end_date }: Pick<Draw, 'status' | 'end_date'>,
  early: string | undefined,
): number | undefined {
  const end = Date.parse(end_date ?? '');
  if (status !== 'closed' || Number.isNaN(end)) return undefined;
  return Math.min(end, Number(early) || nowMs());
}

const $drawId = computed($screen, (screen) =>
  screen.kind === 'screen' && screen.name === 'draw' ? (screen.params['id'] ?? null) : null,
);

/** Entry of the draws list, shown until the draw has loaded. */
export const $listedDraw = computed([$drawId, drawsQuery.$state], (drawId, state) =>
  getFreshData(state)?.entries.find(({ id }) => id === drawId),
);

export const drawQuery = createQuery({
  name: 'draw',
  prefetchOn: ['draw'],
  operation: 'getDraw',
  param: $drawId,
  load: loadDraw,
  readOfflineCache: (id) => getCachedReply(getDraw, { params: { id } }),
});

provideScreenTitle('draw', () => {
  const state = drawQuery.$state.get();
  const shown = isLoading(state) ? $listedDraw.get() : state.data;
  return shown?.name || undefined;
});

export const prizesQuery = createListQuery({
  name: 'prizes',
  operation: 'getDraw',
  param: $drawId,
  endpoint: listPrizes,
  input: (id) => ({ params: { id } }),
});
