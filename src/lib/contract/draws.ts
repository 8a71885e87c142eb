import * as z from 'zod/mini';
import { listDrawsPath } from '../config.ts';
import { cardFields } from './card-fields.ts';
import { endpoint } from './endpoint.ts';
import { ticketSchema } from './tickets.ts';
import { countedList, listOf } from './wire/list.ts';
import { objectOf } from './wire/object.ts';
import {
  countSchema,
  idSchema,
  integer,
  lazy,
  optionalString,
  optionalText,
  optionalTimestamp,
  orElse,
  penceSchema,
  stringSchema,
  textSchema,
} from './wire/values.ts';

const winnerSchema = lazy(() =>
  objectOf({
    number: stringSchema(),
    user: orElse(objectOf({ name: optionalText(), city: optionalText() }), { name: '', city: '' }),
  }),
);

export const prizeSchema = lazy(() =>
  objectOf({
    id: idSchema(),
    description: optionalText(),
    notes: optionalText(),
    /** `'monetary'` or another. */
    type: optionalString(),
    /** Pounds, or per cent when `monetary_value_type` is `'percentage'`. */
    value: optionalString(),
    monetary_value_type: optionalString(),
    net_or_gross: optionalString(),
    /** Complete or undefined, because a member missing from a partial list would seem to have no win. */
    winners: orElse(z.array(winnerSchema()), undefined),
  }),
);

/** Without a lottery, a single purchase remains possible. */
const lotterySchema = lazy(() =>
  orElse(
    objectOf({
      id: idSchema(),
      name: optionalText(),
      description: optionalText(),
      /** `'subscription'` or another. */
      type: optionalString(),
    }),
    { id: '', name: '', description: '', type: '' },
  ),
);

const cardSchemas = {
  string: stringSchema,
  optionalString,
  text: textSchema,
  optionalText,
  pence: penceSchema,
  optionalTimestamp,
};

type CardFields = typeof cardFields;

function createCardFields() {
  const fields = Object.entries(cardFields).map(([name, kind]) => [name, cardSchemas[kind]()]);
  return Object.fromEntries(fields) as {
    [Name in keyof CardFields]: ReturnType<(typeof cardSchemas)[CardFields[Name]]>;
  };
}

const drawOnWire = lazy(() =>
  objectOf(
    {
      id: idSchema(),
      ...createCardFields(),
      draw_cta: optionalText(),
      /** Null without a known limit. */
      user_ticket_maximum: orElse(countSchema(), null),
      /** Undefined while unknown, which is not 0. */
      user_ticket_count: orElse(countSchema(), undefined),
      tickets: countedList(ticketSchema()),
      prizes: countedList(prizeSchema()),
      lottery: lotterySchema(),
    },
    { name: '', status: '', ticket_price: undefined },
  ),
);

/**
 * With `prizes_skipped` above 0, absence from the winners proves nothing. Unreadable tickets count as
 * the member's.
 */
export const drawSchema = lazy(() =>
  z.pipe(
    drawOnWire(),
    z.transform(({ prizes, tickets, user_ticket_count: count, ...draw }) => ({
      ...draw,
      user_ticket_count:
        count === undefined ? undefined : Math.max(count, tickets.entries.length + tickets.skipped),
      tickets: tickets.entries,
      prizes: prizes.entries,
      prizes_skipped: prizes.skipped,
    })),
  ),
);

export type Draw = z.output<ReturnType<typeof drawSchema>>;
export type Prize = z.output<ReturnType<typeof prizeSchema>>;
export type Winner = z.output<ReturnType<typeof winnerSchema>>;

export const listDraws = endpoint({
  method: 'GET',
  path: listDrawsPath,
  access: 'member',
  query: lazy(() =>
    z.object({
      status: z.optional(z.array(z.string())),
      search: z.optional(z.string()),
      sort: z.string(),
      order: z.literal(['asc', 'desc']),
    }),
  ),
  reply: lazy(() => listOf(drawSchema())),
});

export const getDraw = endpoint({
  method: 'GET',
  path: 'draws/{id}/',
  access: 'member',
  reply: drawSchema,
});

export const listPrizes = endpoint({
  method: 'GET',
  path: 'draws/{id}/prizes/',
  access: 'member',
  reply: lazy(() => listOf(prizeSchema())),
});

/**
 * Reply of a purchase or a subscription's payment. `redirect_url` takes precedence: nothing is paid
 * yet. No field falls back, because each changes the meaning of the other.
 */
export const purchaseReply = lazy(() =>
  z.pipe(
    z.object({ ticket_count: z.nullish(countSchema()), redirect_url: z.nullish(z.string()) }),
    z.transform((reply, context): Purchase => {
      if (reply.redirect_url) return { kind: 'redirect', url: reply.redirect_url };
      if (reply.ticket_count != null) return { kind: 'bought', count: reply.ticket_count };
      context.issues.push({
        code: 'custom',
        message: 'neither ticket_count nor redirect_url',
        input: reply,
      });
      return z.NEVER;
    }),
  ),
);

export type Purchase = { kind: 'bought'; count: number } | { kind: 'redirect'; url: string };

export const buyTickets = endpoint({
  method: 'POST',
  path: 'draws/{id}/buy_tickets/',
  access: 'member',
  payload: lazy(() => z.object({ count: integer(1) })),
  reply: purchaseReply,
});
