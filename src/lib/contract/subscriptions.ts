import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { purchaseReply } from './purchase.ts';
import { countSchema, integer } from './wire/counts.ts';
import { lazy } from './wire/lazy.ts';
import { listOf } from './wire/list.ts';
import { optionalTimestamp } from './wire/money-and-times.ts';
import { objectOf } from './wire/object.ts';
import { idSchema, ignoredReply, optionalText, stringSchema } from './wire/values.ts';

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
  access: 'member',
  query: lazy(() => z.object({ status: z.optional(z.string()) })),
  reply: lazy(() => listOf(subscriptionSchema())),
});

export const subscribe = endpoint({
  method: 'POST',
  path: 'subscriptions/subscribe/',
  access: 'member',
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
  access: 'member',
  reply: purchaseReply,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: 'subscriptions/{id}/unsubscribe/',
  access: 'member',
  reply: ignoredReply,
});
