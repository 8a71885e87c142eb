import * as z from 'zod/mini';
import { lazy } from '../contract/wire/lazy.ts';
import { describeAmountError, parseAmount } from '../forms/amount.ts';
import { accountNumber, phone, sortCode, ukPostcode } from '../forms/codes.ts';
import { freeText, textOf } from '../forms/fields.ts';

const amountError = 'Please enter a valid amount greater than one.';

/** Pounds as typed; outputs pence. */
const amount = lazy(() =>
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const pence = parseAmount(text);
      if (pence !== undefined) return pence;
      const message = describeAmountError(amountError, text);
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  ),
);

export const depositSchema = lazy(() => z.object({ amount: amount() }));

const withdrawFields = lazy(() =>
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
    ),
);

/** The entire balance at the time of sending, or pence. */
type WithdrawnAmount = { readonly entire: true } | { readonly entire: false; readonly amount: number };

/** `entire` replaces the amount, which is not checked. */
export const withdrawSchema = lazy(() =>
  z.pipe(
    withdrawFields(),
    z.transform(({ entire, amount: typed, ...rest }) => {
      const withdrawn: WithdrawnAmount = entire ? { entire } : { entire, amount: parseAmount(typed) ?? 0 };
      return { ...rest, ...withdrawn };
    }),
  ),
);
