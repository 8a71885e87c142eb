import type { Draw, Prize } from '../contract/draws.ts';

/** Draws by when they closed, the latest first; those of which nobody knows come last, in the order they have. */
export function sortLatestFirst(draws: readonly Draw[]): Draw[] {
  const closed = ({ end_date }: Draw) => Date.parse(end_date ?? '') || Number.NEGATIVE_INFINITY;
  return draws.toSorted((a, b) => (closed(a) === closed(b) ? 0 : closed(b) - closed(a)));
}

const mostWinners = 4;

type Winner = Prize['winners'][number];

/** The first winners of a prize and all that are the member's own, in the order they have. */
export function firstWinners(
  winners: readonly Winner[],
  own: ReadonlySet<string>,
): { winners: Winner[]; more: number } {
  const shown = winners.filter(({ number }, index) => index < mostWinners || own.has(number));
  return { winners: shown, more: winners.length - shown.length };
}

/** True where the list of draws says all that there is to say of one that has closed. */
export function hasFullResult({ prizes, user_ticket_count }: Draw): boolean {
  return prizes.length > 0 && user_ticket_count === 0;
}
