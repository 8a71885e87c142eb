import { atom } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getElapsedMs, getMoment, type Moment } from '../../lib/browser/moment.ts';
import { getDraw, type Prize } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { prizeOf, type Win } from '../../lib/draws/results.ts';
import { AppError } from '../../lib/errors.ts';
import { filterUnannounced, isFirstVisit, markAnnounced } from '../../lib/tickets/announced-wins.ts';
import { $isPageVisible } from '../app/page-visibility.ts';
import { $memberKey } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';
import { loadFreshList } from '../data/fresh-list.ts';
import { invalidate, provideInvalidationObserver } from '../data/invalidation.ts';
import { ticketsQuery } from './tickets.ts';

/** Further wins are only counted. */
export const maxNamedWins = 4;
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

export const $unannouncedWins = atom<readonly Win[]>([]);

const loadDraw = (id: string) => call(getDraw, { params: { id } });

/** Empty on failure, which must not delay an announcement. */
async function loadPrizes(drawId: string): Promise<readonly Prize[]> {
  const draw = await loadDraw(drawId).catch(() => undefined);
  return draw?.prizes ?? [];
}

const getPurchaseTime = ({ purchased_at }: Ticket) => Date.parse(purchased_at ?? '') || 0;

/** @throws {AppError} when the draw may load later */
async function loadDrawEnd(id: string): Promise<number> {
  if (id === '') return Number.NaN;
  const draw = await loadDraw(id).catch((error: unknown) => {
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

async function addPrizes(tickets: readonly Ticket[]): Promise<Win[]> {
  const wins: Win[] = [];
  const known = new Map<string, readonly Prize[]>();
  for (const ticket of tickets) {
    const isNamed = wins.length < maxNamedWins && ticket.draw_id !== '';
    const prizes = isNamed ? (known.get(ticket.draw_id) ?? (await loadPrizes(ticket.draw_id))) : [];
    known.set(ticket.draw_id, prizes);
    wins.push({ ticket, prize: prizeOf(ticket, prizes) });
  }
  return wins;
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
  if ($memberKey.get() !== member || unannounced.length === 0) return;
  const wins = await addPrizes(unannounced);
  if ($memberKey.get() === member) $unannouncedWins.set(wins);
}

/** Excludes wins that another tab has announced meanwhile. */
export function getUnannouncedWins(): readonly Win[] {
  const wins = $unannouncedWins.get();
  const unannounced = new Set(
    filterUnannounced(
      tenantHost.subdomain,
      wins.map(({ ticket }) => ticket),
    ),
  );
  return wins.filter(({ ticket }) => unannounced.has(ticket));
}

export function markWinsAnnounced(wins: readonly Win[]): void {
  markAnnounced(
    tenantHost.subdomain,
    wins.map(({ ticket }) => ticket),
  );
  $unannouncedWins.set(getUnannouncedWins());
}

/** Checks after the first view and whenever tickets are invalidated. */
export function startWinChecks(): void {
  let hidden: Moment | undefined;
  let isDue = false;
  provideInvalidationObserver((names) => {
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
