import type { Draw, Prize } from '../contract/draws.ts';
import type { Ticket } from '../contract/tickets.ts';
import { isComplete, type List } from '../data/list.ts';
import { toSearchKey } from '../forms/normalise.ts';

export type TicketOutcome = 'won' | 'open' | 'pending' | 'noWinListed';

export const outcomeLabels: Record<TicketOutcome, string> = {
  won: 'Won',
  open: 'Waiting for the draw',
  pending: 'Waiting for the result',
  noWinListed: 'No win listed',
};

export interface KnownDraw {
  readonly id: string;
  readonly status: string;
  readonly prizes: readonly Prize[];
  /** True if every prize was loaded and parsed. */
  readonly isComplete: boolean;
}

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

function mergePrizes(some: readonly Prize[], others: readonly Prize[]): Prize[] {
  const winnersOf = new Map(some.map(({ id, winners }) => [id, winners]));
  const listed = new Set(others.map(({ id }) => id));
  return [
    ...some.filter(({ id }) => !listed.has(id)),
    ...others.map((prize) => ({
      ...prize,
      winners: [...(winnersOf.get(prize.id) ?? []), ...(prize.winners ?? [])],
    })),
  ];
}

/** Ignores leading zeros, signs and case: equal values may be one number in two spellings. */
interface NormalisedNumber {
  readonly digits: string;
  readonly letters: string;
}

function normaliseNumber(number: string): NormalisedNumber {
  const text = toSearchKey(number);
  return {
    digits: text.replace(/\D/g, '').replace(/^0+/, ''),
    letters: text.replace(/\P{L}/gu, ''),
  };
}

const isReadable = (number: string) => /[\p{L}\p{Nd}]/u.test(number);

interface Winners {
  readonly numbers: ReadonlySet<string>;
  readonly spellings: ReadonlyMap<string, ReadonlySet<string>>;
  /** True if every winner is known, so other tickets have no win listed. */
  readonly isDecided: boolean;
}

/** If a list moves between pages, a duplicate may hide another prize. */
function areDistinct(prizes: readonly Prize[]): boolean {
  return new Set(prizes.map(({ id }) => id)).size === prizes.length;
}

function winnersOf({ status, prizes, isComplete: isListComplete }: KnownDraw): Winners {
  const numbers = prizes.flatMap(({ winners = [] }) => winners.map(({ number }) => number.trim()));
  const spellings = new Map<string, Set<string>>();
  for (const { digits, letters } of numbers.map(normaliseNumber)) {
    spellings.set(digits, (spellings.get(digits) ?? new Set()).add(letters));
  }
  const isDecided =
    status === 'closed' &&
    isListComplete &&
    prizes.length > 0 &&
    areDistinct(prizes) &&
    prizes.every(({ winners = [] }) => winners.length > 0) &&
    numbers.every(isReadable);
  return { numbers: new Set(numbers), spellings, isDecided };
}

/** A member may hold thousands of a draw's tickets. */
const cache = new WeakMap<KnownDraw, Winners>();

function getWinners(draw: KnownDraw): Winners {
  const winners = cache.get(draw) ?? winnersOf(draw);
  cache.set(draw, winners);
  return winners;
}

/** True if every prize of a closed draw lists a winner. A later reply may still add one. */
export function isSettled(draw: KnownDraw): boolean {
  return getWinners(draw).isDecided;
}

function hasOtherSpelling(number: string, { spellings }: Winners): boolean {
  const { digits, letters } = normaliseNumber(number);
  const alike = spellings.get(digits);
  return alike !== undefined && (letters === '' || alike.has('') || alike.has(letters));
}

/** Tickets inside a draw's reply may omit its id. */
function canContain(ticket: Pick<Ticket, 'draw_id'>, draw: KnownDraw): boolean {
  return ticket.draw_id === '' || ticket.draw_id === draw.id;
}

/** Uncertain tickets stay pending. A later reply may list a win of a ticket that had none. */
export function ticketOutcome(
  ticket: Pick<Ticket, 'draw_id' | 'number' | 'prize_id'>,
  draw: KnownDraw | undefined,
): TicketOutcome {
  if (ticket.prize_id !== null) return 'won';
  if (!draw || !canContain(ticket, draw)) return 'pending';
  const winners = getWinners(draw);
  const number = ticket.number.trim();
  if (isReadable(number) && winners.numbers.has(number)) return 'won';
  if (draw.status === 'live' || draw.status === 'scheduled') return 'open';
  return winners.isDecided && isReadable(number) && !hasOtherSpelling(number, winners)
    ? 'noWinListed'
    : 'pending';
}
