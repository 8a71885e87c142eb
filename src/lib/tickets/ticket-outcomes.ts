import type { Draw, Prize } from '../contract/draws.ts';
import type { Ticket } from '../contract/tickets.ts';
import { isComplete, type List } from '../data/list.ts';

/** What became of a ticket. */
export type TicketOutcome = 'won' | 'open' | 'pending' | 'lost';

export const outcomeLabels: Record<TicketOutcome, string> = {
  won: 'Won',
  open: 'Waiting for the draw',
  pending: 'Waiting for the result',
  lost: 'Not this time',
};

/** What is known of the draw of a ticket. It is not changed: what is learnt later is another one. */
export interface KnownDraw {
  readonly id: string;
  readonly status: string;
  readonly prizes: readonly Prize[];
  /** Every prize was read, none was dropped as odd. */
  readonly isComplete: boolean;
}

/** What a draw's own reply tells, and the list of its prizes where that was read as well. */
export function toKnownDraw(
  { id, status, prizes, prizes_skipped }: Pick<Draw, 'id' | 'status' | 'prizes' | 'prizes_skipped'>,
  list?: List<Prize>,
): KnownDraw {
  if (!list) return { id, status, prizes, isComplete: prizes_skipped === 0 };
  return {
    id,
    status,
    prizes: mergePrizes(prizes, list.entries),
    isComplete: prizes_skipped === 0 && isComplete(list),
  };
}

/** A prize that both replies have has the winners of both. */
function mergePrizes(some: readonly Prize[], others: readonly Prize[]): Prize[] {
  const winnersOf = new Map(some.map(({ id, winners }) => [id, winners]));
  const listed = new Set(others.map(({ id }) => id));
  return [
    ...some.filter(({ id }) => !listed.has(id)),
    ...others.map((prize) => ({ ...prize, winners: [...(winnersOf.get(prize.id) ?? []), ...prize.winners] })),
  ];
}

/**
 * What may be the same number written otherwise: without leading zeros, signs and blanks, in other letters, or with a
 * word before it. Two such are neither surely one nor surely two.
 */
interface Rough {
  readonly digits: string;
  readonly letters: string;
}

function roughly(number: string): Rough {
  const text = number.normalize('NFKC').toUpperCase();
  return {
    digits: text.replace(/\D/g, '').replace(/^0+/, ''),
    letters: text.replace(/\P{L}/gu, ''),
  };
}

/** True for a number that says something: a blank one may be anybody's. */
const isReadable = (number: string) => /[\p{L}\p{Nd}]/u.test(number);

interface Winners {
  /** Winning numbers as members see them. */
  readonly numbers: ReadonlySet<string>;
  /** Letters of winning numbers by their digits. */
  readonly rough: ReadonlyMap<string, ReadonlySet<string>>;
  /** True when every winner of the draw is known, so that who is not among them has not won. */
  readonly areAll: boolean;
}

/** A prize that is listed twice may stand in the place of another, as where a list moved between its pages. */
function areDistinct(prizes: readonly Prize[]): boolean {
  return new Set(prizes.map(({ id }) => id)).size === prizes.length;
}

function winnersOf({ status, prizes, isComplete: areAllRead }: KnownDraw): Winners {
  const numbers = prizes.flatMap(({ winners }) => winners.map(({ number }) => number.trim()));
  const rough = new Map<string, Set<string>>();
  for (const { digits, letters } of numbers.map(roughly)) {
    rough.set(digits, (rough.get(digits) ?? new Set()).add(letters));
  }
  const areAll =
    status === 'closed' &&
    areAllRead &&
    prizes.length > 0 &&
    areDistinct(prizes) &&
    prizes.every(({ winners }) => winners.length > 0) &&
    numbers.every(isReadable);
  return { numbers: new Set(numbers), rough, areAll };
}

/** Worked out once for each draw: a member may hold thousands of its tickets. */
const known = new WeakMap<KnownDraw, Winners>();

function winnersAmong(draw: KnownDraw): Winners {
  const winners = known.get(draw) ?? winnersOf(draw);
  known.set(draw, winners);
  return winners;
}

/** True when every ticket of the draw has its outcome, for good. */
export function isSettled(draw: KnownDraw): boolean {
  return winnersAmong(draw).areAll;
}

/** True where a winning number may be this one, written otherwise. */
function isLike(number: string, { rough }: Winners): boolean {
  const { digits, letters } = roughly(number);
  const alike = rough.get(digits);
  return alike !== undefined && (letters === '' || alike.has('') || alike.has(letters));
}

/** True where a reply of that draw may speak of the ticket: inside a draw's reply tickets need not name it. */
function isFor(ticket: Pick<Ticket, 'draw_id'>, draw: KnownDraw): boolean {
  return ticket.draw_id === '' || ticket.draw_id === draw.id;
}

/**
 * What became of a ticket, by what is known alone: a loss only where the API's answers prove it, and where doubt is left
 * the result is waited for.
 * @param draw undefined while it is not known, or because it could not be read
 * @param hasWon it was shown as won before, which no lesser answer takes back
 */
export function ticketOutcome(
  ticket: Pick<Ticket, 'id' | 'draw_id' | 'number' | 'prize_id'>,
  draw: KnownDraw | undefined,
  hasWon = false,
): TicketOutcome {
  if (hasWon || ticket.prize_id !== null) return 'won';
  if (!draw || !isFor(ticket, draw)) return 'pending';
  const winners = winnersAmong(draw);
  const number = ticket.number.trim();
  if (isReadable(number) && winners.numbers.has(number)) return 'won';
  if (draw.status === 'live' || draw.status === 'scheduled') return 'open';
  return winners.areAll && isReadable(number) && !isLike(number, winners) ? 'lost' : 'pending';
}
