import type { Draw, Prize } from '../contract/draws.ts';
import { formatPence, parsePence } from '../format/money.ts';

/** Decides by status, not by the clock. */
export function isLive(draw: Pick<Draw, 'status'>): boolean {
  return draw.status === 'live';
}

export type PricedDraw = Draw & { readonly ticket_price: number };

/** False while the price is unknown: then nothing can be bought. */
export function hasPrice(draw: Draw): draw is PricedDraw {
  return draw.ticket_price !== undefined;
}

type TicketLimit = Pick<Draw, 'user_ticket_maximum' | 'user_ticket_count'>;

/** Infinite without a limit. While the number held is unknown, the API holds the limit. */
export function remainingTickets({
  user_ticket_maximum: max,
  user_ticket_count: heldCount = 0,
}: TicketLimit): number {
  return max === null ? Number.POSITIVE_INFINITY : Math.max(0, max - heldCount);
}

/** Label under the quantity stepper (specification, section 5). States only what is known. */
export function quantityLimitText({
  user_ticket_maximum: max,
  user_ticket_count: heldCount,
}: TicketLimit): string {
  if (max === null) return 'Number of tickets';
  const limit = `Maximum ${max} ticket(s) per participant`;
  return heldCount === undefined ? limit : `${limit} (${Math.max(0, max - heldCount)} remaining)`;
}

type HeldTickets = Pick<Draw, 'tickets' | 'user_ticket_count'>;

/** The API may count tickets without listing them. */
export function isHolder({ tickets, user_ticket_count: heldCount = 0 }: HeldTickets): boolean {
  return heldCount > 0 || tickets.length > 0;
}

/** False if tickets are missing from the list, or may be. */
export function hasAllTickets({ tickets, user_ticket_count: heldCount }: HeldTickets): boolean {
  return heldCount !== undefined && tickets.length >= heldCount;
}

export type DrawTab = 'tickets' | 'prizes';

export function drawTabs({ status, tickets }: Pick<Draw, 'status' | 'tickets'>): readonly [DrawTab, DrawTab] {
  return status === 'closed' || tickets.length === 0 ? ['prizes', 'tickets'] : ['tickets', 'prizes'];
}

function formatTickets(count: number): string {
  return `${count} ${count === 1 ? 'ticket' : 'tickets'}`;
}

/** Formats '3 tickets, £15.00, balance after £33.50' for screen readers. Amounts in pence. */
export function spokenOrderText(count: number, total: number, balance: number | undefined): string {
  const sum = `${formatTickets(count)}, ${formatPence(total)}`;
  if (balance === undefined) return sum;
  const after = balance - total;
  return `${sum}, balance ${after < 0 ? `${formatPence(-after)} short` : `after ${formatPence(after)}`}`;
}

/** Replaces the price once the member holds the maximum. */
export function allTicketsHeldText(heldCount: number): string {
  if (heldCount === 0) return 'You cannot buy tickets for this draw';
  return heldCount === 1 ? 'You have your ticket' : `You have all ${heldCount} tickets`;
}

function formatPlainDecimal(text: string): string | undefined {
  return /^\d{1,9}(\.\d{1,9})?$/.test(text) ? String(Number(text)) : undefined;
}

/** Formats '£500.00 net' or '50%'; undefined without a monetary value. */
export function prizeValueText(
  prize: Pick<Prize, 'type' | 'value' | 'monetary_value_type' | 'net_or_gross'>,
): string | undefined {
  if (prize.type !== 'monetary') return undefined;
  const suffix = /^(net|gross)$/i.test(prize.net_or_gross) ? ` ${prize.net_or_gross.toLowerCase()}` : '';
  if (prize.monetary_value_type === 'percentage') {
    const share = formatPlainDecimal(prize.value.trim());
    return share && `${share}%${suffix}`;
  }
  const pence = parsePence(prize.value);
  return pence === undefined ? undefined : `${formatPence(pence)}${suffix}`;
}
