import * as z from 'zod/mini';
import { type OrderOperation, orderOperations } from '../../lib/orders/money-operations.ts';
import type { KnownAccount } from '../../lib/orders/news.ts';
import { depositPurposeSchema, type PendingOrder } from '../../lib/orders/order.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import { tabStorage } from '../../lib/storage/scoped-storage.ts';

// Orders as the version before stored them. This file goes with the next release but one.

const accountSchema = z.object({
  tickets: z.optional(z.array(z.object({ id: z.string() }))),
  held: z.optional(z.number()),
});

const changeSchema = z.object({
  kind: z.string(),
  count: z.optional(z.number()),
  amount: z.optional(z.number()),
});

/** An order without a reply, below `order <operation> <id>`. */
const sentSchema = z.object({ asked: changeSchema, before: accountSchema, at: z.number() });

/** A payment without a result, below `payment <path>`. */
const paymentSchema = z.object({
  operation: z.literal(orderOperations),
  about: z.string(),
  amount: z.number(),
  known: z.optional(accountSchema),
  address: z.optional(z.string()),
  at: z.number(),
  wanted: z.optional(depositPurposeSchema),
});

/** The last payment that its page reported as paid, below `paid`. */
const paidSchema = z.object({
  asked: changeSchema,
  before: accountSchema,
  paid: z.object({ begun: z.number(), reference: z.string() }),
  about: z.string(),
  wanted: z.optional(depositPurposeSchema),
  isArrived: z.optional(z.boolean()),
});

function parse<T extends z.ZodMiniType>(schema: T, text: string | undefined): z.output<T> | undefined {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

type StoredAccount = z.output<typeof accountSchema>;

/** Incomplete: the version before stored only what it compared. */
function toAccount(at: number, { tickets = [], held }: StoredAccount = {}): KnownAccount {
  const hasAll = held !== undefined && tickets.length >= held;
  return { at, isComplete: false, tickets: hasAll ? tickets.map(({ id }) => id) : undefined };
}

const createOrder = (operation: OrderOperation, subjectId: string, at: number, before?: StoredAccount) => ({
  id: `previous-${at}`,
  operation,
  subjectId,
  name: '',
  startedAt: at,
  before: toAccount(at, before),
});

const paidOperations: Readonly<Record<string, OrderOperation>> = {
  tickets: 'buyTickets',
  status: 'paySubscription',
  deposit: 'deposit',
};

function toOrder(name: string, text: string | undefined): PendingOrder | undefined {
  const [kind, key = '', subjectId = ''] = name.split(' ');
  if (kind === 'order') {
    const operation = orderOperations.find((known) => known === key);
    const sent = parse(sentSchema, text);
    if (!operation || !sent) return undefined;
    const amount = sent.asked.count ?? sent.asked.amount ?? 0;
    return { ...createOrder(operation, subjectId, sent.at, sent.before), amount, state: 'unanswered' };
  }
  if (kind === 'payment') {
    const payment = parse(paymentSchema, text);
    // A payment that failed was kept without its address.
    if (!payment?.address) return undefined;
    const { operation, about, amount, known, address, at, wanted } = payment;
    const order = createOrder(operation, about, at, known);
    return { ...order, amount, state: 'redirected', paymentUrl: address, purpose: wanted };
  }
  const last = parse(paidSchema, text);
  const operation = last && paidOperations[last.asked.kind];
  if (!operation || last.isArrived) return undefined;
  const { asked, before, paid, about, wanted } = last;
  return {
    ...createOrder(operation, about, paid.begun, before),
    amount: asked.count ?? asked.amount ?? 0,
    state: 'redirected',
    report: { kind: 'success', reference: paid.reference },
    purpose: wanted,
  };
}

/** Saves each order of the version before in today's form, and deletes the old one. */
export function takeOverPreviousOrders(save: (order: PendingOrder) => void): void {
  for (const storage of [tabStorage, deviceStorage]) {
    const names = ['order ', 'payment ', 'paid'].flatMap((prefix) => storage.names(prefix));
    for (const name of names) {
      const order = toOrder(name, storage.read(name));
      if (order) save(order);
      storage.remove(name);
    }
  }
}
