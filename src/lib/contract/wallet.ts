import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lazy } from './wire/lazy.ts';
import { listOf } from './wire/list.ts';
import { amountText, penceSchema, timestampSchema } from './wire/money-and-times.ts';
import { objectOf } from './wire/object.ts';
import { idSchema, ignoredReply, optionalText } from './wire/values.ts';

/** Without its amount or time, a transaction is skipped: it would take part in no total and no month. */
export const transactionSchema = lazy(() =>
  objectOf({
    id: idSchema(),
    /** Pence; negative for a withdrawal or payment. */
    amount: penceSchema(),
    narrative: optionalText(),
    created_at: timestampSchema(),
  }),
);

export type Transaction = z.output<ReturnType<typeof transactionSchema>>;

export const listTransactions = endpoint({
  method: 'GET',
  path: 'transactions/me/',
  access: 'member',
  reply: lazy(() => listOf(transactionSchema())),
});

export const deposit = endpoint({
  method: 'POST',
  path: 'transactions/payment_transaction/',
  access: 'member',
  payload: lazy(() => z.object({ amount: amountText() })),
  reply: lazy(() => z.object({ redirect_url: z.string().check(z.regex(/./)) })),
});

export const withdraw = endpoint({
  method: 'POST',
  path: 'repayment-requests/new/',
  access: 'member',
  payload: lazy(() =>
    z.object({
      amount: amountText(),
      address1: z.string(),
      address2: z.string(),
      city: z.string(),
      county: z.string(),
      postcode: z.string(),
      phone_number: z.string(),
      bank_name: z.string(),
      bank_account: z.string(),
      sortcode: z.string(),
    }),
  ),
  reply: ignoredReply,
});
