import { formatDay, monthNames } from './date-time.ts';

/** `month` starts at 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Initial day of the picker (specification, section 2). */
export const defaultBirthday: CalendarDate = { year: 2000, month: 1, day: 15 };

/** `month` starts at 1. The calendar repeats after 400 years. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
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

/** Counts completed years; negative before birth. A birthday on 29 February moves to 1 March. */
export function ageOn(birth: CalendarDate, on: CalendarDate): number {
  const hadBirthday = (on.month - birth.month || on.day - birth.day) >= 0;
  return on.year - birth.year - (hadBirthday ? 0 : 1);
}

/** This year and the 100 before. */
export function birthYears(now: Date): number[] {
  return Array.from({ length: 101 }, (_, index) => now.getFullYear() - 100 + index);
}

/** Returns the first and the last day of a picker: the bounds, else 110 years ago and this year's end. */
export function pickerRange(now: Date, min?: CalendarDate, max?: CalendarDate) {
  const year = now.getFullYear();
  return {
    first: min ?? { year: year - 110, month: 1, day: 1 },
    last: max ?? { year, month: 12, day: 31 },
  };
}

/** Formats `YYYY-MM-DD` or the local day of a timestamp: 'Mar 4, 2026'. */
export function formatDate(iso: string): string {
  const date = parseCalendarDate(iso);
  if (!date) return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? '' : formatDay(iso);
  return `${monthNames[date.month - 1]} ${date.day}, ${date.year}`;
}

/**
 * Moves a day (`YYYY-MM-DD`) by whole months. If the month is too short, its last day is used.
 * @param count may be negative
 */
export function addCalendarMonths(day: string, count: number): string {
  const date = parseCalendarDate(day);
  if (!date) return day;
  const months = date.year * 12 + date.month - 1 + count;
  return toCalendarText(clampDay({ ...date, year: Math.floor(months / 12), month: (months % 12) + 1 }));
}
