import type { Draw, Prize, Winner } from '../contract/draws.ts';
import type { Ticket } from '../contract/tickets.ts';
import { formatList } from '../format/text.ts';
import type { SupportRequestValues } from '../support/requests.ts';
import { outcomeLabels, type TicketOutcome } from '../tickets/ticket-outcomes.ts';
import { hasAllTickets, isHolder } from './draw-rules.ts';

export interface Win {
  readonly ticket: Ticket;
  /** Empty while unknown. */
  readonly prize: string;
}

export function findPrize({ prize_id, number }: Ticket, prizes: readonly Prize[]): Prize | undefined {
  const hasNumber = ({ winners }: Prize) => winners?.some((winner) => winner.number.trim() === number.trim());
  return prizes.find(({ id }) => id === prize_id) ?? prizes.find(hasNumber);
}

export const prizeOf = (ticket: Ticket, prizes: readonly Prize[]): string =>
  findPrize(ticket, prizes)?.description ?? '';

/** `'Your ticket 000123 won: A hamper'` */
export const winText = ({ ticket: { number }, prize }: Win): string =>
  `Your ticket ${number} won${prize ? `: ${prize}` : ''}`;

export const winsText = (count: number) => `${count} of your tickets won`;

export const noTicketsHeldText = 'You had no tickets in this raffle';

const maxNumbers = 6;

export interface DrawResult {
  readonly kind: 'won' | 'pending' | 'noWinListed' | 'none';
  readonly title: string;
  readonly text: string;
  readonly wins: readonly Win[];
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
  const [win, ...otherWins] = wins;
  if (win) {
    const title = otherWins.length === 0 ? winText(win) : winsText(wins.length);
    return { kind: 'won', title, text: '', wins };
  }
  if (status !== 'closed' || heldCount === undefined) return undefined;
  if (!isHolder(draw)) return { kind: 'none', title: noTicketsHeldText, text: '', wins };
  // Unlisted tickets may have won.
  const hasNoWin = hasAllTickets(draw) && tickets.every((ticket) => outcome(ticket) === 'noWinListed');
  const kind = hasNoWin ? 'noWinListed' : 'pending';
  const numbers = tickets.map(({ number }) => number);
  const listed = `Your ${numbers.length === 1 ? 'number' : 'numbers'}: ${formatList(numbers, maxNumbers)}`;
  return { kind, title: outcomeLabels[kind], text: numbers.length > 0 ? listed : '', wins };
}

export const walletSinceCloseLabel = 'Wallet since the raffle closed';
export const prizeRequestLabel = 'Ask about this prize';

export function prizeSupportRequest(
  draw: { readonly id: string; readonly name: string },
  wins: readonly Win[],
): SupportRequestValues {
  const details = wins.flatMap(({ ticket: { number }, prize }) => [
    `Ticket: ${number}`,
    ...(prize ? [`Prize: ${prize}`] : []),
  ]);
  const [ticket, prize] = wins.length === 1 ? ['ticket', 'prize'] : ['tickets', 'prizes'];
  const question = `My ${ticket} won. How do I get the ${prize}?`;
  return {
    category: 'Raffles',
    subject: `My ${prize} in ${draw.name || `raffle ${draw.id}`}`.slice(0, 100),
    description: [`Raffle: ${draw.name} (Draw ID ${draw.id})`, ...details, '', question].join('\n'),
  };
}

/** Puts draws without a closing time last. */
export function sortLatestFirst(draws: readonly Draw[]): Draw[] {
  const getClosingTime = ({ end_date }: Draw) => Date.parse(end_date ?? '') || Number.MIN_SAFE_INTEGER;
  return draws.toSorted((a, b) => getClosingTime(b) - getClosingTime(a));
}

const maxWinners = 4;

/** Returns the first winners and all of `own`. */
export function firstWinners(winners: readonly Winner[], own: ReadonlySet<string>) {
  const visible = winners.filter(({ number }, index) => index < maxWinners || own.has(number));
  return { winners: visible, more: winners.length - visible.length };
}

/** Returns true if an entry of the draws list has the complete result, so that no details are needed. */
export const hasFullResult = ({ prizes, prizes_skipped, user_ticket_count }: Draw): boolean =>
  prizes.length > 0 && prizes_skipped === 0 && user_ticket_count === 0;
