import * as z from 'zod/mini';
import { describeAmountError, parseAmount } from '../forms/amount.ts';
import { defineForm, type FormOutput } from '../forms/form.ts';

export const amountError = 'Please enter a valid amount greater than one.';

/** Pounds as typed; outputs pence. */
const amount = () =>
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const pence = parseAmount(text);
      if (pence !== undefined) return pence;
      const message = describeAmountError(amountError, text);
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );

export const depositForm = defineForm({ amount: '' }, () => z.object({ amount: amount() }));

export type DepositValues = FormOutput<typeof depositForm>;
