/** Days of the local time zone as sortable text: `2026-03-04`. */
import { formatDay, monthNames } from './date-time.ts';

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-');
}

/** Local day of ms since the epoch. */
export function localDay(ms: number): string {
  return dayOf(new Date(ms));
}

/** First moment of a day (ms since the epoch), even if a clock change skips midnight. */
export function startOfDay(day: string): number {
  const noon = noonOf(day);
  noon.setHours(0);
  return noon.getTime();
}

/** No clock change moves noon to another day. */
function noonOf(day: string): Date {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  return new Date(Number(year), Number(month) - 1, Number(date), 12);
}

/** True for an existing day. */
export function isDay(text: string): boolean {
  return dayPattern.test(text) && dayOf(noonOf(text)) === text;
}

export function mondayOf(day: string): string {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() - ((noon.getDay() + 6) % 7));
  return dayOf(noon);
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function addDays(day: string, days: number): string {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() + days);
  return dayOf(noon);
}

/** Returns the first day of that month. */
export function addMonths(day: string, months: number): string {
  const noon = noonOf(firstOfMonth(day));
  noon.setMonth(noon.getMonth() + months);
  return dayOf(noon);
}

/** Formats a day: 'Mar 4, 2026'. */
export function dayText(day: string): string {
  return formatDay(noonOf(day).toISOString());
}

/** Formats a day's month: 'Mar 2026'. */
export function monthText(day: string): string {
  const noon = noonOf(day);
  return `${monthNames[noon.getMonth()]} ${noon.getFullYear()}`;
}
