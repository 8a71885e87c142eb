import * as z from 'zod/mini';
import { orderOperations } from './money-operations.ts';
import { knownAccountSchema } from './news.ts';

/**
 * The states of an order, with the state after each event. `unanswered`: the outcome is unknown, because there was
 * no clear reply. `redirected`: the member pays on another site. Only a reply of the API or the member ends these two.
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

/** Returns the state after an event; undefined if the event changes nothing. */
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
  /** True if the API replied with an error that leaves the outcome open. */
  hasReply: z.optional(z.boolean()),
  /** Address of the payment page. */
  paymentUrl: z.optional(z.string()),
  /** Result by the payment page, from the URL, which proves nothing. */
  report: z.optional(z.object({ kind: z.literal(['success', 'failed']), reference: z.string() })),
  /** Target of the link back from a deposit: a draw, or with `waiting` a subscription that waits for payment. */
  purpose: z.optional(
    z.object({
      draw: z.string(),
      quantity: z.number(),
      choice: z.literal(['once', 'subscribe', 'waiting']),
      name: z.string(),
    }),
  ),
});

/** An order with an unknown outcome, which this browser stores until the member ends it. */
export type PendingOrder = Readonly<z.output<typeof pendingOrderSchema>>;

export const isStoredState = (state: OrderState): state is PendingOrder['state'] =>
  storedStates.some((stored) => stored === state);

/** True for two orders of one kind and subject. */
export const isSameOrder = (a: Pick<PendingOrder, 'operation' | 'subjectId'>, b: typeof a): boolean =>
  a.operation === b.operation && a.subjectId === b.subjectId;

/** Returns the text that is shown before the account has been checked. */
export function getUnansweredText({ hasReply }: Pick<PendingOrder, 'hasReply'>): string {
  const cause = hasReply ? "Your club's system had a problem" : "We didn't hear back from your club's system";
  return `${cause}, so don't try again yet. We're checking whether it went through.`;
}
