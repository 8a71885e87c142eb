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

/** @param list the draw's prizes from their own endpoint, if requested */
export function toKnownDraw(
  { id, status, prizes, prizes_skipped }: Pick<Draw, 'id' | 'status' | 'prizes' | 'prizes_skipped'>,
  list?: List<Prize>,
): KnownDraw {
  return {
    id,
    status,
    prizes: list ? mergePrizes(prizes, list.entries) : prizes,
    isComplete: prizes_skipped === 0 && (!list || isComplete(list)),
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

/** Ignores leading zeros, signs and case, because two spellings may mean the same number. */
function normaliseNumber(number: string) {
  const text = toSearchKey(number);
  return {
    digits: text.replace(/\D/g, '').replace(/^0+/, ''),
    letters: text.replace(/\P{L}/gu, ''),
  };
}

const isReadable = (number: string) => /[\p{L}\p{Nd}]/u.test(number);

/** Returns the winning numbers. `isDecided` is true if every winner is known. */
function winnersOf({ status, prizes, isComplete: isListComplete }: KnownDraw) {
  const numbers = prizes.flatMap(({ winners = [] }) => winners.map(({ number }) => number.trim()));
  const spellings = new Map<string, Set<string>>();
  for (const { digits, letters } of numbers.map(normaliseNumber)) {
    spellings.set(digits, (spellings.get(digits) ?? new Set()).add(letters));
  }
  // If a list moves between pages, a duplicate may hide another prize.
  const areDistinct = new Set(prizes.map(({ id }) => id)).size === prizes.length;
  const isDecided =
    status === 'closed' &&
    isListComplete &&
    prizes.length > 0 &&
    areDistinct &&
    prizes.every(({ winners = [] }) => winners.length > 0) &&
    numbers.every(isReadable);
  return { numbers: new Set(numbers), spellings, isDecided };
}

/** Avoids repeating the work for each ticket, because a member may have thousands in one draw. */
const cache = new WeakMap<KnownDraw, ReturnType<typeof winnersOf>>();

function getWinners(draw: KnownDraw) {
  const winners = cache.get(draw) ?? winnersOf(draw);
  cache.set(draw, winners);
  return winners;
}

/** Returns true if every prize of a closed draw lists a winner. A later reply may still add one. */
export function isSettled(draw: KnownDraw): boolean {
  return getWinners(draw).isDecided;
}

/** Returns 'pending' if uncertain. A later reply may list a win for a ticket that had none. */
export function ticketOutcome(
  { draw_id, number, prize_id }: Pick<Ticket, 'draw_id' | 'number' | 'prize_id'>,
  draw: KnownDraw | undefined,
): TicketOutcome {
  if (prize_id !== null) return 'won';
  // Tickets inside a draw's reply may omit its id.
  if (!draw || (draw_id !== '' && draw_id !== draw.id)) return 'pending';
  const { numbers, spellings, isDecided } = getWinners(draw);
  if (isReadable(number) && numbers.has(number.trim())) return 'won';
  if (draw.status === 'live' || draw.status === 'scheduled') return 'open';
  const { digits, letters } = normaliseNumber(number);
  const alike = spellings.get(digits);
  const hasOtherSpelling = alike && (letters === '' || alike.has('') || alike.has(letters));
  return isDecided && isReadable(number) && !hasOtherSpelling ? 'noWinListed' : 'pending';
}
