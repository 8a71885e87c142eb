import * as z from 'zod/mini';
import type { AccountSnapshot, ExpectedChange } from './reconcile.ts';

/** Stored record of an order in flight, per tab. */
export interface PendingOrder {
  readonly asked: ExpectedChange;
  readonly before: AccountSnapshot;
  /** False if another device may have changed the account since `before`. */
  readonly isFresh?: boolean | undefined;
  /** Time of sending or payment, in ms since the epoch. */
  readonly at: number;
  readonly paid?: PaymentIdentity | undefined;
}

/** `begun` is in ms since the epoch. */
export interface PaymentIdentity {
  readonly begun: number;
  readonly reference: string;
}

const idField = { id: z.string() };

const pendingOrderSchema = z.object({
  asked: z.union([
    z.object({ kind: z.literal('tickets'), count: z.number() }),
    z.object({ kind: z.literal('status'), from: z.string(), to: z.string() }),
    z.object({ kind: z.literal(['withdrawal', 'deposit']), amount: z.number() }),
  ]),
  before: z.object({
    tickets: z.optional(z.array(z.object({ ...idField, number: z.string() }))),
    held: z.optional(z.number()),
    status: z.optional(z.string()),
    transactions: z.optional(z.array(z.object({ ...idField, amount: z.number() }))),
    isPart: z.optional(z.boolean()),
    balance: z.optional(z.number()),
  }),
  isFresh: z.optional(z.boolean()),
  at: z.number(),
  paid: z.optional(z.object({ begun: z.number(), reference: z.string() })),
});

const maxAgeMs = 24 * 60 * 60 * 1_000;

/** Rejects orders older than 24 hours. @param now ms since the epoch */
export function parsePendingOrder(text: string, now: number): PendingOrder | undefined {
  try {
    const order: PendingOrder = pendingOrderSchema.parse(JSON.parse(text));
    return Math.abs(now - order.at) < maxAgeMs ? order : undefined;
  } catch {
    return undefined;
  }
}
