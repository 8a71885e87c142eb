import * as z from 'zod/mini';
import { purchaseReply } from './draws.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './wire/list.ts';
import { objectOf } from './wire/object.ts';
import {
  countSchema,
  idSchema,
  integer,
  lazy,
  optionalText,
  optionalTimestamp,
  stringSchema,
} from './wire/values.ts';

export const subscriptionSchema = lazy(() =>
  objectOf(
    {
      id: idSchema(),
      /** Undefined while unknown. */
      ticket_count: countSchema(),
      lottery_name: optionalText(),
      /** `'active'`, `'payment'`, `'inactive'`, or empty while unknown. */
      status: stringSchema(),
      created_at: optionalTimestamp(),
      end_date: optionalTimestamp(),
    },
    { ticket_count: undefined, status: '' },
  ),
);

export type Subscription = z.output<ReturnType<typeof subscriptionSchema>>;

export const listSubscriptions = endpoint({
  method: 'GET',
  path: 'subscriptions/',
  query: lazy(() => z.object({ status: z.optional(z.string()) })),
  reply: lazy(() => listOf(subscriptionSchema())),
});

export const subscribe = endpoint({
  method: 'POST',
  path: 'subscriptions/subscribe/',
  payload: lazy(() =>
    z.object({
      ticket_count: integer(1),
      lottery_id: z.union([z.string(), z.number()]),
    }),
  ),
  reply: purchaseReply,
});

export const paySubscription = endpoint({
  method: 'POST',
  path: 'subscriptions/{id}/payment/',
  reply: purchaseReply,
});

export const unsubscribe = endpoint({ method: 'POST', path: 'subscriptions/{id}/unsubscribe/' });
