import type { Transaction } from '../contract/wallet.ts';
import { isComplete, type List } from '../data/list.ts';
import { addCalendarMonths } from '../format/calendar-months.ts';
import { isDay, startOfDay } from '../format/local-day.ts';
import { type InOutTotals, totalsOf } from '../wallet/history.ts';

/** The member's wish to review the wallet's sums now and then. Days are local. */
export interface RegularReview {
  readonly months: string;
  /** The day of the last review, or of the choice. */
  readonly since: string;
}

/** Months; `''` for never. */
export const reviewOptions = [
  { value: '', label: 'Never' },
  { value: '1', label: 'Each month' },
  { value: '3', label: 'Every three months' },
  { value: '6', label: 'Every six months' },
] as const;

/** `'3 2026-05-24'` */
export function serialiseReview({ months, since }: RegularReview): string {
  return `${months} ${since}`;
}

/** Returns undefined for never and for invalid text. A day in the future, of a clock that was ahead, is today. */
export function parseReview(text = '', today: string): RegularReview | undefined {
  const [months = '', since = ''] = text.split(' ');
  const isKnown = months !== '' && reviewOptions.some(({ value }) => value === months);
  return isKnown && isDay(since) ? { months, since: since < today ? since : today } : undefined;
}

export function isReviewDue({ months, since }: RegularReview, today: string): boolean {
  return addCalendarMonths(since, Number(months)) <= today;
}

const bookedAt = ({ created_at }: Transaction) => Date.parse(created_at);

/** Sums the transactions from the start of a local day. */
export function totalsSince(transactions: readonly Transaction[], day: string): InOutTotals {
  const start = startOfDay(day);
  return totalsOf(transactions.filter((transaction) => bookedAt(transaction) >= start));
}

/**
 * True if no transaction since the start of a local day is missing: all are loaded, or the list begins with the
 * newest and reaches back beyond that day.
 */
export function isKnownSince(list: List<Transaction>, day: string): boolean {
  if (isComplete(list)) return true;
  const times = list.entries.map(bookedAt);
  const [newest = Number.NaN, oldest = Number.NaN] = [times[0], times.at(-1)];
  const isNewestFirst = times.every((at, index) => at <= (times[index - 1] ?? newest));
  return !list.skipped && isNewestFirst && oldest < newest && oldest < startOfDay(day);
}
