import { formatDay, monthNames } from './date-time.ts';

/** `month` starts at 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface DateBounds {
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
}

/** Initial day of the picker (specification, section 2). */
export const defaultBirthday: CalendarDate = { year: 2000, month: 1, day: 15 };

const birthYearsBack = 100;
const pickerYearsBack = 110;

/** `month` starts at 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Parses `YYYY-MM-DD`; undefined unless the day exists. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  const real = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.year >= 1;
  return real && date.day <= daysInMonth(date.year, date.month) ? date : undefined;
}

/** Removes the time of an ISO timestamp; keeps other texts. */
export function withoutTime(text: string): string {
  return text.replace(/^(\d{4}-\d\d-\d\d)[T ].*/, '$1');
}

/** Formats `YYYY-MM-DD`. */
export function toCalendarText({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

export function clampDay(date: CalendarDate): CalendarDate {
  return { ...date, day: Math.min(date.day, daysInMonth(date.year, date.month)) };
}

export function today(now: Date): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

function compare(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Counts completed years; negative before birth. A birthday on 29 February moves to 1 March. */
export function ageOn(birth: CalendarDate, on: CalendarDate): number {
  const hadBirthday = compare({ ...on, year: 0 }, { ...birth, year: 0 }) >= 0;
  return on.year - birth.year - (hadBirthday ? 0 : 1);
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

export function birthYears(now: Date): number[] {
  const { year } = today(now);
  return numbersFrom(year - birthYearsBack, year);
}

export function pickerYears({ min, max, now }: DateBounds & { readonly now: Date }): number[] {
  const { year } = today(now);
  return numbersFrom(min?.year ?? year - pickerYearsBack, max?.year ?? year);
}

export function isDayDisabled(date: CalendarDate, { min, max }: DateBounds): boolean {
  return Boolean((min && compare(date, min) < 0) || (max && compare(date, max) > 0));
}

/** Formats `YYYY-MM-DD` or the local day of a timestamp: 'Mar 4, 2026'. */
export function formatDate(iso: string): string {
  const date = parseCalendarDate(iso);
  if (!date) return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? '' : formatDay(iso);
  return `${monthNames[date.month - 1]} ${date.day}, ${date.year}`;
}
