import type * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listOf } from './wire/list.ts';
import { objectOf } from './wire/object.ts';
import {
  flagSchema,
  idSchema,
  lazy,
  optionalText,
  optionalTimestamp,
  orElse,
  stringSchema,
} from './wire/values.ts';

export const ticketSchema = lazy(() =>
  objectOf(
    {
      id: idSchema(),
      draw_id: orElse(idSchema(), ''),
      draw_name: optionalText(),
      /** Empty while unknown. */
      number: stringSchema(),
      purchased_at: optionalTimestamp(),
      subscription: flagSchema(),
      prize_id: orElse(idSchema(), null),
    },
    { number: '' },
  ),
);

export type Ticket = z.output<ReturnType<typeof ticketSchema>>;

export const listTickets = endpoint({
  method: 'GET',
  path: 'tickets/me/',
  reply: lazy(() => listOf(ticketSchema())),
});
