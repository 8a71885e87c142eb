/** Imports neither React nor zod, because the first cards render before the app loads. */

import { cardFields } from '../contract/card-fields.ts';
import type { Draw } from '../contract/draws.ts';
import {
  readId,
  readNumberText,
  readOptionalTimestamp,
  readPence,
  readText,
} from '../contract/wire/read-values.ts';
import type { EntryCount } from '../data/list.ts';
import { parsePence } from '../format/money.ts';
import { capitalise, pluralise } from '../format/text.ts';

export interface StatusBadge<Tone extends string> {
  readonly tone: Tone;
  readonly label: string;
}

const statusTones: ReadonlyMap<string, 'success' | 'info' | 'error'> = new Map([
  ['live', 'success'],
  ['scheduled', 'info'],
  ['closed', 'error'],
]);

/** Specification, section 4. */
export function statusBadge(status: string): StatusBadge<'success' | 'info' | 'error' | 'outline'> {
  return { tone: statusTones.get(status) ?? 'outline', label: capitalise(status) };
}

export const drawOpenedText = 'This raffle is now open.';

interface DrawCountdown {
  readonly label: string;
  /** ISO timestamp; null for an unknown date. */
  readonly until: string | null;
  /** Shown at zero. */
  readonly ended: { readonly label: string; readonly text: string };
}

/** Counts down to the start of a scheduled draw, else to its end (specification, section 4). */
export function getCountdown(draw: Pick<Draw, 'status' | 'start_date' | 'end_date'>): DrawCountdown {
  if (draw.status !== 'scheduled') {
    const label = 'Close Date';
    return { label, until: draw.end_date, ended: { label, text: 'Draw Ended' } };
  }
  // Only the API opens a draw.
  const ended = { label: 'Due to open', text: 'Not open yet' };
  return { label: 'Draw Opens In', until: draw.start_date, ended };
}

const maxHeadlineLength = 40;

/** Returns true for a prize that is too long for the largest type size. */
export function isLongPrize(prize: string): boolean {
  return prize.length > maxHeadlineLength;
}

/** '£2.50', '2.50' or '50p', never a count such as '3'. */
const figure = String.raw`(?:£\s?\d[\d,]*(?:\.\d+)?|\d+\.\d\d|\d+\s?p(?:ence)?)(?![\p{L}\d])`;

const figures = new RegExp(figure, 'giu');

/** 'Only 50p a go', '£1/line' */
const unitPrice = new RegExp(
  String.raw`^(?:(?:only|just|from|now|for|buy|enter|play|tickets?)\b[\s:,-]*)*(${figure})\s*(?:\/|(?:per|an?|each|every)\b)\s*(\p{L}*)`,
  'iu',
);

/** '3 goes for £1' */
const bundlePrice = new RegExp(String.raw`^\d+ (?:\p{L}+ )?for ${figure}\W*$`, 'iu');

/** Words of price lines; a prize also contains other words. */
const priceWords =
  /\b(per \p{L}+|each|an?|every|only|just|from|for|tickets?|entry|entries|buy|enter|now)\b|[£\d.,]+p?\b|\P{L}/giu;

/** Returns pence. */
function parseFigure(text: string): number | undefined {
  const [, pence] = /^(\d{1,6})\s?p(ence)?$/i.exec(text) ?? [];
  return pence ? Number(pence) : parsePence(text.replace(/\s/g, ''));
}

/** Returns true for a sum alone, per unit or for several tickets. A sum per week or year may be a prize. */
function isPriceText(text: string, ticketPrice: number | undefined): boolean {
  const sum = parseFigure(text);
  if (sum !== undefined) return ticketPrice !== undefined && sum <= ticketPrice;
  const [, unitSum = '', unit = ''] = unitPrice.exec(text) ?? [];
  if (unitSum && (!/^(day|week|month|year)$/i.test(unit) || parseFigure(unitSum) === ticketPrice))
    return true;
  return bundlePrice.test(text) || (/\p{L}{2}/u.test(text) && text.replace(priceWords, '') === '');
}

interface PriceTexts {
  /** The prize to win; '' if `price_cta` is about the price. */
  readonly prize: string;
  /** Texts around the ticket's price, with their spaces. Without a price, `after` is the whole text. */
  readonly before: string;
  readonly after: string;
}

/**
 * Splits `price_cta` into a prize, or into texts around the ticket's price. Keeps the club's wording and drops a figure
 * that would repeat the price.
 */
export function splitCta(draw: Pick<Draw, 'price_cta' | 'ticket_price'>): PriceTexts {
  const { price_cta, ticket_price: price } = draw;
  const cta = price_cta.trim();
  const unit = price === undefined ? '' : ' each';
  if (cta === '' || !isPriceText(cta, price)) return { prize: cta, before: '', after: unit };
  if (price === undefined) return { prize: '', before: '', after: cta };
  // A whole text may be a plain number.
  if (parsePence(cta) === price) return { prize: '', before: '', after: unit };
  const repeated = [...cta.matchAll(figures)].find(
    ([text]) => !/p/i.test(text) && parseFigure(text) === price,
  );
  if (!repeated) return { prize: '', before: '', after: /\d/.test(cta) ? `${unit} · ${cta}` : ` ${cta}` };
  const [text] = repeated;
  return {
    prize: '',
    before: cta.slice(0, repeated.index),
    after: cta.slice(repeated.index + text.length),
  };
}

/** 'More than 96 raffles' */
export function countText({ count, isAll }: EntryCount): string {
  return `${isAll ? '' : 'More than '}${pluralise(count, 'raffle')}`;
}

export function ticketCountText(count: number): string {
  return `You have ${pluralise(count, 'ticket')}`;
}

export const asOfText = (when: string) => `updated ${when}`;

const readString = (value: unknown) => readNumberText(value) ?? '';
const readPlainText = (value: unknown) => readText(value) ?? '';

/** Readers that return the same values as the schemas of these kinds. */
const cardReaders = {
  string: readString,
  optionalString: readString,
  text: readPlainText,
  optionalText: readPlainText,
  pence: readPence,
  optionalTimestamp: (value: unknown) => readOptionalTimestamp(value) ?? null,
} satisfies Record<(typeof cardFields)[keyof typeof cardFields], (value: unknown) => unknown>;

export type CardDraw = Pick<Draw, 'id' | keyof typeof cardFields>;

/** Reads a card's fields as the contract does, without reporting unreadable ones. Returns undefined without an id. */
export function parseCardDraw(value: unknown): CardDraw | undefined {
  const wire = { ...Object(value) } as Readonly<Record<string, unknown>>;
  const id = readId(wire['id']);
  const fields = Object.entries(cardFields).map(([name, kind]) => [name, cardReaders[kind](wire[name])]);
  // The readers return what the schemas of their names do.
  return id === undefined ? undefined : ({ id, ...Object.fromEntries(fields) } as CardDraw);
}
