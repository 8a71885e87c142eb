import * as z from 'zod/mini';
import type { AccountSnapshot, ExpectedChange } from './reconcile.ts';

/** An order as this tab keeps it until it is known what became of it. */
export interface PendingOrder {
  readonly asked: ExpectedChange;
  /** What the API had said of what the order may change. */
  readonly before: AccountSnapshot;
  /** `before` is what the API said just before the order was sent; otherwise another device may have added to it. */
  readonly isFresh?: boolean | undefined;
  /** When it was sent or, of a payment, said to be made, in ms since the epoch. */
  readonly at: number;
  /** The payment page says that it was paid. */
  readonly paid?: PaymentIdentity | undefined;
}

/** What tells one payment from others: when it was begun (ms since the epoch), and its reference, where there is one. */
export interface PaymentIdentity {
  readonly begun: number;
  readonly reference: string;
}

const identified = { id: z.string() };

const pendingOrderSchema = z.object({
  asked: z.union([
    z.object({ kind: z.literal('tickets'), count: z.number() }),
    z.object({ kind: z.literal('status'), from: z.string(), to: z.string() }),
    z.object({ kind: z.literal(['withdrawal', 'deposit']), amount: z.number() }),
  ]),
  before: z.object({
    tickets: z.optional(z.array(z.object({ ...identified, number: z.string() }))),
    held: z.optional(z.number()),
    status: z.optional(z.string()),
    transactions: z.optional(z.array(z.object({ ...identified, amount: z.number() }))),
    isPart: z.optional(z.boolean()),
    balance: z.optional(z.number()),
  }),
  isFresh: z.optional(z.boolean()),
  at: z.number(),
  paid: z.optional(z.object({ begun: z.number(), reference: z.string() })),
});

/** Nobody waits longer for news of an order. */
const maxAgeMs = 24 * 60 * 60 * 1_000;

/** Reads what was kept; undefined for what is too old or is none. @param now ms since the epoch */
export function parsePendingOrder(text: string, now: number): PendingOrder | undefined {
  try {
    const order: PendingOrder = pendingOrderSchema.parse(JSON.parse(text));
    return Math.abs(now - order.at) < maxAgeMs ? order : undefined;
  } catch {
    return undefined;
  }
}
