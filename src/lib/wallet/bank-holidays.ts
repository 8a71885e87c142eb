/**
 * Bank holidays of England and Wales (E), Scotland (S) and Northern Ireland (N) that fall on weekdays, substitute days
 * and days by royal proclamation included. Source: https://www.gov.uk/bank-holidays. Add a year once it is listed there.
 */
const weekdayHolidays = new Set([
  '2026-01-01',
  '2026-01-02', // S
  '2026-03-17', // N
  '2026-04-03',
  '2026-04-06', // E, N
  '2026-05-04',
  '2026-05-25',
  '2026-06-15', // S, proclaimed
  '2026-07-13', // N
  '2026-08-03', // S
  '2026-08-31', // E, N
  '2026-11-30', // S
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-01-04', // S
  '2027-03-17', // N
  '2027-03-26',
  '2027-03-29', // E, N
  '2027-05-03',
  '2027-05-31',
  '2027-07-12', // N
  '2027-08-02', // S
  '2027-08-30', // E, N
  '2027-11-30', // S
  '2027-12-27',
  '2027-12-28',
]);

/** Whether the day's holidays are known. @param day `2026-03-04` */
export function isInHolidayData(day: string): boolean {
  return day >= '2026-01-01' && day <= '2027-12-31';
}

/** Whether a weekday is a bank holiday in any part of the United Kingdom. @param day `2026-03-04` */
export function isBankHoliday(day: string): boolean {
  return weekdayHolidays.has(day);
}
