import * as z from 'zod/mini';
import { withdrawalBusinessDays } from '../config.ts';
import { londonDay, weekdayText } from '../format/london-day.ts';
import { formatPence } from '../format/money.ts';
import type { SupportRequestValues } from '../support/forms.ts';
import { addBusinessDays } from './business-days.ts';

export const requestedWithdrawalsName = 'withdrawals';

/** The last moment that a `Date` holds. */
const maxMs = 8.64e15;

const requestedWithdrawalSchema = z
  .object({
    /** Pence. */
    amount: z.number(),
    /** Time of the request, in ms since the epoch. */
    at: z.number(),
  })
  .check(z.refine(({ amount, at }) => Number.isSafeInteger(amount) && amount > 0 && Math.abs(at) < maxMs));

/** A withdrawal that the API took. It holds no bank details. */
export type RequestedWithdrawal = Readonly<z.output<typeof requestedWithdrawalSchema>>;

/** As stored, newest first. */
export const requestedWithdrawalsSchema = z.array(requestedWithdrawalSchema);

const maxWithdrawals = 10;

/** Ignores a withdrawal that is in the list. Drops the oldest beyond ten. */
export function addRequestedWithdrawal(
  list: readonly RequestedWithdrawal[],
  withdrawal: RequestedWithdrawal,
): readonly RequestedWithdrawal[] {
  const others = list.filter(({ at }) => at !== withdrawal.at);
  return [withdrawal, ...others].slice(0, maxWithdrawals);
}

interface WithdrawalText {
  readonly requested: string;
  readonly expected: string;
  /** From the day after the expected one, or always where no day is known. */
  readonly supportRequest?: SupportRequestValues;
}

/** Says when the money is expected, in London's days. @param now ms since the epoch */
export function describeWithdrawal({ amount, at }: RequestedWithdrawal, now: number): WithdrawalText {
  const [amountText, requestedDay] = [formatPence(amount), londonDay(at)];
  const expectedDay = addBusinessDays(requestedDay, withdrawalBusinessDays);
  const requested = `${amountText} requested on ${weekdayText(requestedDay)}.`;
  if (expectedDay && londonDay(now) <= expectedDay)
    return { requested, expected: `It should arrive by ${weekdayText(expectedDay)}.` };
  return {
    requested,
    expected: expectedDay
      ? `It was due by ${weekdayText(expectedDay)}. Check your bank account.`
      : 'Withdrawals take 1-3 business days. Check your bank account.',
    supportRequest: {
      category: 'Payments',
      subject: `Missing withdrawal: ${amountText}`,
      description: [
        `Amount: ${amountText}`,
        `Requested on: ${weekdayText(requestedDay)}, ${requestedDay.slice(0, 4)}`,
        "It hasn't reached my bank account.",
      ].join('\n'),
    },
  };
}
