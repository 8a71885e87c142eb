import { addDays } from '../format/local-day.ts';
import { weekdayOf } from '../format/london-day.ts';
import { isBankHoliday, isInHolidayData } from './bank-holidays.ts';

/** Monday to Friday, except a bank holiday in any part of the United Kingdom: a date too late is better than too early. */
function isBusinessDay(day: string): boolean {
  return weekdayOf(day) % 6 !== 0 && !isBankHoliday(day);
}

/**
 * Returns the last of `count` business days after a day.
 * @param day `2026-03-04` @returns undefined where the holidays on the way are unknown
 */
export function addBusinessDays(day: string, count: number): string | undefined {
  let [last, left] = [day, count];
  while (left > 0) {
    last = addDays(last, 1);
    if (!isInHolidayData(last)) return undefined;
    if (isBusinessDay(last)) left -= 1;
  }
  return last;
}
