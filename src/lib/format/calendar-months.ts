import { clampDay, parseCalendarDate, toCalendarText } from './calendar-dates.ts';

/**
 * Moves a day (`YYYY-MM-DD`) by whole months. The last day of a shorter month stands for a day that it lacks.
 * @param count may be negative
 */
export function addCalendarMonths(day: string, count: number): string {
  const date = parseCalendarDate(day);
  if (!date) return day;
  const months = date.year * 12 + date.month - 1 + count;
  return toCalendarText(clampDay({ ...date, year: Math.floor(months / 12), month: (months % 12) + 1 }));
}
