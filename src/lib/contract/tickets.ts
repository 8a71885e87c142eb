import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listOf } from './wire/list.ts';
import { once } from './wire/once.ts';
import { flagSchema, idSchema, optionalText, optionalTimestamp } from './wire/values.ts';

export const ticketSchema = once(() =>
  z.object({
    id: idSchema(),
    draw_id: z.pipe(
      z.nullish(idSchema()),
      z.transform((value) => value ?? ''),
    ),
    draw_name: optionalText(),
    number: z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value)),
    ),
    purchased_at: optionalTimestamp(),
    /** Bought by a subscription. */
    subscription: flagSchema(),
    /** Set if the ticket won. */
    prize_id: z.pipe(
      z.nullish(idSchema()),
      z.transform((value) => value ?? null),
    ),
  }),
);

export type Ticket = z.output<ReturnType<typeof ticketSchema>>;

export const listTickets = endpoint({
  method: 'GET',
  path: 'tickets/me/',
  access: 'member',
  reply: once(() => listOf(ticketSchema())),
});
