/** The first cards render before the app loads: imports must stay small. */

import type { Draw } from '../contract/draws.ts';
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
  const isPrice = parsePence(amount) === ticket_price;
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

export const asOfText = (when: string) => `as of ${when}`;

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

/** Parses a draw like the contract. Returns undefined for unusual values, which the contract handles. */
export function parseCardDraw(value: unknown): CardDraw | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const wire: Readonly<Record<string, unknown>> = { ...value };
  const { id, name, status, ticket_price, description, logo_url, price_cta, start_date, end_date } = wire;
  const price =
    isText(ticket_price) || typeof ticket_price === 'number' ? parsePence(String(ticket_price)) : undefined;
  const isUsual =
    isId(id) &&
    isText(name) &&
    isText(status) &&
    [description, logo_url, price_cta].every(isAbsentOrText) &&
    [start_date, end_date].every(isMoment);
  if (!isUsual || price === undefined) return undefined;
  const toText = (field: unknown) => String(field ?? '');
  return {
    id: toText(id),
    name: toText(name),
    status: toText(status),
    ticket_price: price,
    description: toText(description),
    logo_url: toText(logo_url),
    price_cta: toText(price_cta),
    start_date: toText(start_date) || null,
    end_date: toText(end_date) || null,
  };
}
