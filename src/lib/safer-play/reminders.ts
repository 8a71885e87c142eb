import type { InOutTotals } from '../wallet/history.ts';

const lengths = ['week', 'month'] as const;

export type ReminderLength = (typeof lengths)[number];

/**
 * Warning threshold per week or month. A purchase counts all money out and a deposit all money in, because the API
 * marks neither withdrawals nor wins.
 */
export interface Reminder {
  readonly length: ReminderLength;
  readonly pence: number;
}

export type MoneyDirection = keyof InOutTotals;

export const reminderName = 'reminder';

/** `'2000 week'` */
export const serialiseReminder = ({ length, pence }: Reminder): string => `${pence} ${length}`;

export function parseReminder(text = ''): Reminder | undefined {
  const [, pence, storedLength] = /^(\d{1,9}) (\w+)$/.exec(text) ?? [];
  const length = lengths.find((known) => known === storedLength);
  return length && Number(pence) > 0 ? { length, pence: Number(pence) } : undefined;
}

export type ReminderCheck =
  | { readonly kind: 'within' }
  | { readonly kind: 'unknown' }
  /** In pence, and only a lower bound if transactions are missing. */
  | { readonly kind: 'past'; readonly total: number; readonly isAtLeast: boolean };

/** @param moved known total of the period, in pence */
export function checkReminder(
  { pence }: Reminder,
  moved: number,
  amount: number,
  isComplete: boolean,
): ReminderCheck {
  const total = moved + amount;
  if (total > pence) return { kind: 'past', total, isAtLeast: !isComplete };
  return { kind: isComplete ? 'within' : 'unknown' };
}

/** Time during which the app was visible, shared by all tabs. */
export interface TimeSpent {
  readonly ms: number;
  /** Time of the last count, in ms since the epoch. */
  readonly at: number;
  /** `ms` at the last reminder. */
  readonly remindedMs: number;
}

export const tickMs = 5_000;
/** After a longer gap the device was asleep or the app hidden. */
const maxGapMs = 3 * tickMs;
const restartAfterMs = 30 * 60_000;

/** Values are minutes, or `''` for off. */
export const timeOptions = [
  { value: '', label: 'Never' },
  { value: '15', label: 'Every 15 minutes' },
  { value: '30', label: 'Every 30 minutes' },
  { value: '60', label: 'Every 60 minutes' },
] as const;

export const timeReminderName = 'timeReminder';
export const timeSpentName = 'timeSpent';

/** Returns `''` for invalid text. */
export function parseTimeChoice(text = ''): string {
  return timeOptions.find(({ value }) => value === text)?.value ?? '';
}

export const serialiseTimeSpent = ({ ms, at, remindedMs }: TimeSpent): string => `${ms} ${at} ${remindedMs}`;

export function parseTimeSpent(text = ''): TimeSpent | undefined {
  const isValid = /^\d{1,12} \d{1,15} \d{1,12}$/.test(text);
  const [ms = 0, at = 0, remindedMs = 0] = text.split(' ').map(Number);
  return isValid ? { ms, at, remindedMs } : undefined;
}

/**
 * Adds the time since the last count. Excludes time that another tab has counted.
 * @param since this tab's last count, in ms since the epoch
 */
export function addElapsedTime(timeSpent: TimeSpent | undefined, since: number, now: number): TimeSpent {
  if (!timeSpent || now - timeSpent.at >= restartAfterMs) return { ms: 0, at: now, remindedMs: 0 };
  const gap = now - Math.max(since, timeSpent.at);
  const isActive = gap > 0 && gap <= maxGapMs;
  return { ...timeSpent, ms: timeSpent.ms + (isActive ? gap : 0), at: now };
}

/** Returns the minutes to remind the member of, or undefined if no reminder is due. */
export function dueMinutes(timeSpent: TimeSpent, choice: string): number | undefined {
  const everyMs = Number(choice) * 60_000;
  const isDue =
    everyMs > 0 && Math.floor(timeSpent.ms / everyMs) > Math.floor(timeSpent.remindedMs / everyMs);
  return isDue ? Math.floor(timeSpent.ms / 60_000) : undefined;
}
