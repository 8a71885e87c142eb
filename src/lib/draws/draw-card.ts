/** The first cards render before the app loads: imports must stay small. */

import type { Draw } from '../contract/draws.ts';
import { readOptionalTimestamp, readPence } from '../contract/wire/read-money-and-times.ts';
import { readId, readNumberText, readText } from '../contract/wire/read-values.ts';
import type { EntryCount } from '../data/list.ts';
import { parsePence } from '../format/money.ts';

export const countdownEndedText = 'Draw Ended';

export const drawOpenedText = 'The draw is open.';

/** Returns the start of a scheduled draw, else its end (ISO timestamp). */
export function getCountdown(draw: Pick<Draw, 'status' | 'start_date' | 'end_date'>): {
  label: 'Draw Opens In' | 'Close Date';
  until: string | null;
} {
  return draw.status === 'scheduled'
    ? { label: 'Draw Opens In', until: draw.start_date }
    : { label: 'Close Date', until: draw.end_date };
}

const maxHeadlineLength = 40;

/** True for a prize too long for the largest type size. */
export function isLongPrize(prize: string): boolean {
  return prize.length > maxHeadlineLength;
}

/** Words of price lines; a prize also contains other words. */
const priceWords =
  /\b(per \p{L}+|each|an?|every|only|just|from|for|tickets?|entry|entries|buy|enter|now)\b|[£\d.,]+p?\b|\P{L}/giu;

const leadingAmount = /^£?[\d.,]+/;

/**
 * Splits `price_cta` into a prize headline, or a note beside the price without the price itself. One is
 * empty.
 */
export function splitCta(draw: Pick<Draw, 'price_cta' | 'ticket_price'>): {
  readonly prize: string;
  readonly price: string;
} {
  const { price_cta: cta, ticket_price } = draw;
  const [amount = ''] = leadingAmount.exec(cta) ?? [];
  const isPrice = amount !== '' && parsePence(amount) === ticket_price;
  const rest = isPrice ? cta.slice(amount.length).trim() : cta;
  const isAboutPrice = /\p{L}{2}/u.test(rest) ? rest.replace(priceWords, '') === '' : isPrice;
  return isAboutPrice ? { prize: '', price: rest } : { prize: cta, price: '' };
}

export function priceSuffix(price: string): string {
  return /\d/.test(price) ? `each · ${price}` : price || 'each';
}

/** Cards in the first viewport. */
export const firstCardCounts = { phone: 3, desktop: 9 } as const;

/** 'More than 96 raffles' */
export function countText({ count, isAll }: EntryCount): string {
  return `${isAll ? '' : 'More than '}${count} ${count === 1 ? 'raffle' : 'raffles'}`;
}

export function ticketCountText(count: number): string {
  return `You have ${count} ${count === 1 ? 'ticket' : 'tickets'}`;
}

export const asOfText = (when: string) => `as of ${when}`;

const readString = (value: unknown) => readNumberText(value) ?? '';
const readPlainText = (value: unknown) => readText(value) ?? '';
const readTime = (value: unknown) => readOptionalTimestamp(value) ?? null;

const cardReaders = {
  name: readPlainText,
  description: readPlainText,
  logo_url: readString,
  status: readString,
  ticket_price: readPence,
  start_date: readTime,
  end_date: readTime,
  price_cta: readPlainText,
} satisfies { readonly [Name in keyof Draw]?: (value: unknown) => Draw[Name] };

export type CardDraw = Pick<Draw, 'id' | keyof typeof cardReaders>;

/** Reads a card's fields as the contract does, which reports what is unreadable. Returns undefined without an id. */
export function parseCardDraw(value: unknown): CardDraw | undefined {
  const wire = { ...Object(value) } as Readonly<Record<string, unknown>>;
  const id = readId(wire['id']);
  const fields = Object.entries(cardReaders).map(([name, read]) => [name, read(wire[name])] as const);
  // The readers return the fields of their names.
  return id === undefined ? undefined : ({ id, ...Object.fromEntries(fields) } as CardDraw);
}
