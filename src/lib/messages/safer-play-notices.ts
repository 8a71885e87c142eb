import { gamblingHelpline, supportResponseHours } from '../config.ts';
import { londonDay, weekdayText } from '../format/days.ts';
import { formatPence } from '../format/money.ts';
import type { Pause } from '../safer-play/pause.ts';
import type { MoneyDirection, Reminder, ReminderCheck } from '../safer-play/reminders.ts';
import type { UsualMonth } from '../subscriptions/usual-month.ts';

/** '£20.00 a week' */
export const reminderText = ({ length, pence }: Reminder): string => `${formatPence(pence)} a ${length}`;

/** 'every 15 minutes' or 'off'. @param minutes '' for off */
export const timeReminderText = (minutes: string): string =>
  minutes === '' ? 'off' : `every ${minutes} minutes`;

const periodTexts = { week: 'since Monday', month: 'this month' } as const;

/** The announcement does not contain the amount, so that it is announced only once while the member types. */
export function reminderWarning(reminder: Reminder, direction: MoneyDirection, check: ReminderCheck) {
  if (check.kind === 'within') return undefined;
  const text = reminderText(reminder);
  if (check.kind === 'unknown') {
    const announcement = `We can't check your ${text} reminder. Some transactions didn't load.`;
    return { announcement, figures: '' };
  }
  const total = `${check.isAtLeast ? 'at least ' : ''}${formatPence(check.total)}`;
  return {
    announcement: `This takes you over your ${text} reminder.`,
    figures: `Money ${direction} ${periodTexts[reminder.length]}, including this: ${total}.`,
  };
}

export function usualMonthText(month: UsualMonth | undefined): string {
  if (!month) return "We can't work this out for your subscriptions.";
  const { min, max } = month;
  const sum = min === max ? formatPence(min) : `${formatPence(min)} to ${formatPence(max)}`;
  return `About ${sum} a month, if draws come as often as now.`;
}

/** @param states of the subscriptions that the member ended together */
export function endingsText(states: readonly string[]): string {
  const ended = states.filter((state) => state === 'ended').length;
  if (ended < states.length) return `Unsubscribed from ${ended} of ${states.length}.`;
  return ended === 1 ? "You've unsubscribed." : `You've unsubscribed from all ${ended}.`;
}

/** '2 active', or '' while an incomplete list has none. @param isAll false if some subscriptions are missing */
export function activeText(count: number, isAll: boolean): string {
  if (isAll) return count === 0 ? 'none active' : `${count} active`;
  return count === 0 ? '' : `${count} or more active`;
}

export const helplineText = `${gamblingHelpline.name}, free, 24 hours a day:`;

export const saferPlayNotices = {
  noReminder: 'No reminder set.',
  reminderSaved: (reminder: Reminder) => `Reminder set: ${reminderText(reminder)}.`,
  timeReminderSaved: (minutes: string) => `Reminder set: ${timeReminderText(minutes)}.`,
  timeReminderRemoved: 'Time reminder off.',
  reminderRemoved: 'Reminder off.',
  storageUnavailable: "Your browser blocks stored data, so you can't set reminders here.",
  invalidAmount: 'Enter £1.00 or more.',
  breakTerms: `Only your club can do this. We'll start a support ticket for you, and your club replies within ${supportResponseHours} hours. You can still play and deposit until your club acts.`,
} as const;

/** 'Fri, Dec 4', with the year if it is another one. @param now ms since the epoch */
export function pauseDayText(day: string, now: number): string {
  const year = day.slice(0, 4);
  return londonDay(now).startsWith(year) ? weekdayText(day) : `${weekdayText(day)}, ${year}`;
}

/** 'Paused until Fri, Dec 4' */
export const pausedText = ({ until }: Pause, now: number): string =>
  `Paused until ${pauseDayText(until, now)}`;

/** Explains why an order was not sent. @param pause null while the member is unknown */
export function pausedOrderHint(pause: Pause | null, now: number): string {
  const reason = pause
    ? `You've paused buying on this device until ${pauseDayText(pause.until, now)}.`
    : "There's a pause on this device and we can't tell if it's yours.";
  return `We haven't sent this. ${reason}`;
}

/** The consequences of a pause, shown before the member starts it. */
export const pauseTerms = [
  "You won't be able to buy, subscribe, pay for a subscription or deposit in this browser.",
  'You cannot end it early in the app. You can only make it longer.',
  "It stays on if you sign out. Clearing your browser's data ends it.",
  'Your subscriptions keep buying tickets until you unsubscribe.',
  'You can still withdraw, unsubscribe, see tickets and results, and get support.',
] as const;

export const pauseNotices = {
  invalidDay: (first: string, last: string) => `Choose a date from ${first} to ${last}.`,
  cannotStore: "Your browser blocks stored data, so you can't pause here. Ask your club for a break below.",
} as const;
