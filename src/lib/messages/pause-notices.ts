import { londonDay, weekdayText } from '../format/london-day.ts';
import type { Pause } from '../safer-play/pause.ts';

/** 'Fri, Dec 4', with the year when it is another one. @param now ms since the epoch */
export function pauseDayText(day: string, now: number): string {
  const year = day.slice(0, 4);
  return londonDay(now).startsWith(year) ? weekdayText(day) : `${weekdayText(day)}, ${year}`;
}

/** 'Paused until Fri, Dec 4' */
export function pausedText({ until }: Pause, now: number): string {
  return `Paused until ${pauseDayText(until, now)}`;
}

/** Says why an order was not sent. @param pause null while the member is unknown */
export function pausedOrderHint(pause: Pause | null, now: number): string {
  return pause
    ? `You paused this in this browser until ${pauseDayText(pause.until, now)}. Nothing was sent.`
    : 'This browser has a pause, and your account has not loaded to tell whether it is yours. Nothing was sent.';
}

export const pauseNotices = {
  invalidDay: (first: string, last: string) => `Please choose a day from ${first} to ${last}.`,
  cannotStore:
    'This browser keeps nothing for this site, so a pause cannot be set here. You can ask your club for a break below.',
} as const;
