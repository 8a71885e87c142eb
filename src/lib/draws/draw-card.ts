/**
 * What a draw's card in the list says. Pages draw their first cards with it before the app is there, so that nothing
 * larger may be imported here.
 */

import type { Draw } from '../contract/draws.ts';
import type { EntryCount } from '../data/list.ts';
import { parsePence } from '../format/money.ts';

/** What a countdown says when it has reached zero. */
export const countdownEndedText = 'Draw Ended';

/** What is said when a draw that was scheduled has opened. */
export const drawOpenedText = 'The draw is open.';

/** What a draw counts down to: its start while it is scheduled, else its end. `until` is an ISO timestamp. */
export function countdownOf(draw: Pick<Draw, 'status' | 'start_date' | 'end_date'>): {
  label: 'Draw Opens In' | 'Close Date';
  until: string | null;
} {
  return draw.status === 'scheduled'
    ? { label: 'Draw Opens In', until: draw.start_date }
    : { label: 'Close Date', until: draw.end_date };
}

/** Characters of a prize that still read as a headline; longer ones are sentences. */
const headlineLength = 40;

/** Whether a prize is too long to be shown in the largest type. */
export function isLongPrize(prize: string): boolean {
  return prize.length > headlineLength;
}

/** What stands in lines about a price, or in ones that call to buy, and in no prize without other words beside it. */
const priceWords =
  /\b(per \p{L}+|each|an?|every|only|just|from|for|tickets?|entry|entries|buy|enter|now)\b|[£\d.,]+p?\b|\P{L}/giu;

const leadingAmount = /^£?[\d.,]+/;

/**
 * What the line is about that the API calls the price's: the prize, which is then the card's headline, or else the price
 * of a ticket, beside which it stands, without saying it once more. One of the two is empty.
 */
export function splitCta(draw: Pick<Draw, 'price_cta' | 'ticket_price'>): {
  readonly prize: string;
  readonly price: string;
} {
  const { price_cta: cta, ticket_price } = draw;
  const [amount = ''] = leadingAmount.exec(cta) ?? [];
  const isPrice = parsePence(amount) === ticket_price;
  const rest = isPrice ? cta.slice(amount.length).trim() : cta;
  const isAboutPrice = /\p{L}{2}/u.test(rest) ? rest.replace(priceWords, '') === '' : isPrice;
  return isAboutPrice ? { prize: '', price: rest } : { prize: cta, price: '' };
}

/** What stands beside the price of a ticket. */
export function priceSuffix(price: string): string {
  return /\d/.test(price) ? `each · ${price}` : price || 'each';
}

/** So many cards fill a phone, or the columns of a wide screen; they are drawn before the others. */
export const firstCardCounts = { phone: 3, desktop: 9 } as const;

/** How many raffles a list has, as far as is known. */
export function countText({ count, isAll }: EntryCount): string {
  return `${isAll ? '' : 'More than '}${count} ${count === 1 ? 'raffle' : 'raffles'}`;
}

/** When it was so, for a list that is not of this visit. @param when as text */
export const asOfText = (when: string) => `as of ${when}`;

/** What a card shows of a draw. */
export type CardDraw = Pick<
  Draw,
  | 'id'
  | 'name'
  | 'description'
  | 'logo_url'
  | 'status'
  | 'ticket_price'
  | 'start_date'
  | 'end_date'
  | 'price_cta'
>;

const isText = (value: unknown) => typeof value === 'string';
const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
const isAbsentOrText = (value: unknown) => isAbsent(value) || isText(value);
const isMoment = (value: unknown) =>
  isAbsent(value) ||
  (isText(value) &&
    /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?$/.test(value) &&
    !Number.isNaN(Date.parse(value)));
const isId = (value: unknown) =>
  isText(value) ? /^[\w-]{1,200}$/.test(value) : Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Reads a draw off the wire as far as its card needs it, into what the contract would make of it; undefined for
 * whatever is out of the ordinary, which is left to the contract.
 */
export function parseCardDraw(value: unknown): CardDraw | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const wire: Readonly<Record<string, unknown>> = { ...value };
  const { id, name, status, ticket_price, description, logo_url, price_cta, start_date, end_date } = wire;
  const price =
    isText(ticket_price) || typeof ticket_price === 'number' ? parsePence(String(ticket_price)) : undefined;
  const isPlain =
    isId(id) &&
    isText(name) &&
    isText(status) &&
    [description, logo_url, price_cta].every(isAbsentOrText) &&
    [start_date, end_date].every(isMoment);
  if (!isPlain || price === undefined) return undefined;
  const text = (of: unknown) => String(of ?? '');
  return {
    id: text(id),
    name: text(name),
    status: text(status),
    ticket_price: price,
    description: text(description),
    logo_url: text(logo_url),
    price_cta: text(price_cta),
    start_date: text(start_date) || null,
    end_date: text(end_date) || null,
  };
}
