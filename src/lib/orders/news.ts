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

export function toKnownAccount(snapshot: AccountSnapshot): KnownAccount {
  const { at, isComplete, tickets, transactions, isPart, subscriptions } = snapshot;
  const times = transactions?.map(({ created_at }) => Date.parse(created_at)) ?? [];
  return {
    at,
    isComplete,
    tickets: tickets?.map(({ id }) => id),
    transactions: transactions?.map(({ id }) => id),
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

function getAdded<T extends { readonly id: string }>(known?: readonly string[], entries?: readonly T[]) {
  const ids = new Set(known);
  return (known && entries?.filter(({ id }) => !ids.has(id))) ?? [];
}

/** The only comparison of an account. It says what is new, never whose order it was. */
export function getNews(before: KnownAccount, after: AccountSnapshot): News {
  const { knownFrom = Number.NEGATIVE_INFINITY, subscriptions } = before;
  const isKnown = ({ id, status }: Subscription) =>
    subscriptions?.some((known) => known.id === id && known.status === status);
  return {
    tickets: getAdded(before.tickets, after.tickets),
    transactions: getAdded(before.transactions, after.transactions).filter(
      ({ created_at }) => Date.parse(created_at) > knownFrom,
    ),
    subscriptions: (subscriptions && after.subscriptions?.filter((one) => !isKnown(one))) ?? [],
    isComplete: before.isComplete && after.isComplete,
  };
}

export const hasNews = ({ tickets, transactions, subscriptions }: News): boolean =>
  tickets.length + transactions.length + subscriptions.length > 0;
