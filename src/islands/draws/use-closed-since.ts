import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { isComplete } from '../../lib/data/list.ts';
import { type DrawOutcome, getDrawOutcome, selectClosedSince } from '../../lib/draws/closed-since.ts';
import { ticketOutcome, toKnownDraw } from '../../lib/tickets/ticket-outcomes.ts';
import { $memberKey } from '../../stores/app/session.ts';
import { loadFreshList } from '../../stores/data/list-query.ts';
import { $absenceStart, endAbsence, trackVisits } from '../../stores/draws/absence.ts';
import { readClosedDraws } from '../../stores/draws/closed-draws.ts';
import { drawDetails } from '../../stores/draws/draw-details.ts';
import { $member } from '../../stores/member/member.ts';
import { isKnownWon } from '../../stores/tickets/known-results.ts';
import { ticketsQuery } from '../../stores/tickets/tickets.ts';

const maxTicketPages = 20;
/** Each draw takes a request. Members of more see their results on the tickets. */
const maxDraws = 20;

interface OwnDraws {
  /** ms since the epoch. */
  readonly since: number;
  readonly draws: readonly Draw[];
  readonly tickets: readonly Ticket[];
}

/** Finds the member's draws that closed during an absence; undefined unless both lists are known. Too many are as none. */
async function findOwnDraws(since: number): Promise<OwnDraws | undefined> {
  const session = $memberKey.get();
  try {
    const closed = await readClosedDraws(since);
    const tickets = await loadFreshList(ticketsQuery, maxTicketPages);
    if (!closed || !tickets || !isComplete(tickets) || $memberKey.get() !== session) return undefined;
    const draws = selectClosedSince(closed, tickets.entries, since);
    return { since, draws: draws.length <= maxDraws ? draws : [], tickets: tickets.entries };
  } catch {
    return undefined;
  }
}

function useAbsenceStart(): number | undefined {
  const email = useStore($member)?.email;
  useEffect(() => (email ? trackVisits(email) : undefined), [email]);
  return useStore($absenceStart);
}

/** Returns the outcomes of the member's draws that closed during an absence; undefined until all are known. */
export function useClosedSince():
  | { readonly since: number; readonly outcomes: readonly DrawOutcome[] }
  | undefined {
  const since = useAbsenceStart();
  const [own, setOwn] = useState<OwnDraws>();
  useEffect(() => {
    let isCurrent = true;
    setOwn(undefined);
    const handleFound = (found: OwnDraws | undefined) => {
      // The next visit of the screen need not look again.
      if (found?.draws.length === 0) endAbsence();
      else if (isCurrent) setOwn(found);
    };
    if (since !== undefined) void findOwnDraws(since).then(handleFound);
    return () => {
      isCurrent = false;
    };
  }, [since]);
  useEffect(() => {
    const stops = own?.draws.map(({ id }) => drawDetails.subscribe(id)) ?? [];
    return () => stops.forEach((stop) => void stop());
  }, [own]);
  const states = useStore(drawDetails.$states);
  if (!own) return undefined;
  const details = own.draws.map(({ id }) => states.get(id));
  if (details.some((state) => !state || state.status === 'loading')) return undefined;
  const outcomes = own.draws.map(({ id }) => {
    const state = states.get(id);
    const draw = state?.status === 'loaded' ? toKnownDraw(state.data) : undefined;
    const tickets = own.tickets.filter(({ draw_id }) => draw_id === id);
    return getDrawOutcome(tickets.map((ticket) => ticketOutcome(ticket, draw, isKnownWon(ticket.id))));
  });
  return { since: own.since, outcomes };
}
