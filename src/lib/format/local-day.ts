/** Days as a calendar of the member's own time zone has them, written `2026-03-04`, which sorts as text. */
import { formatDay, monthNames } from './date-time.ts';

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-');
}

/** The local day of a moment in ms since the epoch. */
export function localDay(ms: number): string {
  return dayOf(new Date(ms));
}

/** The first moment of a day, in ms since the epoch, also where the clock has no midnight on it. */
export function startOfDay(day: string): number {
  const noon = noonOf(day);
  noon.setHours(0);
  return noon.getTime();
}

/** Noon, which no change of the clock moves to another day. */
function noonOf(day: string): Date {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  return new Date(Number(year), Number(month) - 1, Number(date), 12);
}

/** True for a day that a calendar has, so not for February 30. */
export function isDay(text: string): boolean {
  return dayPattern.test(text) && dayOf(noonOf(text)) === text;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() - ((noon.getDay() + 6) % 7));
  return dayOf(noon);
}

/** The first of a day's month. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The day so many days later, or earlier where negative. */
export function addDays(day: string, days: number): string {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() + days);
  return dayOf(noon);
}

/** The first of the month so many months later, or earlier where negative. */
export function addMonths(day: string, months: number): string {
  const noon = noonOf(firstOfMonth(day));
  noon.setMonth(noon.getMonth() + months);
  return dayOf(noon);
}

/** A day as a member reads it: 'Mar 4, 2026'. */
export function dayText(day: string): string {
  return formatDay(noonOf(day).toISOString());
}

/** A day's month as a member reads it: 'Mar 2026'. */
export function monthText(day: string): string {
  const noon = noonOf(day);
  return `${monthNames[noon.getMonth()]} ${noon.getFullYear()}`;
}
