import { londonDay, weekdayText } from '../format/days.ts';
import { formatPence } from '../format/money.ts';
import type { Pause } from '../safer-play/pause.ts';
import type { MoneyDirection, Reminder, ReminderCheck } from '../safer-play/reminders.ts';
import type { UsualMonth } from '../subscriptions/usual-month.ts';

/** '£20.00 a week' */
export const reminderText = ({ length, pence }: Reminder): string => `${formatPence(pence)} a ${length}`;

const periodTexts = { week: 'since Monday', month: 'this month' } as const;
const directionTexts = { in: 'come in', out: 'gone out' } as const;

/** The announcement is equal for every amount, to be announced once. */
export function reminderWarning(reminder: Reminder, direction: MoneyDirection, check: ReminderCheck) {
  if (check.kind === 'within') return undefined;
  const text = reminderText(reminder);
  if (check.kind === 'unknown') {
    const announcement = `Your reminder of ${text} cannot be worked out: not all transactions could be read.`;
    return { announcement, figures: '' };
  }
  const total = `${check.isAtLeast ? 'at least ' : ''}${formatPence(check.total)}`;
  return {
    announcement: `This would pass your reminder of ${text}.`,
    figures: `With it, ${total} will have ${directionTexts[direction]} ${periodTexts[reminder.length]}.`,
  };
}

export function usualMonthText(month: UsualMonth | undefined): string {
  if (!month) return "We can't work this out for your subscriptions.";
  const { min, max } = month;
  const sum = min === max ? formatPence(min) : `${formatPence(min)} to ${formatPence(max)}`;
  return `About ${sum} a month, if draws keep to the same pattern.`;
}

/** @param states of the subscriptions that were ended in one go */
export function endingsText(states: readonly string[]): string {
  const ended = states.filter((state) => state === 'ended').length;
  if (ended < states.length) return `${ended} of ${states.length} ended.`;
  return ended === 1 ? 'Your subscription is ended.' : `All ${ended} are ended.`;
}

export const saferPlayNotices = {
  reminderSaved: (reminder: Reminder) => `You will be reminded at ${reminderText(reminder)}.`,
  timeReminderSaved: (minutes: string) => `You will be told of the time every ${minutes} minutes.`,
  timeReminderRemoved: 'You will not be told of the time.',
  reminderRemoved: 'The reminder is gone.',
  storageUnavailable: 'This browser keeps nothing for this site, so no reminder can be kept here.',
  invalidAmount: 'Please enter an amount of at least £1.00.',
} as const;

/** 'Fri, Dec 4', with the year when it is another one. @param now ms since the epoch */
export function pauseDayText(day: string, now: number): string {
  const year = day.slice(0, 4);
  return londonDay(now).startsWith(year) ? weekdayText(day) : `${weekdayText(day)}, ${year}`;
}

/** 'Paused until Fri, Dec 4' */
export const pausedText = ({ until }: Pause, now: number): string =>
  `Paused until ${pauseDayText(until, now)}`;

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
