import * as z from 'zod/mini';
import { listDrawsPath } from '../config.ts';
import { endpoint } from './endpoint.ts';
import { ticketSchema } from './tickets.ts';
import { countSchema } from './wire/counts.ts';
import { lazy } from './wire/lazy.ts';
import { countedList, listOf, optionalList } from './wire/list.ts';
import { optionalTimestamp, penceSchema } from './wire/money-and-times.ts';
import { idSchema, numberText, optionalDigits, optionalText, orElse } from './wire/values.ts';

const winnerSchema = lazy(() =>
  z.object({
    number: numberText(),
    user: orElse(z.object({ name: optionalText(), city: optionalText() }), { name: '', city: '' }),
  }),
);

export const prizeSchema = lazy(() =>
  z.object({
    id: idSchema(),
    description: optionalText(),
    notes: optionalText(),
    /** `'monetary'` or another. */
    type: optionalText(),
    /** Pounds, or per cent when `monetary_value_type` is `'percentage'`. */
    value: optionalDigits(),
    monetary_value_type: optionalText(),
    net_or_gross: optionalText(),
    /** All or none: a member missing from a partial list would look like a loser. */
    winners: orElse(z.array(winnerSchema()), []),
  }),
);

/** Without a lottery, a single purchase remains possible. */
const lotterySchema = lazy(() =>
  orElse(
    z.object({
      id: idSchema(),
      name: optionalText(),
      description: optionalText(),
      /** `'subscription'` or another. */
      type: optionalText(),
    }),
    { id: '', name: '', description: '', type: '' },
  ),
);

const drawOnWire = lazy(() =>
  z.object({
    id: idSchema(),
    name: z.string(),
    description: optionalText(),
    logo_url: optionalText(),
    /** `'live'`, `'scheduled'`, `'closed'` or another. */
    status: z.string(),
    /** Pence. */
    ticket_price: penceSchema(),
    start_date: optionalTimestamp(),
    end_date: optionalTimestamp(),
    price_cta: optionalText(),
    draw_cta: optionalText(),
    /** Null means no limit. */
    user_ticket_maximum: orElse(countSchema(), null),
    user_ticket_count: orElse(countSchema(), 0),
    tickets: optionalList(ticketSchema()),
    prizes: countedList(prizeSchema()),
    lottery: lotterySchema(),
  }),
);

/** With `prizes_skipped` above 0, absence from the winners proves nothing. */
export const drawSchema = lazy(() =>
  z.pipe(
    drawOnWire(),
    z.transform(({ prizes: { entries, skipped }, ...draw }) => ({
      ...draw,
      prizes: entries,
      prizes_skipped: skipped,
    })),
  ),
);

export type Draw = z.output<ReturnType<typeof drawSchema>>;
export type Prize = z.output<ReturnType<typeof prizeSchema>>;

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
