import type { Draw, Prize } from '../contract/draws.ts';
import type { Ticket } from '../contract/tickets.ts';
import type { SupportRequestValues } from '../support/forms.ts';
import { outcomeLabels, type TicketOutcome } from '../tickets/ticket-outcomes.ts';

/** A ticket of the member's that won, and what. */
export interface Win {
  readonly ticket: Ticket;
  /** The prize in the club's words; empty while they are not known. */
  readonly prize: string;
}

/** Winning numbers are compared as they are written, save for blanks around them. */
const hasNumber = (prize: Prize, number: string) =>
  prize.winners.some((winner) => winner.number.trim() === number.trim());

/** The prize of a ticket that won: the one it names, else the one that lists its number. */
export function prizeOf({ prize_id, number }: Ticket, prizes: readonly Prize[]): string {
  const named = prizes.find(({ id }) => id === prize_id);
  return (named ?? prizes.find((prize) => hasNumber(prize, number)))?.description ?? '';
}

/** `'Your ticket 000123 won: A hamper'` */
export function winText({ ticket: { number }, prize }: Win): string {
  return `Your ticket ${number} won${prize ? `: ${prize}` : ''}`;
}

/** Several wins in few words. */
export const winsText = (count: number) => `${count} of your tickets won`;

/** So many numbers are named; of more, how many they are. */
const mostNumbers = 6;
const list = new Intl.ListFormat('en-GB');

function numbersText(tickets: readonly Ticket[]): string {
  const numbers = tickets.map(({ number }) => number);
  const isOne = numbers.length === 1;
  const named = numbers.length <= mostNumbers ? numbers : numbers.slice(0, mostNumbers - 1);
  const rest = numbers.length > named.length ? [`${numbers.length - named.length} more`] : [];
  return `Your ${isOne ? 'number' : 'numbers'}: ${list.format([...named, ...rest])}`;
}

/** What a draw answers to "did I win?". */
export interface DrawResult {
  readonly kind: 'won' | 'pending' | 'lost' | 'none';
  readonly title: string;
  /** What stands under it; empty where the title says it all. */
  readonly text: string;
  readonly wins: readonly Win[];
}

const noTickets: DrawResult = { kind: 'none', title: 'You had no ticket for this draw', text: '', wins: [] };

function wonAnswer(wins: readonly Win[]): DrawResult {
  const [win] = wins;
  const title = win && wins.length === 1 ? winText(win) : winsText(wins.length);
  return { kind: 'won', title, text: '', wins };
}

/**
 * What a draw answers to "did I win?"; undefined while it has not closed and nothing is won.
 * @param prizes as far as they are known
 * @param outcome what became of a ticket (outcomes.ts)
 */
export function drawResultOf(
  { status, tickets, user_ticket_count: held }: Pick<Draw, 'status' | 'tickets' | 'user_ticket_count'>,
  prizes: readonly Prize[],
  outcome: (ticket: Ticket) => TicketOutcome,
): DrawResult | undefined {
  const wins = tickets
    .filter((ticket) => outcome(ticket) === 'won')
    .map((ticket) => ({ ticket, prize: prizeOf(ticket, prizes) }));
  if (wins.length > 0) return wonAnswer(wins);
  if (status !== 'closed') return undefined;
  if (tickets.length === 0 && held === 0) return noTickets;
  // Of tickets that are counted and not listed nobody can say that they have not won.
  const areAllLost = tickets.length >= held && tickets.every((ticket) => outcome(ticket) === 'lost');
  const kind = areAllLost ? 'lost' : 'pending';
  return { kind, title: outcomeLabels[kind], text: tickets.length > 0 ? numbersText(tickets) : '', wins };
}

/** The link that leads to the question. */
export const prizeRequestLabel = 'Ask about this prize';

/** The support ticket that asks about what tickets won in a draw. */
export function prizeSupportRequest(
  draw: { readonly id: string; readonly name: string },
  wins: readonly Win[],
): SupportRequestValues {
  const named = wins.flatMap(({ ticket: { number }, prize }) => [
    `Ticket: ${number}`,
    ...(prize ? [`Prize: ${prize}`] : []),
  ]);
  const isOne = wins.length === 1;
  const question = isOne
    ? 'My ticket won. How do I get the prize?'
    : 'My tickets won. How do I get the prizes?';
  return {
    category: 'Raffles',
    subject: `My ${isOne ? 'prize' : 'prizes'} in ${draw.name || `draw ${draw.id}`}`.slice(0, 100),
    description: [`Draw: ${draw.name} (Draw ID ${draw.id})`, ...named, '', question].join('\n'),
  };
}

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
