import type { InOutTotals } from '../wallet/history.ts';

const lengths = ['week', 'month'] as const;

export type ReminderLength = (typeof lengths)[number];

/**
 * Warning threshold per week or month. Purchases count all money out, deposits all money in: the API marks
 * neither withdrawals nor wins.
 */
export interface Reminder {
  readonly length: ReminderLength;
  readonly pence: number;
}

export type MoneyDirection = keyof InOutTotals;

export const reminderName = 'reminder';

/** `'2000 week'` */
export function serialiseReminder({ length, pence }: Reminder): string {
  return `${pence} ${length}`;
}

export function parseReminder(text = ''): Reminder | undefined {
  const [, pence, storedLength] = /^(\d{1,9}) (\w+)$/.exec(text) ?? [];
  const length = lengths.find((known) => known === storedLength);
  return length && Number(pence) > 0 ? { length, pence: Number(pence) } : undefined;
}

export type ReminderCheck =
  | { readonly kind: 'within' }
  /** Pence; a lower bound if transactions are missing. */
  | { readonly kind: 'past'; readonly total: number; readonly isAtLeast: boolean }
  | { readonly kind: 'unknown' };

/** @param moved known pence of the period */
export function checkReminder(
  reminder: Reminder,
  moved: number,
  amount: number,
  isComplete: boolean,
): ReminderCheck {
  const total = moved + amount;
  if (total > reminder.pence) return { kind: 'past', total, isAtLeast: !isComplete };
  return { kind: isComplete ? 'within' : 'unknown' };
}
