export const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

// Own formats, because phones need up to 200 ms to create `Intl.DateTimeFormat`. Tests compare them with en-US.

const monthAndDayOf = (moment: Date) => `${monthNames[moment.getMonth()]} ${moment.getDate()}`;

const dayOf = (moment: Date) => `${monthAndDayOf(moment)}, ${moment.getFullYear()}`;

function timeOf(moment: Date): string {
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Takes an ISO timestamp, or ms since the epoch. Invalid times format as ''. */
function createFormat(format: (moment: Date) => string) {
  return (time: string | number): string => {
    const moment = new Date(time);
    return Number.isNaN(moment.getTime()) ? '' : format(moment);
  };
}

/** 'Mar 4, 2026' */
export const formatDay = createFormat(dayOf);

/** 'Mar 4' */
export const formatShortDay = createFormat(monthAndDayOf);

/** '7:30 PM' */
export const formatTime = createFormat(timeOf);

/** 'Mar 4, 2026, 7:30 PM' */
export const formatDateTime = createFormat((moment) => `${dayOf(moment)}, ${timeOf(moment)}`);

/** 'Mar 4, 7:30 PM' */
export const formatRecent = createFormat((moment) => `${monthAndDayOf(moment)}, ${timeOf(moment)}`);
