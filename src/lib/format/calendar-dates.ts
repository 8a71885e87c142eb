import { formatDay, monthNames } from './date-time.ts';

/** A day of the calendar, without time and zone. `month` counts from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** First and last day that a picker offers, both included. */
export interface DateBounds {
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
}

/** The day the birthday picker opens on (specification, section 2). */
export const defaultBirthday: CalendarDate = { year: 2000, month: 1, day: 15 };

const birthYearsBack = 100;
const pickerYearsBack = 110;

/** Number of days of a month (1 to 12), leap years of the Gregorian calendar included. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Reads `YYYY-MM-DD`; undefined unless it names a day that exists. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  const real = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.year >= 1;
  return real && date.day <= daysInMonth(date.year, date.month) ? date : undefined;
}

/** The day alone of a date of birth that was sent with a time; anything else as it is. */
export function withoutTime(text: string): string {
  return text.replace(/^(\d{4}-\d\d-\d\d)[T ].*/, '$1');
}

/** Writes `YYYY-MM-DD`. */
export function toCalendarText({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

/** The same date with its day reduced to the month's last one, for a wheel whose month changed. */
export function clampDay(date: CalendarDate): CalendarDate {
  return { ...date, day: Math.min(date.day, daysInMonth(date.year, date.month)) };
}

/** The calendar day that a moment falls on in the local time zone. */
export function today(now: Date): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Negative, zero or positive as `a` is before, on or after `b`. */
function compare(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/**
 * Completed years of life; negative for a birth in the future. Comparing month and day makes someone born on
 * 29 February a year older on 1 March of a common year.
 */
export function ageOn(birth: CalendarDate, on: CalendarDate): number {
  const hadBirthday = compare({ ...on, year: 0 }, { ...birth, year: 0 }) >= 0;
  return on.year - birth.year - (hadBirthday ? 0 : 1);
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Years of the birthday wheel, ascending: the current one and the 100 before. */
export function birthYears(now: Date): number[] {
  const { year } = today(now);
  return numbersFrom(year - birthYearsBack, year);
}

/** Years of the date picker, ascending: from the minimum's or 110 back to the maximum's or the current one. */
export function pickerYears({ min, max, now }: DateBounds & { readonly now: Date }): number[] {
  const { year } = today(now);
  return numbersFrom(min?.year ?? year - pickerYearsBack, max?.year ?? year);
}

/** Months (1 to 12) of a year that have at least one day within the bounds. */
export function monthsAvailable(year: number, { min, max }: DateBounds): number[] {
  return numbersFrom(1, 12).filter((month) => {
    const last = { year, month, day: daysInMonth(year, month) };
    return !(min && compare(last, min) < 0) && !(max && compare({ year, month, day: 1 }, max) > 0);
  });
}

/** True for a day outside the bounds. */
export function isDayDisabled(date: CalendarDate, { min, max }: DateBounds): boolean {
  return Boolean((min && compare(date, min) < 0) || (max && compare(date, max) > 0));
}

/** A calendar date (`YYYY-MM-DD`, the same in every time zone) or the local day of a timestamp: 'Mar 4, 2026'. */
export function formatDate(iso: string): string {
  const date = parseCalendarDate(iso);
  if (!date) return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? '' : formatDay(iso);
  return `${monthNames[date.month - 1]} ${date.day}, ${date.year}`;
}
