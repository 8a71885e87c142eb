/** Which of the member's wins they were not told of yet: looked for at rest, and whenever tickets may have changed. */
import { atom } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getDraw, type Prize } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { prizeOf, type Win } from '../../lib/draws/results.ts';
import { filterUnannounced, markAnnounced } from '../../lib/tickets/announced-wins.ts';
import { $memberKey } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';
import { loadFreshList } from '../data/fresh-list.ts';
import { invalidate, provideInvalidationObserver } from '../data/invalidation.ts';
import { runForSession } from '../data/query.ts';
import { ticketsQuery } from './tickets.ts';

/** So many wins are told with their prizes; of more, how many there are. */
export const maxNamedWins = 4;
/** A list of tickets is read so far, page by page. */
const mostPages = 20;
/** What makes tickets out of date mostly changes more than them, and lets its own reads go first. */
const pauseMs = 1_500;
/** No screen shows what a page looks for first: what does is loaded and read before. */
const firstPauseMs = 10_000;
/** A tab that was out of sight for longer may have slept over the closing of a draw. */
const awayMs = 60_000;

/** What is to be told, the latest first; empty while there is nothing. */
export const $unannouncedWins = atom<readonly Win[]>([]);

const isSeen = () => document.visibilityState !== 'hidden';

/** The prizes of a draw; none where they cannot be had, which is no reason to keep a win back. */
async function prizesOf(drawId: string): Promise<readonly Prize[]> {
  const session = $memberKey.get();
  const draw = await runForSession(session, () => call(getDraw, { params: { id: drawId } })).catch(
    () => undefined,
  );
  return draw?.prizes ?? [];
}

const boughtAt = ({ purchased_at }: Ticket) => Date.parse(purchased_at ?? '') || 0;

/** Names the prizes of the first wins, one draw after the other. */
async function withPrizes(tickets: readonly Ticket[]): Promise<Win[]> {
  const wins: Win[] = [];
  const known = new Map<string, readonly Prize[]>();
  for (const ticket of tickets) {
    const isNamed = wins.length < maxNamedWins && ticket.draw_id !== '';
    const prizes = isNamed ? (known.get(ticket.draw_id) ?? (await prizesOf(ticket.draw_id))) : [];
    known.set(ticket.draw_id, prizes);
    wins.push({ ticket, prize: prizeOf(ticket, prizes) });
  }
  return wins;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Looks soon, in a tab that is seen; another one looks once it is. */
function lookSoon(ms = pauseMs): void {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), ms);
}

async function look(): Promise<void> {
  const member = $memberKey.get();
  if (member === null || !isSeen()) return;
  const tickets = await loadFreshList(ticketsQuery, mostPages);
  const won = filterUnannounced(
    tenantHost.subdomain,
    tickets?.entries.filter(({ prize_id }) => prize_id !== null) ?? [],
  );
  if ($memberKey.get() !== member || won.length === 0) return;
  const wins = await withPrizes(won.toSorted((a, b) => boughtAt(b) - boughtAt(a)));
  if ($memberKey.get() === member) $unannouncedWins.set(wins);
}

/** What is still to be told: another tab may have told it meanwhile. */
export function getUnannouncedWins(): readonly Win[] {
  const wins = $unannouncedWins.get();
  const left = new Set(
    filterUnannounced(
      tenantHost.subdomain,
      wins.map(({ ticket }) => ticket),
    ),
  );
  return wins.filter(({ ticket }) => left.has(ticket));
}

/** The member has been told. */
export function markWinsAnnounced(wins: readonly Win[]): void {
  markAnnounced(
    tenantHost.subdomain,
    wins.map(({ ticket }) => ticket),
  );
  $unannouncedWins.set(getUnannouncedWins());
}

/** Begins to look for wins. */
export function startWinChecks(): void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  let isDue = false;
  provideInvalidationObserver((names) => {
    if (!names.includes('tickets')) return;
    isDue = !isSeen();
    lookSoon();
  });
  document.addEventListener('visibilitychange', () => {
    if (!isSeen()) {
      hiddenAt = Date.now();
      return;
    }
    if (Date.now() - hiddenAt > awayMs) invalidate(['tickets']);
    else if (isDue) lookSoon();
    isDue = false;
  });
  $memberKey.subscribe(() => {
    $unannouncedWins.set([]);
    lookSoon(firstPauseMs);
  });
}
