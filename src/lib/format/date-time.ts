/** English, as the product writes them; January comes first. */
export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

// By hand, because a phone takes up to a fifth of a second to prepare `Intl.DateTimeFormat`, in the middle of the first
// view. Texts are those of en-US, medium and short (dates.test.ts).

function yearlessText(moment: Date): string {
  return `${monthNames[moment.getMonth()]} ${moment.getDate()}`;
}

function dayText(moment: Date): string {
  return `${yearlessText(moment)}, ${moment.getFullYear()}`;
}

function timeText(moment: Date): string {
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** A timestamp, or ms since the epoch. */
type Time = string | number;

function formatMoment(format: (moment: Date) => string, time: Time): string {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? '' : format(moment);
}

/** The local day of a timestamp, as a heading over entries: 'Mar 4, 2026'; '' for what is no timestamp. */
export function formatDay(iso: string): string {
  return formatMoment(dayText, iso);
}

/** The local time of a timestamp, below its day: '7:30 PM'; '' for what is no timestamp. */
export function formatTime(iso: string): string {
  return formatMoment(timeText, iso);
}

/** Local date and time of a timestamp: 'Mar 4, 2026, 7:30 PM'; '' for what is no timestamp. */
export function formatDateTime(time: Time): string {
  return formatMoment((moment) => `${dayText(moment)}, ${timeText(moment)}`, time);
}

/** Local day and time of a timestamp that is only days old: 'Mar 4, 7:30 PM'; '' for what is no timestamp. */
export function formatRecent(time: Time): string {
  return formatMoment((moment) => `${yearlessText(moment)}, ${timeText(moment)}`, time);
}
