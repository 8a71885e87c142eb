import type { Draw, Prize } from '../contract/draws.ts';
import { formatPence, parsePence } from '../format/money.ts';

/** Only live draws sell tickets; the status decides, never the clock. */
export function isLive(draw: Pick<Draw, 'status'>): boolean {
  return draw.status === 'live';
}

type Limited = Pick<Draw, 'user_ticket_maximum' | 'user_ticket_count'>;

/** Tickets the member may still buy for a draw, never negative; infinite where there is no limit. */
export function remainingTickets({ user_ticket_maximum: max, user_ticket_count: held }: Limited): number {
  return max === null ? Number.POSITIVE_INFINITY : Math.max(0, max - held);
}

/** Label under the quantity stepper (specification, section 5). */
export function quantityLimitText(max: number | null, remaining: number): string {
  if (max === null) return 'No maximum per participant';
  return `Maximum ${max} ticket(s) per participant (${remaining} remaining)`;
}

/** True where the member holds tickets of the draw, which the API may count without listing them. */
export function isHolder({
  tickets,
  user_ticket_count: held,
}: Pick<Draw, 'tickets' | 'user_ticket_count'>): boolean {
  return held > 0 || tickets.length > 0;
}

export type DrawTab = 'tickets' | 'prizes';

/** A draw's tabs, what matters first: its prizes once it has closed, and for who has no ticket. */
export function drawTabs({ status, tickets }: Pick<Draw, 'status' | 'tickets'>): readonly [DrawTab, DrawTab] {
  return status === 'closed' || tickets.length === 0 ? ['prizes', 'tickets'] : ['tickets', 'prizes'];
}

/** Tickets in words: '1 ticket', '3 tickets'. */
function ticketsText(count: number): string {
  return `${count} ${count === 1 ? 'ticket' : 'tickets'}`;
}

/**
 * An order of tickets as it is spoken: '3 tickets, £15.00, balance after £33.50'.
 * @param total pence
 * @param balance pence in the wallet; undefined while that is not known
 */
export function spokenOrderText(count: number, total: number, balance: number | undefined): string {
  const sum = `${ticketsText(count)}, ${formatPence(total)}`;
  if (balance === undefined) return sum;
  const after = balance - total;
  return `${sum}, balance ${after < 0 ? `${formatPence(-after)} short` : `after ${formatPence(after)}`}`;
}

/** What stands in place of a price when a member holds as many tickets as they may. */
export function allTicketsHeldText(held: number): string {
  if (held === 0) return 'You cannot buy tickets for this draw';
  return held === 1 ? 'You have your ticket' : `You have all ${held} tickets`;
}

/** `'50.00'` as '50'; undefined unless it is a decimal of zero or more. */
function plainDecimal(text: string): string | undefined {
  return /^\d{1,9}(\.\d{1,9})?$/.test(text) ? String(Number(text)) : undefined;
}

/** The 'Prize Value' line of a monetary prize ('£500.00 net', '50%'); undefined for others and for no value. */
export function prizeValueText(
  prize: Pick<Prize, 'type' | 'value' | 'monetary_value_type' | 'net_or_gross'>,
): string | undefined {
  if (prize.type !== 'monetary') return undefined;
  const word = /^(net|gross)$/i.test(prize.net_or_gross) ? ` ${prize.net_or_gross.toLowerCase()}` : '';
  if (prize.monetary_value_type === 'percentage') {
    const share = plainDecimal(prize.value.trim());
    return share && `${share}%${word}`;
  }
  const pence = parsePence(prize.value);
  return pence === undefined ? undefined : `${formatPence(pence)}${word}`;
}
