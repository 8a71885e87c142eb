import * as z from 'zod/mini';
import { describeAmountError, parseAmount } from '../forms/amount.ts';
import { freeText, textOf } from '../forms/fields.ts';
import { defineForm, type FormOutput } from '../forms/form.ts';
import { accountNumber, phone, sortCode, ukPostcode } from '../forms/personal-fields.ts';
import { amountError } from './deposit-form.ts';

export const unusualAccountText = "Check your sort code and account number. They don't seem to match.";

/** Replaces 'XX', which screen readers pronounce as a Roman number. */
export function spokenSortCodeError(error: string): string {
  return error.replace('XX-XX-XX or XXXXXX, with digits only', 'six digits, with or without hyphens');
}

const withdrawFields = () =>
  z
    .object({
      entire: z.boolean(),
      amount: z.string(),
      bankName: textOf(1, 'Please enter your bank name.'),
      accountNumber: accountNumber(),
      sortCode: sortCode(),
      address1: textOf(3, 'Please enter a valid address.'),
      address2: freeText(),
      city: textOf(1, 'Please enter your city.'),
      county: textOf(1, 'Please enter a valid country name.'),
      postcode: ukPostcode(),
      phoneNumber: phone('Please enter a valid phone number.'),
    })
    .check(
      z.refine(({ entire, amount: typed }) => entire || parseAmount(typed) !== undefined, {
        path: ['amount'],
        error: ({ input }) => describeAmountError(amountError, (input as { amount: string }).amount),
      }),
    );

/** The entire balance at the time of sending, or pence. */
type WithdrawnAmount = { readonly entire: true } | { readonly entire: false; readonly amount: number };

/** `entire` replaces the amount, which is then not validated. */
export const withdrawForm = defineForm(
  {
    entire: false,
    amount: '',
    bankName: '',
    accountNumber: '',
    sortCode: '',
    address1: '',
    address2: '',
    city: '',
    county: '',
    postcode: '',
    phoneNumber: '',
  },
  () =>
    z.pipe(
      withdrawFields(),
      z.transform(({ entire, amount: typed, ...rest }) => {
        const withdrawn: WithdrawnAmount = entire ? { entire } : { entire, amount: parseAmount(typed) ?? 0 };
        return { ...rest, ...withdrawn };
      }),
    ),
);

export type WithdrawValues = FormOutput<typeof withdrawForm>;
