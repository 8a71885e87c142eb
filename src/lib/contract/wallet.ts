import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountText, penceSchema } from './money.ts';
import { idSchema, ignoredReply, listOf, optionalText, timestampSchema } from './values.ts';

export const transactionSchema = z.object({
  id: idSchema,
  /** Pence, negative for money that left the wallet. */
  amount: penceSchema,
  narrative: optionalText,
  created_at: timestampSchema,
});

export type Transaction = z.output<typeof transactionSchema>;

export const listTransactions = endpoint({
  method: 'GET',
  path: 'transactions/me/',
  access: 'member',
  reply: listOf(transactionSchema),
});

export const deposit = endpoint({
  method: 'POST',
  path: 'transactions/payment_transaction/',
  access: 'member',
  payload: z.object({ amount: amountText }),
  reply: z.object({ redirect_url: z.string().check(z.minLength(1)) }),
});

export const withdraw = endpoint({
  method: 'POST',
  path: 'repayment-requests/new/',
  access: 'member',
  payload: z.object({
    amount: amountText,
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
  reply: ignoredReply,
});
