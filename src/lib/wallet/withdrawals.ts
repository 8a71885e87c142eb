import { withdrawalBusinessDays } from '../config.ts';
import { addDays, londonDay, weekdayOf, weekdayText } from '../format/days.ts';
import { formatPence } from '../format/money.ts';
import type { SupportRequestValues } from '../support/requests.ts';
import type { RequestedWithdrawal } from './requested-withdrawals.ts';

/**
 * Bank holidays that fall on weekdays, substitute days and days by royal proclamation included. Source:
 * https://www.gov.uk/bank-holidays. Add a year once it is listed there.
 */
const weekdayHolidays = new Set([
  // The whole United Kingdom
  ...['2026-01-01', '2026-04-03', '2026-05-04', '2026-05-25', '2026-12-25', '2026-12-28'],
  ...['2027-01-01', '2027-03-26', '2027-05-03', '2027-05-31', '2027-12-27', '2027-12-28'],
  // England, Wales and Northern Ireland
  ...['2026-04-06', '2026-08-31', '2027-03-29', '2027-08-30'],
  // Scotland; June 15 is proclaimed
  ...['2026-01-02', '2026-06-15', '2026-08-03', '2026-11-30', '2027-01-04', '2027-08-02', '2027-11-30'],
  // Northern Ireland
  ...['2026-03-17', '2026-07-13', '2027-03-17', '2027-07-12'],
]);

const [firstKnownDay, lastKnownDay] = ['2026-01-01', '2027-12-31'];

/** True if a weekday is a bank holiday in any part of the United Kingdom. @param day `2026-03-04` */
export const isBankHoliday = (day: string): boolean => weekdayHolidays.has(day);

/**
 * Returns the last of `count` business days after a day. They are Monday to Friday, except a bank holiday in any part of
 * the United Kingdom: a date too late is better than too early.
 * @param day `2026-03-04` @returns undefined where the holidays on the way are unknown
 */
export function addBusinessDays(day: string, count: number): string | undefined {
  let [last, left] = [day, count];
  while (left > 0) {
    last = addDays(last, 1);
    if (last < firstKnownDay || last > lastKnownDay) return undefined;
    if (weekdayOf(last) % 6 !== 0 && !isBankHoliday(last)) left -= 1;
  }
  return last;
}

/**
 * Describes when the money should arrive, in London days. Includes a support ticket from the day after that, or always
 * if the day is unknown.
 * @param now ms since the epoch
 */
export function describeWithdrawal({ amount, at }: RequestedWithdrawal, now: number) {
  const [amountText, requestedDay] = [formatPence(amount), londonDay(at)];
  const expectedDay = addBusinessDays(requestedDay, withdrawalBusinessDays);
  const requested = `${amountText} requested on ${weekdayText(requestedDay)}.`;
  if (expectedDay && londonDay(now) <= expectedDay)
    return {
      requested,
      expected: `It should arrive by ${weekdayText(expectedDay)}.`,
      supportRequest: undefined,
    };
  const supportRequest: SupportRequestValues = {
    category: 'Payments',
    subject: `Missing withdrawal: ${amountText}`,
    description: [
      `Amount: ${amountText}`,
      `Requested on: ${weekdayText(requestedDay)}, ${requestedDay.slice(0, 4)}`,
      "It hasn't reached my bank account.",
    ].join('\n'),
  };
  const expected = expectedDay
    ? `It should have arrived by ${weekdayText(expectedDay)}. Check your bank account.`
    : 'Withdrawals take 1-3 business days. Check your bank account.';
  return { requested, expected, supportRequest };
}
