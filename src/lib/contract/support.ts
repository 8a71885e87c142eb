import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listOf, optionalList } from './wire/list.ts';
import { objectOf } from './wire/object.ts';
import {
  idSchema,
  lazy,
  optionalString,
  optionalText,
  optionalTimestamp,
  stringFields,
} from './wire/values.ts';

/** Specification, section 5. */
export const supportCategories = ['General', 'Raffles', 'Payments'] as const;

export const supportRequestSchema = lazy(() =>
  objectOf({
    id: idSchema(),
    category: optionalText(),
    subject: optionalText(),
    description: optionalText(),
    created_at: optionalTimestamp(),
    responded_at: optionalTimestamp(),
    /** Each message is HTML. */
    supportticketresponses: optionalList(objectOf({ message: optionalString() })),
  }),
);

export type SupportRequest = z.output<ReturnType<typeof supportRequestSchema>>;

export const listSupportTickets = endpoint({
  method: 'GET',
  path: 'support-tickets/me/',
  reply: lazy(() => listOf(supportRequestSchema())),
});

export const createSupportTicket = endpoint({
  method: 'POST',
  path: 'support-tickets/new/',
  payload: lazy(() =>
    z.object({
      category: z.literal(supportCategories),
      ...stringFields('subject', 'description'),
    }),
  ),
});
