import { formatPence } from '../format/money.ts';
import type { MoneyDirection, Reminder, ReminderCheck, ReminderLength } from '../safer-play/reminder.ts';
import type { UsualMonth } from '../subscriptions/usual-month.ts';

/** '£20.00 a week' */
export function reminderText({ length, pence }: Reminder): string {
  return `${formatPence(pence)} a ${length}`;
}

const periodTexts: Record<ReminderLength, string> = { week: 'since Monday', month: 'this month' };
const directionTexts: Record<MoneyDirection, string> = { in: 'come in', out: 'gone out' };

interface ReminderWarning {
  /** Equal for every amount, to be announced once. */
  readonly announcement: string;
  readonly figures: string;
}

export function reminderWarning(
  reminder: Reminder,
  direction: MoneyDirection,
  check: ReminderCheck,
): ReminderWarning | undefined {
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
  if (!month) return 'This cannot be known: draws did not come regularly, or not all could be read.';
  const { min, max } = month;
  const sum = min === max ? formatPence(min) : `${formatPence(min)} to ${formatPence(max)}`;
  return `If draws go on as the last ones came, your active subscriptions take ${sum} a month.`;
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
