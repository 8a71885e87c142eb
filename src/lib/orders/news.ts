import * as z from 'zod/mini';
import type { Subscription } from '../contract/subscriptions.ts';
import type { Ticket } from '../contract/tickets.ts';
import type { Transaction } from '../contract/wallet.ts';

/** The lists of the API at one time. A list that may be incomplete is undefined. */
export interface AccountSnapshot {
  /** Start of the requests by the host's clock, in ms since the epoch. */
  readonly at: number;
  /** True if all lists that the order changes are defined. */
  readonly isComplete: boolean;
  readonly tickets?: readonly Ticket[] | undefined;
  readonly transactions?: readonly Transaction[] | undefined;
  /** True if `transactions` has only the newest ones. */
  readonly isPart?: boolean | undefined;
  readonly subscriptions?: readonly Subscription[] | undefined;
}

export const knownAccountSchema = z.object({
  at: z.number(),
  isComplete: z.boolean(),
  tickets: z.optional(z.array(z.string())),
  transactions: z.optional(z.array(z.string())),
  /** Booking time of the oldest known transaction if older ones exist, in ms since the epoch. */
  knownFrom: z.optional(z.number()),
  subscriptions: z.optional(z.array(z.object({ id: z.string(), status: z.string() }))),
});

/** The ids of a snapshot, which are stored with an order. */
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
  /** False if a list was incomplete at one of the two times. An empty result then proves nothing. */
  readonly isComplete: boolean;
}

function getAdded<T extends { readonly id: string }>(known?: readonly string[], entries?: readonly T[]) {
  const ids = new Set(known);
  return (known && entries?.filter(({ id }) => !ids.has(id))) ?? [];
}

/** Compares two snapshots of the account. The result does not tell which order caused the news. */
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
