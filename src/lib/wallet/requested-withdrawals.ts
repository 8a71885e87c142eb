import * as z from 'zod/mini';
import { withdrawalBusinessDays } from '../config.ts';
import { londonDay, weekdayText } from '../format/london-day.ts';
import { formatPence } from '../format/money.ts';
import { paymentSupportRequest } from '../orders/payment-support-request.ts';
import type { SupportRequestValues } from '../support/forms.ts';
import { addBusinessDays } from './business-days.ts';

/** A withdrawal that the API took. It holds no bank details. */
export interface RequestedWithdrawal {
  /** Pence. */
  readonly amount: number;
  /** Time of the request, in ms since the epoch. */
  readonly at: number;
}

export const requestedWithdrawalsName = 'withdrawals';

const listSchema = z.array(z.object({ amount: z.number(), at: z.number() }));

/** The last moment that a `Date` holds. */
const maxMs = 8.64e15;

/** Reads the stored list, newest first. */
export function parseRequestedWithdrawals(text = '[]'): readonly RequestedWithdrawal[] {
  try {
    const list = listSchema.parse(JSON.parse(text));
    return list.filter(
      ({ amount, at }) => Number.isSafeInteger(amount) && amount > 0 && Math.abs(at) < maxMs,
    );
  } catch {
    return [];
  }
}

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
  readonly asked: string;
  readonly expected: string;
  /** From the day after the expected one, or always where no day is known. */
  readonly supportRequest?: SupportRequestValues;
}

/** Says when the money is expected, in London's days. @param now ms since the epoch */
export function describeWithdrawal({ amount, at }: RequestedWithdrawal, now: number): WithdrawalText {
  const [amountText, askedDay] = [formatPence(amount), londonDay(at)];
  const expectedDay = addBusinessDays(askedDay, withdrawalBusinessDays);
  const asked = `${amountText} asked for on ${weekdayText(askedDay)}.`;
  if (expectedDay && londonDay(now) <= expectedDay)
    return { asked, expected: `Expected by ${weekdayText(expectedDay)} (three business days).` };
  const details = [
    `Amount: ${amountText}`,
    `Asked for on: ${weekdayText(askedDay)}, ${askedDay.slice(0, 4)}`,
  ];
  return {
    asked,
    expected: expectedDay
      ? `It was expected by ${weekdayText(expectedDay)}. The app cannot see whether it has arrived.`
      : 'Withdrawals take 1-3 business days. The app cannot see whether it has arrived.',
    supportRequest: paymentSupportRequest(
      `Withdrawal not arrived: ${amountText}`,
      details,
      undefined,
      'It has not arrived in my bank account.',
    ),
  };
}
