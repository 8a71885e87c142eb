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
/** Maximum age of a draw's end for a win to be announced on a first visit. */
const recentMs = 30 * 24 * 60 * 60_000;
/** Maximum number of draws that a first visit loads for their dates, the latest purchases first. */
const maxDatedWins = 10;
/** Delays the check so that refetches of visible data run first. */
const checkDelayMs = 1_500;
const firstCheckDelayMs = 10_000;
/** Time after which a hidden tab checks again, because it may have missed a draw's end. */
const awayMs = 60_000;

/** Tickets with a win that no tab has announced yet. */
export const $unannouncedWins = atom<readonly Ticket[]>([]);

const getPurchaseTime = ({ purchased_at }: Ticket) => Date.parse(purchased_at ?? '') || 0;

/**
 * Returns ms since the epoch; NaN if unknown.
 * @throws {AppError} when the draw may load later
 */
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
 * Marks wins as announced if their draws ended more than 30 days ago or at an unknown time. Does not load the draws of
 * tickets that were bought within 30 days.
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

/** Returns the wins without those that another tab has announced meanwhile. */
export const getUnannouncedWins = (): readonly Ticket[] =>
  filterUnannounced(tenantHost.subdomain, $unannouncedWins.get());

export function markWinsAnnounced(tickets: readonly Ticket[]): void {
  markAnnounced(tenantHost.subdomain, tickets);
  $unannouncedWins.set(getUnannouncedWins());
}

/** Starts checks after the first view and after each invalidation of tickets. */
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
