import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listOf } from './wire/list.ts';
import { objectOf } from './wire/object.ts';
import {
  amountText,
  idSchema,
  lazy,
  optionalText,
  penceSchema,
  stringFields,
  timestampSchema,
} from './wire/values.ts';

/** Skips a transaction without amount or time, because no total or month could include it. */
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
  reply: lazy(() => listOf(transactionSchema())),
});

export const deposit = endpoint({
  method: 'POST',
  path: 'transactions/payment_transaction/',
  payload: lazy(() => z.object({ amount: amountText() })),
  reply: lazy(() => z.object({ redirect_url: z.string().check(z.regex(/./)) })),
});

export const withdraw = endpoint({
  method: 'POST',
  path: 'repayment-requests/new/',
  payload: lazy(() =>
    z.object({
      amount: amountText(),
      ...stringFields('address1', 'address2', 'city', 'county', 'postcode', 'phone_number'),
      ...stringFields('bank_name', 'bank_account', 'sortcode'),
    }),
  ),
});
