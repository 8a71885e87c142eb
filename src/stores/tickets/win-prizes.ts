import { call } from '../../lib/api/api.ts';
import { getDraw, type Prize } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { prizeOf, type Win } from '../../lib/draws/results.ts';

/** Maximum number of wins with a prize. The rest are only counted. */
export const maxNamedWins = 4;

/** Returns no prizes on failure, because a failure must not delay the announcement. */
async function loadPrizes(id: string): Promise<readonly [id: string, prizes: readonly Prize[]]> {
  const draw = await call(getDraw, { params: { id } }).catch(() => undefined);
  return [id, draw?.prizes ?? []];
}

/** Adds prizes to the first wins. Never throws. */
export async function addPrizes(tickets: readonly Ticket[]): Promise<readonly Win[]> {
  const ids = new Set(tickets.slice(0, maxNamedWins).map(({ draw_id }) => draw_id));
  const known = new Map(await Promise.all([...ids].filter(Boolean).map(loadPrizes)));
  return tickets.map((ticket) => ({ ticket, prize: prizeOf(ticket, known.get(ticket.draw_id) ?? []) }));
}
