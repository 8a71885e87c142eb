import type { Draw } from '../contract/draws.ts';
import type { Ticket } from '../contract/tickets.ts';
import type { OutcomeFilter } from '../tickets/ticket-filters.ts';
import type { TicketOutcome } from '../tickets/ticket-outcomes.ts';

type ClosedDraw = Pick<Draw, 'id' | 'status' | 'end_date'>;

/** ms since the epoch; NaN without a date. */
const getEnd = ({ end_date }: ClosedDraw) => Date.parse(end_date ?? '');

/** True once a list, the newest first, reaches draws from before `since` (ms since the epoch). */
export const reachesBack = (draws: readonly ClosedDraw[], since: number) =>
  draws.some((draw) => getEnd(draw) < since);

/**
 * Selects the member's draws that have closed since, each once. Draws without an end make no claim.
 * @param since ms since the epoch
 */
export function selectClosedSince<D extends ClosedDraw>(
  draws: readonly D[],
  tickets: readonly Pick<Ticket, 'draw_id'>[],
  since: number,
): D[] {
  const own = new Set(tickets.map(({ draw_id }) => draw_id));
  const closed = draws.filter((draw) => draw.status === 'closed' && getEnd(draw) > since);
  return [...new Map(closed.filter(({ id }) => own.has(id)).map((draw) => [draw.id, draw])).values()];
}

export type DrawOutcome = 'won' | 'lost' | 'waiting';

/** Combines the outcomes of all of the member's tickets for one draw, which is lost only if each ticket is. */
export function getDrawOutcome(outcomes: readonly TicketOutcome[]): DrawOutcome {
  if (outcomes.includes('won')) return 'won';
  return outcomes.length > 0 && outcomes.every((outcome) => outcome === 'lost') ? 'lost' : 'waiting';
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const countWord = (count: number) => words[count] ?? count.toLocaleString('en-GB');

export const closedSinceText = (day: string, count: number) =>
  `Since ${day} ${countWord(count)} of your draws ${count === 1 ? 'has' : 'have'} closed`;

interface OutcomePart {
  readonly text: string;
  /** Filter of the tickets. */
  readonly show: OutcomeFilter;
}

/** 'one won', 'two not this time', 'three wait', without those that are none. */
export function getOutcomeParts(outcomes: readonly DrawOutcome[]): OutcomePart[] {
  const count = (kind: DrawOutcome) => outcomes.filter((outcome) => outcome === kind).length;
  const waiting = count('waiting');
  const parts = [
    { count: count('won'), text: 'won', show: 'won' },
    { count: count('lost'), text: 'not this time', show: 'lost' },
    {
      count: waiting,
      text: waiting === 1 ? 'waits for its result' : 'wait for their results',
      show: 'waiting',
    },
  ] as const;
  return parts.flatMap(({ count: some, text, show }) =>
    some > 0 ? { text: `${countWord(some)} ${text}`, show } : [],
  );
}
