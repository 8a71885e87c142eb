/** Days of the local time zone as sortable text: `2026-03-04`. */
import { formatDay, monthNames } from './date-time.ts';

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

function toDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-');
}

/** Local day of ms since the epoch. */
export function localDay(ms: number): string {
  return toDay(new Date(ms));
}

/** First moment of a day (ms since the epoch), even if a clock change skips midnight. */
export function startOfDay(day: string): number {
  const noon = getNoon(day);
  noon.setHours(0);
  return noon.getTime();
}

/** No clock change moves noon to another day. */
function getNoon(day: string): Date {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  return new Date(Number(year), Number(month) - 1, Number(date), 12);
}

export function isDay(text: string): boolean {
  return dayPattern.test(text) && toDay(getNoon(text)) === text;
}

export function mondayOf(day: string): string {
  const noon = getNoon(day);
  noon.setDate(noon.getDate() - ((noon.getDay() + 6) % 7));
  return toDay(noon);
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function firstOfYear(day: string): string {
  return `${day.slice(0, 4)}-01-01`;
}

/** `days` may be negative. */
export function addDays(day: string, days: number): string {
  const noon = getNoon(day);
  noon.setDate(noon.getDate() + days);
  return toDay(noon);
}

/** Returns the first day of that month. */
export function addMonths(day: string, months: number): string {
  const noon = getNoon(firstOfMonth(day));
  noon.setMonth(noon.getMonth() + months);
  return toDay(noon);
}

/** 'Mar 4, 2026' */
export function dayText(day: string): string {
  return formatDay(getNoon(day).toISOString());
}

/** 'Mar 2026' */
export function monthText(day: string): string {
  const noon = getNoon(day);
  return `${monthNames[noon.getMonth()]} ${noon.getFullYear()}`;
}
