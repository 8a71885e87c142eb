import * as z from 'zod/mini';
import { minimumAmountPence } from '../config.ts';
import { once } from '../contract/wire/once.ts';
import { parsePence } from '../text/money.ts';
import {
  accountNumber,
  type FormOutput,
  form,
  freeText,
  phone,
  sortCode,
  textOf,
  ukPostcode,
} from './fields.ts';

const wrongAmount = 'Please enter a valid amount greater than one.';

/** Pence of a typed amount of at least one pound, else undefined. Spaces may group digits. */
export function amountPence(text: string): number | undefined {
  const pence = parsePence(text.replaceAll(' ', ''));
  return pence !== undefined && pence >= minimumAmountPence ? pence : undefined;
}

/** An amount of pounds as typed; pence come out. */
const amount = once(() =>
  z.pipe(
    freeText(),
    z.transform((text, context) => {
      const pence = amountPence(text);
      if (pence !== undefined) return pence;
      context.issues.push({ code: 'custom', message: wrongAmount, input: text });
      return z.NEVER;
    }),
  ),
);

export const depositForm = form(() => z.object({ amount: amount() }), { amount: '' });

export type DepositValues = FormOutput<typeof depositForm>;

const withdrawFields = once(() =>
  z
    .object({
      entire: z.boolean(),
      amount: freeText(),
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
      z.refine(({ entire, amount: typed }) => entire || amountPence(typed) !== undefined, {
        path: ['amount'],
        error: wrongAmount,
      }),
    ),
);

/** The error of a sort code as it is said: who hears 'XX' hears a Roman twenty. */
export function sortCodeInWords(error: string): string {
  return error.replace(
    'XX-XX-XX or XXXXXX, with digits only',
    'six digits, all together or in pairs with hyphens between them',
  );
}

/** What is withdrawn: the whole balance as it is when the request is sent, or an amount of pence. */
type Withdrawn = { readonly entire: true } | { readonly entire: false; readonly amount: number };

/**
 * The withdrawal form. With `entire` the amount field is neither checked nor part of the result: the store takes the
 * balance.
 */
export const withdrawForm = form(
  () =>
    z.pipe(
      withdrawFields(),
      z.transform(({ entire, amount: typed, ...rest }) => {
        const withdrawn: Withdrawn = entire ? { entire } : { entire, amount: amountPence(typed) ?? 0 };
        return { ...rest, ...withdrawn };
      }),
    ),
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
);

export type WithdrawValues = FormOutput<typeof withdrawForm>;
