import { minimumAmountPence } from '../config.ts';
import { parsePence } from '../format/money.ts';
import type { InOutTotals } from '../wallet/history.ts';
import type { PeriodLength } from '../wallet/summary.ts';

/**
 * An amount that a member wants to be told of before it is passed in a calendar week or month. What counts for a
 * purchase is all that went out of the wallet, for a deposit all that came in: of a movement the API gives an amount and
 * words, which tell no withdrawal from a purchase and no win from a deposit.
 */
export interface Reminder {
  readonly length: PeriodLength;
  readonly pence: number;
}

/** Which way a purchase or a deposit moves money. */
export type MoneyDirection = keyof InOutTotals;

/** Under this name the browser keeps it. */
export const reminderName = 'reminder';

const lengths: readonly PeriodLength[] = ['week', 'month'];

/** Pence of a typed amount; undefined for what is none, or less than anything that can be paid in. */
export function reminderPence(text: string): number | undefined {
  const pence = parsePence(text.replaceAll(' ', ''));
  return pence !== undefined && pence >= minimumAmountPence ? pence : undefined;
}

export function serialiseReminder({ length, pence }: Reminder): string {
  return `${pence} ${length}`;
}

/** Reads what a browser kept; undefined for whatever else stands there. */
export function parseReminder(text = ''): Reminder | undefined {
  const [, pence, kept] = /^(\d{1,9}) (\w+)$/.exec(text) ?? [];
  const length = lengths.find((known) => known === kept);
  return length && Number(pence) > 0 ? { length, pence: Number(pence) } : undefined;
}

/** What a purchase or a deposit would come to beside the reminder. */
export type ReminderCheck =
  | { readonly kind: 'within' }
  /** Pence in the week or month with it; where entries are missing, it is at least so much. */
  | { readonly kind: 'past'; readonly total: number; readonly isAtLeast: boolean }
  /** Not past it by what is known, and not all is known. */
  | { readonly kind: 'unknown' };

/**
 * @param moved pence that are known to have gone that way in the week or month
 * @param amount pence that are about to
 * @param isWhole true when no entry is missing
 */
export function checkReminder(
  reminder: Reminder,
  moved: number,
  amount: number,
  isWhole: boolean,
): ReminderCheck {
  const total = moved + amount;
  if (total > reminder.pence) return { kind: 'past', total, isAtLeast: !isWhole };
  return { kind: isWhole ? 'within' : 'unknown' };
}
