import { icsFile } from './calendar.ts';
import type { Draw, Prize } from './contract/draws.ts';
import { countdownOf } from './draw-card.ts';
import { formatPence, parsePence } from './money.ts';
import { parseUrl } from './urls.ts';

/** Only live draws sell tickets; the status decides, never the clock. */
export function isLive(draw: Pick<Draw, 'status'>): boolean {
  return draw.status === 'live';
}

/** Tickets the member may still buy for a draw, never negative. */
export function remainingTickets(draw: Pick<Draw, 'user_ticket_maximum' | 'user_ticket_count'>): number {
  return Math.max(0, draw.user_ticket_maximum - draw.user_ticket_count);
}

/** Label under the quantity stepper (specification, section 5). */
export function quantityLimitText(max: number, remaining: number): string {
  return `Maximum ${max} ticket(s) per participant (${remaining} remaining)`;
}

export type DrawTab = 'tickets' | 'prizes';

/** A draw's tabs, what matters first: its prizes once it has closed, and for who has no ticket. */
export function drawTabs({ status, tickets }: Pick<Draw, 'status' | 'tickets'>): readonly [DrawTab, DrawTab] {
  return status === 'closed' || tickets.length === 0 ? ['prizes', 'tickets'] : ['tickets', 'prizes'];
}

/** What the member's tickets for a draw have won, in words; '' when none has, as far as is known. */
export function wonText({ tickets, prizes }: Pick<Draw, 'tickets' | 'prizes'>): string {
  const won = tickets.filter(({ prize_id }) => prize_id !== null);
  const [ticket] = won;
  if (!ticket) return '';
  if (won.length > 1) return `${won.length} of your tickets won`;
  const prize = prizes.find(({ id }) => id === ticket.prize_id)?.description;
  return `Your ticket ${ticket.number} won${prize ? `: ${prize}` : ''}`;
}

/** Tickets in words: '1 ticket', '3 tickets'. */
export function ticketsText(count: number): string {
  return `${count} ${count === 1 ? 'ticket' : 'tickets'}`;
}

/** What stands in place of a price when a member holds as many tickets as they may. */
export function allHeldText(held: number): string {
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

/**
 * The date a draw counts down to as an .ics file; '' when it has none.
 * @param options.url the draw's full address, which the event links to
 */
export function calendarFile(
  draw: Pick<Draw, 'id' | 'name' | 'status' | 'start_date' | 'end_date'>,
  { url, now = new Date() }: { readonly url: string; readonly now?: Date },
): string {
  const { until } = countdownOf(draw);
  if (until === null || Number.isNaN(Date.parse(until))) return '';
  const event = draw.status === 'scheduled' ? 'opens' : 'closes';
  return icsFile({
    uid: `draw-${draw.id}-${event}@${parseUrl(url)?.hostname ?? 'praxis'}`,
    at: new Date(until),
    title: `${draw.name} ${event}`,
    url,
    stamp: now,
  });
}
