import { atom } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getElapsedMs, getMoment, type Moment } from '../../lib/browser/timing.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { AppError } from '../../lib/errors.ts';
import { filterUnannounced, isFirstVisit, markAnnounced } from '../../lib/tickets/announced-wins.ts';
import { $isPageVisible } from '../app/page-state.ts';
import { $memberKey } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';
import { loadFreshList } from '../data/list-query.ts';
import { $invalidated, invalidate } from '../data/query-registry.ts';
import { ticketsQuery } from './tickets.ts';

const maxPages = 20;
/** A first visit announces wins of this time. */
const recentMs = 30 * 24 * 60 * 60_000;
/** Wins whose draws a first visit loads for their dates, the latest purchases first. */
const maxDatedWins = 10;
/** Refetches of visible data run first. */
const checkDelayMs = 1_500;
const firstCheckDelayMs = 10_000;
/** A tab hidden for this long may have missed a draw's end. */
const awayMs = 60_000;

/** Tickets that won. */
export const $unannouncedWins = atom<readonly Ticket[]>([]);

const getPurchaseTime = ({ purchased_at }: Ticket) => Date.parse(purchased_at ?? '') || 0;

/** @throws {AppError} when the draw may load later */
async function loadDrawEnd(id: string): Promise<number> {
  if (id === '') return Number.NaN;
  const draw = await call(getDraw, { params: { id } }).catch((error: unknown) => {
    const isUnreadable = error instanceof AppError && error.kind === 'broken' && error.status === undefined;
    if (isUnreadable || (error instanceof AppError && error.status === 404)) return undefined;
    throw error;
  });
  return Date.parse(draw?.end_date ?? '');
}

/**
 * Marks the wins as announced that a first visit may not announce: of draws that ended before the last 30 days,
 * or at an unknown time. A ticket that was bought since then needs no date of its draw.
 * @throws {AppError} as `loadDrawEnd`
 */
async function markOldWins(tickets: readonly Ticket[], member: string): Promise<void> {
  const since = Date.now() - recentMs;
  const old: Ticket[] = [];
  const undated = tickets.filter((ticket) => getPurchaseTime(ticket) < since);
  for (const [index, ticket] of undated.entries()) {
    const isRecent = index < maxDatedWins && (await loadDrawEnd(ticket.draw_id)) >= since;
    if (!isRecent) old.push(ticket);
  }
  if ($memberKey.get() === member) markAnnounced(tenantHost.subdomain, old);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function scheduleCheck(ms = checkDelayMs): void {
  clearTimeout(timer);
  // A failed check runs again with the next refetch of tickets.
  timer = setTimeout(() => void check().catch(() => {}), ms);
}

async function check(): Promise<void> {
  const member = $memberKey.get();
  if (member === null || !$isPageVisible.get()) return;
  const tickets = await loadFreshList(ticketsQuery, maxPages);
  if ($memberKey.get() !== member || !tickets) return;
  const won = tickets.entries
    .filter(({ prize_id }) => prize_id !== null)
    .toSorted((a, b) => getPurchaseTime(b) - getPurchaseTime(a));
  if (isFirstVisit(tenantHost.subdomain)) await markOldWins(won, member);
  const unannounced = filterUnannounced(tenantHost.subdomain, won);
  if ($memberKey.get() === member && unannounced.length > 0) $unannouncedWins.set(unannounced);
}

/** Excludes wins that another tab has announced meanwhile. */
export const getUnannouncedWins = (): readonly Ticket[] =>
  filterUnannounced(tenantHost.subdomain, $unannouncedWins.get());

export function markWinsAnnounced(tickets: readonly Ticket[]): void {
  markAnnounced(tenantHost.subdomain, tickets);
  $unannouncedWins.set(getUnannouncedWins());
}

/** Checks after the first view and whenever tickets are invalidated. */
export function startWinChecks(): void {
  let hidden: Moment | undefined;
  let isDue = false;
  $invalidated.listen((names) => {
    if (!names.includes('tickets')) return;
    isDue = !$isPageVisible.get();
    scheduleCheck();
  });
  $isPageVisible.listen((isVisible) => {
    if (!isVisible) {
      hidden = getMoment();
      return;
    }
    if (hidden && getElapsedMs(hidden) > awayMs) invalidate(['tickets']);
    else if (isDue) scheduleCheck();
    isDue = false;
  });
  $memberKey.subscribe(() => {
    $unannouncedWins.set([]);
    scheduleCheck(firstCheckDelayMs);
  });
}
