import { formatDateTime, formatTime } from '../format/date-time.ts';
import { localDay } from '../format/local-day.ts';
import { weekdayText } from '../format/london-day.ts';
import type { VisibleNotice } from '../tenant/planned-notices.ts';

/** Beyond it, a day needs its year. */
const withoutYearMs = 180 * 24 * 60 * 60 * 1_000;

const timeText = (ms: number) => formatTime(new Date(ms).toISOString());

/** 'Sat, Nov 28, 2:00 AM' */
function momentText(ms: number, now: number): string {
  return Math.abs(ms - now) < withoutYearMs
    ? `${weekdayText(localDay(ms))}, ${timeText(ms)}`
    : formatDateTime(ms);
}

function endText(to: number, day: number, now: number): string {
  return localDay(to) === localDay(day) ? timeText(to) : momentText(to, now);
}

/**
 * 'Planned for Sat, Nov 28, 2:00 AM to 4:00 AM: words', 'Now until 4:00 AM: words'
 * @param now ms since the epoch
 */
export function plannedNoticeText({ from, to, words, phase }: VisibleNotice, now: number): string {
  return phase === 'current'
    ? `Now until ${endText(to, now, now)}: ${words}`
    : `Planned for ${momentText(from, now)} to ${endText(to, from, now)}: ${words}`;
}

export const plannedNoticeDismissal = 'Dismiss';
