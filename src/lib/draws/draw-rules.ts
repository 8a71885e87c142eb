import type { Draw, Prize } from '../contract/draws.ts';
import { formatPence, parsePence } from '../format/money.ts';
import { pluralise } from '../format/text.ts';

/** Decides by status, not by the clock, because only the API opens and closes a draw. */
export const isLive = ({ status }: Pick<Draw, 'status'>): boolean => status === 'live';

export type PricedDraw = Draw & { readonly ticket_price: number };

/** Returns false while the price is unknown. Tickets cannot be bought without it. */
export const hasPrice = (draw: Draw): draw is PricedDraw => draw.ticket_price !== undefined;

type TicketLimit = Pick<Draw, 'user_ticket_maximum' | 'user_ticket_count'>;

/** Returns Infinity without a known limit. The API enforces the limit while the member's count is unknown. */
export function remainingTickets(draw: TicketLimit): number {
  const { user_ticket_maximum: max, user_ticket_count: held = 0 } = draw;
  return max === null ? Number.POSITIVE_INFINITY : Math.max(0, max - held);
}

/** Labels the quantity stepper (specification, section 5) with the known numbers. */
export function quantityLimitText(draw: TicketLimit): string {
  const { user_ticket_maximum: max, user_ticket_count: held } = draw;
  if (max === null) return 'Number of tickets';
  const limit = `Maximum ${max} ticket(s) per participant`;
  return held === undefined ? limit : `${limit} (${remainingTickets(draw)} remaining)`;
}

/** Specification, 'Draw detail'. */
export const noTicketsText = "You don't have any ticket for this draw";
export const winnersPendingText = 'Winners will be selected randomly after the draw ends.';

/** Explains in place of the purchase panel why no tickets are sold. */
export function notOnSaleText({ status }: Pick<Draw, 'status'>): string {
  if (status === 'scheduled') return 'Tickets go on sale when this raffle opens.';
  return status === 'closed' ? 'This raffle has closed.' : "Tickets aren't on sale.";
}

type HeldTickets = Pick<Draw, 'tickets' | 'user_ticket_count'>;

/** Also checks the count, because the API may count tickets without listing them. */
export const isHolder = ({ tickets, user_ticket_count: held = 0 }: HeldTickets): boolean =>
  held > 0 || tickets.length > 0;

/** Returns false if tickets are or may be missing from the list. */
export const hasAllTickets = ({ tickets, user_ticket_count: held }: HeldTickets): boolean =>
  held !== undefined && tickets.length >= held;

export type DrawTab = 'tickets' | 'prizes';

export function drawTabs({ status, tickets }: Pick<Draw, 'status' | 'tickets'>): readonly [DrawTab, DrawTab] {
  return status === 'closed' || tickets.length === 0 ? ['prizes', 'tickets'] : ['tickets', 'prizes'];
}

/** Formats '3 tickets, £15.00, balance after £33.50' for screen readers. Amounts in pence. */
export function spokenOrderText(count: number, total: number, balance: number | undefined): string {
  const sum = `${pluralise(count, 'ticket')}, ${formatPence(total)}`;
  if (balance === undefined) return sum;
  const after = balance - total;
  return `${sum}, balance ${after < 0 ? `${formatPence(-after)} short` : `after ${formatPence(after)}`}`;
}

/** Replaces the price once the member holds the maximum. */
export function allTicketsHeldText(heldCount: number): string {
  if (heldCount === 0) return "You can't buy tickets for this raffle";
  return `You have the maximum: ${pluralise(heldCount, 'ticket')}`;
}

/** Formats '£500.00 net' or '50%'; undefined without a monetary value. */
export function prizeValueText(
  prize: Pick<Prize, 'type' | 'value' | 'monetary_value_type' | 'net_or_gross'>,
): string | undefined {
  if (prize.type !== 'monetary') return undefined;
  const suffix = /^(net|gross)$/i.test(prize.net_or_gross) ? ` ${prize.net_or_gross.toLowerCase()}` : '';
  if (prize.monetary_value_type === 'percentage') {
    const share = prize.value.trim();
    return /^\d{1,9}(\.\d{1,9})?$/.test(share) ? `${Number(share)}%${suffix}` : undefined;
  }
  const pence = parsePence(prize.value);
  return pence === undefined ? undefined : `${formatPence(pence)}${suffix}`;
}
