import * as z from 'zod/mini';
import type { Subscription } from '../contract/subscriptions.ts';
import type { Ticket } from '../contract/tickets.ts';
import type { Transaction } from '../contract/wallet.ts';

/** The lists of the API at one moment. A list that is not known to be complete is absent. */
export interface AccountSnapshot {
  /** When reading began, by the host's clock, in ms since the epoch. */
  readonly at: number;
  /** True if no list that the order changes is absent. */
  readonly isComplete: boolean;
  readonly tickets?: readonly Ticket[] | undefined;
  readonly transactions?: readonly Transaction[] | undefined;
  /** True if `transactions` holds the newest only. */
  readonly isPart?: boolean | undefined;
  readonly subscriptions?: readonly Subscription[] | undefined;
}

export const knownAccountSchema = z.object({
  at: z.number(),
  isComplete: z.boolean(),
  tickets: z.optional(z.array(z.string())),
  transactions: z.optional(z.array(z.string())),
  /** Booking time of the oldest known transaction where older ones exist, in ms since the epoch. */
  knownFrom: z.optional(z.number()),
  subscriptions: z.optional(z.array(z.object({ id: z.string(), status: z.string() }))),
});

/** A snapshot by its ids: what is stored with an order. */
export type KnownAccount = z.output<typeof knownAccountSchema>;

const getIds = (entries: readonly { readonly id: string }[] | undefined) => entries?.map(({ id }) => id);

export function toKnownAccount(snapshot: AccountSnapshot): KnownAccount {
  const { at, isComplete, tickets, transactions, isPart, subscriptions } = snapshot;
  const times = transactions?.map(({ created_at }) => Date.parse(created_at)) ?? [];
  return {
    at,
    isComplete,
    tickets: getIds(tickets),
    transactions: getIds(transactions),
    knownFrom: isPart ? Math.min(...times) : undefined,
    subscriptions: subscriptions?.map(({ id, status }) => ({ id, status })),
  };
}

/** Entries that the account lists now and did not list before. */
export interface News {
  readonly tickets: readonly Ticket[];
  readonly transactions: readonly Transaction[];
  /** New ones, and those with another status. */
  readonly subscriptions: readonly Subscription[];
  /** False if a list was not known at both moments: then no news means nothing. */
  readonly isComplete: boolean;
}

/** The only comparison of an account. It says what is new, never whose order it was. */
export function getNews(before: KnownAccount, after: AccountSnapshot): News {
  const { tickets, transactions, knownFrom = Number.NEGATIVE_INFINITY, subscriptions } = before;
  const isNew = (ids: readonly string[]) => {
    const known = new Set(ids);
    return ({ id }: { readonly id: string }) => !known.has(id);
  };
  return {
    tickets: (tickets && after.tickets?.filter(isNew(tickets))) ?? [],
    transactions:
      (transactions &&
        after.transactions
          ?.filter(isNew(transactions))
          .filter(({ created_at }) => Date.parse(created_at) > knownFrom)) ??
      [],
    subscriptions:
      (subscriptions &&
        after.subscriptions?.filter(
          ({ id, status }) => !subscriptions.some((known) => known.id === id && known.status === status),
        )) ??
      [],
    isComplete: before.isComplete && after.isComplete,
  };
}

export function hasNews({ tickets, transactions, subscriptions }: News): boolean {
  return tickets.length + transactions.length + subscriptions.length > 0;
}
