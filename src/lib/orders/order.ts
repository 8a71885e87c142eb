import * as z from 'zod/mini';
import { orderOperations } from './money-operations.ts';
import { knownAccountSchema } from './news.ts';

/**
 * The states of an order, with the state after each event. `unanswered`: the API did not say whether it took it.
 * `redirected`: it is paid for on another site. Only a reply of the API or the member's word ends these two.
 */
const transitions = {
  idle: { send: 'sending' },
  sending: { accept: 'succeeded', refuse: 'refused', lose: 'unanswered', redirect: 'redirected' },
  succeeded: {},
  refused: {},
  unanswered: { accept: 'succeeded', refuse: 'refused', redirect: 'redirected', end: 'idle' },
  redirected: { end: 'idle' },
} as const;

export type OrderState = keyof typeof transitions;
export type OrderEvent = 'send' | 'accept' | 'refuse' | 'lose' | 'redirect' | 'end';

/** Returns the state after an event; undefined where the event changes nothing. */
export function getNextState(state: OrderState, event: OrderEvent): OrderState | undefined {
  const next: Partial<Record<OrderEvent, OrderState>> = transitions[state];
  return next[event];
}

const storedStates = ['sending', 'unanswered', 'redirected'] as const;

export const pendingOrderSchema = z.object({
  id: z.string(),
  operation: z.literal(orderOperations),
  /** Id of the draw or subscription; empty for the wallet. */
  subjectId: z.string(),
  /** The raffle's name; empty for the wallet, or while unknown. */
  name: z.string(),
  /** Number of tickets, or pence. */
  amount: z.number(),
  /** By the host's clock, in ms since the epoch. */
  startedAt: z.number(),
  state: z.literal(storedStates),
  before: knownAccountSchema,
  /** True if the API replied with an error that does not tell the outcome. */
  hasReply: z.optional(z.boolean()),
  /** Address of the payment page. */
  paymentUrl: z.optional(z.string()),
  /** Result by the payment page, from the address. It proves nothing. */
  report: z.optional(z.object({ kind: z.literal(['success', 'failed']), reference: z.string() })),
  /** Where a deposit leads back to: a draw, or with `waiting` a subscription that waits for payment. */
  purpose: z.optional(
    z.object({
      draw: z.string(),
      quantity: z.number(),
      choice: z.literal(['once', 'subscribe', 'waiting']),
      name: z.string(),
    }),
  ),
});

/** An order whose outcome is not known, as this browser stores it until the member ends it. */
export type PendingOrder = Readonly<z.output<typeof pendingOrderSchema>>;

export const isStoredState = (state: OrderState): state is PendingOrder['state'] =>
  storedStates.some((stored) => stored === state);

/** True for two orders of one kind and subject. */
export const isSameOrder = (a: Pick<PendingOrder, 'operation' | 'subjectId'>, b: typeof a): boolean =>
  a.operation === b.operation && a.subjectId === b.subjectId;

/** Told at once, before the account has been read. */
export function getUnansweredText({ hasReply }: Pick<PendingOrder, 'hasReply'>): string {
  const cause = hasReply ? "Your club's system had a problem" : "We didn't hear back";
  return `${cause}, so don't try again yet. We're checking whether it went through.`;
}
