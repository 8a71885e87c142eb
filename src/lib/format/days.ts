/** Days as sortable text: `2026-03-04`. */

import { formatDay, monthNames } from './date-time.ts';

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** '' for an invalid date. */
const fromUtc = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10));

/** Local day of ms since the epoch. */
export function localDay(ms: number): string {
  return fromUtc(new Date(ms - new Date(ms).getTimezoneOffset() * 60_000));
}

/** First moment of a local day (ms since the epoch), even if a clock change skips midnight. */
export function startOfDay(day: string): number {
  return new Date(`${day}T12:00`).setHours(0);
}

/** Accepts years from 100, because an incomplete input has an earlier one. */
export function isDay(text: string): boolean {
  return /^(?!00)\d{4}-\d{2}-\d{2}$/.test(text) && fromUtc(toUtc(text)) === text;
}

export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function firstOfYear(day: string): string {
  return `${day.slice(0, 4)}-01-01`;
}

/** `days` may be negative. */
export function addDays(day: string, days: number): string {
  const date = toUtc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return fromUtc(date);
}

/** Returns the first day of that month. */
export function addMonths(day: string, months: number): string {
  const date = toUtc(firstOfMonth(day));
  date.setUTCMonth(date.getUTCMonth() + months);
  return fromUtc(date);
}

/** 'Mar 4, 2026' */
export function dayText(day: string): string {
  return formatDay(`${day}T12:00`);
}

/** 'Mar 2026' */
export function monthText(day: string): string {
  return `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** London's day of ms since the epoch, in any time zone of the device. */
export function londonDay(ms: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const [day, month, year] = format.format(ms).split('/');
  return `${year}-${month}-${day}`;
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return toUtc(day).getUTCDay();
}

/** 'Mon, Nov 23' */
export function weekdayText(day: string): string {
  const format = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return toUtc(day).toLocaleDateString('en-US', format);
}

const hourMs = 3_600_000;

/** First moment of London's day, in ms since the epoch. Its clocks never change at midnight. */
export function startOfLondonDay(day: string): number {
  const utcMidnight = toUtc(day).getTime();
  return londonDay(utcMidnight - hourMs) === day ? utcMidnight - hourMs : utcMidnight;
}
