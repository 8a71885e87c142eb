import { atom } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getElapsedMs, getMoment, type Moment } from '../../lib/browser/moment.ts';
import { getDraw, type Prize } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { prizeOf, type Win } from '../../lib/draws/results.ts';
import { filterUnannounced, markAnnounced } from '../../lib/tickets/announced-wins.ts';
import { $memberKey } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';
import { invalidate, provideInvalidationObserver } from '../data/invalidation.ts';
import { loadFreshList } from '../data/list-query.ts';
import { runForSession } from '../data/query-cache.ts';
import { ticketsQuery } from './tickets.ts';

/** Further wins are only counted. */
export const maxNamedWins = 4;
const maxPages = 20;
/** Refetches of visible data run first. */
const checkDelayMs = 1_500;
const firstCheckDelayMs = 10_000;
/** A tab hidden for this long may have missed a draw's end. */
const awayMs = 60_000;

export const $unannouncedWins = atom<readonly Win[]>([]);

const isVisible = () => document.visibilityState !== 'hidden';

/** Empty on failure, which must not delay an announcement. */
async function loadPrizes(drawId: string): Promise<readonly Prize[]> {
  const session = $memberKey.get();
  const draw = await runForSession(session, () => call(getDraw, { params: { id: drawId } })).catch(
    () => undefined,
  );
  return draw?.prizes ?? [];
}

const getPurchaseTime = ({ purchased_at }: Ticket) => Date.parse(purchased_at ?? '') || 0;

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
  timer = setTimeout(() => void check(), ms);
}

async function check(): Promise<void> {
  const member = $memberKey.get();
  if (member === null || !isVisible()) return;
  const tickets = await loadFreshList(ticketsQuery, maxPages);
  const won = filterUnannounced(
    tenantHost.subdomain,
    tickets?.entries.filter(({ prize_id }) => prize_id !== null) ?? [],
  );
  if ($memberKey.get() !== member || won.length === 0) return;
  const wins = await addPrizes(won.toSorted((a, b) => getPurchaseTime(b) - getPurchaseTime(a)));
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
    isDue = !isVisible();
    scheduleCheck();
  });
  document.addEventListener('visibilitychange', () => {
    if (!isVisible()) {
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
