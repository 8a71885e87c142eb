import type { Draw, Prize, Winner } from '../contract/draws.ts';
import type { Ticket } from '../contract/tickets.ts';
import { formatList } from '../format/list.ts';
import type { SupportRequestValues } from '../support/forms.ts';
import { outcomeLabels, type TicketOutcome } from '../tickets/ticket-outcomes.ts';
import { hasAllTickets, isHolder } from './draw-rules.ts';

export interface Win {
  readonly ticket: Ticket;
  /** Empty while unknown. */
  readonly prize: string;
}

const hasNumber = (prize: Prize, number: string) =>
  prize.winners?.some((winner) => winner.number.trim() === number.trim());

export function findPrize({ prize_id, number }: Ticket, prizes: readonly Prize[]): Prize | undefined {
  return prizes.find(({ id }) => id === prize_id) ?? prizes.find((prize) => hasNumber(prize, number));
}

export function prizeOf(ticket: Ticket, prizes: readonly Prize[]): string {
  return findPrize(ticket, prizes)?.description ?? '';
}

/** `'Your ticket 000123 won: A hamper'` */
export function winText({ ticket: { number }, prize }: Win): string {
  return `Your ticket ${number} won${prize ? `: ${prize}` : ''}`;
}

export const winsText = (count: number) => `${count} of your tickets won`;

const maxNumbers = 6;

function formatNumbers(tickets: readonly Ticket[]): string {
  const noun = tickets.length === 1 ? 'number' : 'numbers';
  return `Your ${noun}: ${formatList(
    tickets.map(({ number }) => number),
    maxNumbers,
  )}`;
}

export interface DrawResult {
  readonly kind: 'won' | 'pending' | 'noWinListed' | 'none';
  readonly title: string;
  readonly text: string;
  readonly wins: readonly Win[];
}

const noTickets: DrawResult = { kind: 'none', title: 'You had no ticket for this draw', text: '', wins: [] };

function createWonResult(wins: readonly Win[]): DrawResult {
  const [win] = wins;
  const title = win && wins.length === 1 ? winText(win) : winsText(wins.length);
  return { kind: 'won', title, text: '', wins };
}

/** Returns undefined for an open draw without wins, and while the member's number of tickets is unknown. */
export function drawResultOf(
  draw: Pick<Draw, 'status' | 'tickets' | 'user_ticket_count'>,
  prizes: readonly Prize[],
  outcome: (ticket: Ticket) => TicketOutcome,
): DrawResult | undefined {
  const { status, tickets, user_ticket_count: heldCount } = draw;
  const wins = tickets
    .filter((ticket) => outcome(ticket) === 'won')
    .map((ticket) => ({ ticket, prize: prizeOf(ticket, prizes) }));
  if (wins.length > 0) return createWonResult(wins);
  if (status !== 'closed' || heldCount === undefined) return undefined;
  if (!isHolder(draw)) return noTickets;
  // Unlisted tickets may have won.
  const hasNoWin = hasAllTickets(draw) && tickets.every((ticket) => outcome(ticket) === 'noWinListed');
  const kind = hasNoWin ? 'noWinListed' : 'pending';
  return { kind, title: outcomeLabels[kind], text: tickets.length > 0 ? formatNumbers(tickets) : '', wins };
}

export const prizeRequestLabel = 'Ask about this prize';

export function prizeSupportRequest(
  draw: { readonly id: string; readonly name: string },
  wins: readonly Win[],
): SupportRequestValues {
  const details = wins.flatMap(({ ticket: { number }, prize }) => [
    `Ticket: ${number}`,
    ...(prize ? [`Prize: ${prize}`] : []),
  ]);
  const isOne = wins.length === 1;
  const questionText = isOne
    ? 'My ticket won. How do I get the prize?'
    : 'My tickets won. How do I get the prizes?';
  return {
    category: 'Raffles',
    subject: `My ${isOne ? 'prize' : 'prizes'} in ${draw.name || `draw ${draw.id}`}`.slice(0, 100),
    description: [`Draw: ${draw.name} (Draw ID ${draw.id})`, ...details, '', questionText].join('\n'),
  };
}

/** Puts draws without a closing time last. */
export function sortLatestFirst(draws: readonly Draw[]): Draw[] {
  const getClosingTime = ({ end_date }: Draw) => Date.parse(end_date ?? '') || Number.NEGATIVE_INFINITY;
  return draws.toSorted((a, b) =>
    getClosingTime(a) === getClosingTime(b) ? 0 : getClosingTime(b) - getClosingTime(a),
  );
}

const maxWinners = 4;

/** Returns the first winners and all of `own`. */
export function firstWinners(
  winners: readonly Winner[],
  own: ReadonlySet<string>,
): { winners: Winner[]; more: number } {
  const visible = winners.filter(({ number }, index) => index < maxWinners || own.has(number));
  return { winners: visible, more: winners.length - visible.length };
}

/** True if the draws list contains the complete result. A list without the member's fields does not. */
export function hasFullResult({ prizes, prizes_skipped, user_ticket_count }: Draw): boolean {
  return prizes.length > 0 && prizes_skipped === 0 && user_ticket_count === 0;
}
