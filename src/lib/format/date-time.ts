export const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

// Texts equal en-US (calendar-dates.test.ts). Phones take up to 200 ms to create `Intl.DateTimeFormat`.

function formatMonthAndDay(moment: Date): string {
  return `${monthNames[moment.getMonth()]} ${moment.getDate()}`;
}

function formatLocalDay(moment: Date): string {
  return `${formatMonthAndDay(moment)}, ${moment.getFullYear()}`;
}

function formatLocalTime(moment: Date): string {
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** ISO timestamp, or ms since the epoch. Invalid times format as ''. */
type Time = string | number;

function formatMoment(format: (moment: Date) => string, time: Time): string {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? '' : format(moment);
}

/** 'Mar 4, 2026' */
export function formatDay(iso: string): string {
  return formatMoment(formatLocalDay, iso);
}

/** 'Mar 4' */
export function formatShortDay(time: Time): string {
  return formatMoment(formatMonthAndDay, time);
}

/** '7:30 PM' */
export function formatTime(time: Time): string {
  return formatMoment(formatLocalTime, time);
}

/** 'Mar 4, 2026, 7:30 PM' */
export function formatDateTime(time: Time): string {
  return formatMoment((moment) => `${formatLocalDay(moment)}, ${formatLocalTime(moment)}`, time);
}

/** 'Mar 4, 7:30 PM' */
export function formatRecent(time: Time): string {
  return formatMoment((moment) => `${formatMonthAndDay(moment)}, ${formatLocalTime(moment)}`, time);
}
