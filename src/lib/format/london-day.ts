/** Days of Europe/London as sortable text: `2026-03-04`. */

/** London's day of ms since the epoch, whatever the device's time zone is. */
export function londonDay(ms: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const [day, month, year] = format.format(ms).split('/');
  return `${year}-${month}-${day}`;
}

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return toUtc(day).getUTCDay();
}

/** 'Mon, Nov 23' */
export function weekdayText(day: string): string {
  const format = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return toUtc(day).toLocaleDateString('en-US', format);
}

const hourMs = 3_600_000;

/** First moment of London's day, in ms since the epoch. Its clocks never change at midnight. */
export function startOfLondonDay(day: string): number {
  const utcMidnight = toUtc(day).getTime();
  return londonDay(utcMidnight - hourMs) === day ? utcMidnight - hourMs : utcMidnight;
}
