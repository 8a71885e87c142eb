import type { ReadableAtom } from 'nanostores';
import { AppError } from '../errors.ts';
import type { Failure } from '../messages/failures.ts';
import type { ReadName } from '../messages/loading-messages.ts';
import type { Operation } from '../messages/operations.ts';
import type { OrderStatus } from '../orders/status-messages.ts';
import type { List } from './list.ts';

/**
 * Where a read stands. `loaded` keeps the last good data and when it came (ms since the epoch): `refreshing` while
 * newer is on its way, `stale` holds the reason when it may be out of date, because the last attempt to get newer
 * failed or there is no connection.
 */
export type QueryState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: AppError }
  | {
      readonly status: 'loaded';
      readonly data: T;
      readonly loadedAt: number;
      readonly isRefetching: boolean;
      readonly staleReason: AppError | undefined;
      /** It was loaded before this page was opened, and this page has had no answer yet. */
      readonly isFromCache?: true;
    };

/** Of what an earlier page kept: its newer answer is on its way, or could not be had. Undefined for all else. */
export type CacheStatus = 'awaited' | 'failed' | undefined;

/** What became of the newer answer, where what is shown is an earlier page's. */
export function getCacheStatus(state: QueryState<unknown>): CacheStatus {
  if (state.status !== 'loaded' || !state.isFromCache) return undefined;
  return state.staleReason && !state.isRefetching ? 'failed' : 'awaited';
}

/** The state without what an earlier page has kept. */
export function getUncachedState<T>(state: QueryState<T>): QueryState<T> {
  const kept = getCacheStatus(state);
  if (!kept || state.status !== 'loaded') return state;
  return kept === 'failed' && state.staleReason
    ? { status: 'failed', error: state.staleReason }
    : { status: 'loading' };
}

/** A read that shows nothing but the present, for where money is spent. */
export function getUncachedQuery<T>(query: Query<T>): Query<T> {
  return { ...query, $state: query.$uncached };
}

/** Why what was loaded at that moment may be out of date. Without a connection that alone is the reason. */
export function getStaleReason(at: number, error: AppError | undefined, offlineSince: number | undefined) {
  if (offlineSince === undefined || (!error && at >= offlineSince)) return error;
  return new AppError('offline', 'Network Error');
}

/** A cached read, as stores make it and `<Loaded>` shows it. */
export interface Query<T> {
  readonly name: ReadName;
  readonly operation: Operation;
  readonly $state: ReadableAtom<QueryState<T>>;
  /** The same without what an earlier page has kept, which nobody may count on where money is spent. */
  readonly $uncached: ReadableAtom<QueryState<T>>;
  /** The data as this page has last loaded it, null while there is none: what was kept before is for `$state` alone. */
  readonly $data: ReadableAtom<T | null>;
  /** Counts the read among what is on screen, whose age is told there in one place. @returns a function that ends it */
  readonly registerVisible: () => () => void;
  /** Loads again now; what is shown stays until the answer is there. */
  readonly refetch: () => void;
}

/** Where the next page of a list stands. */
export type NextPage =
  | { readonly status: 'waiting' | 'loading' }
  | { readonly status: 'failed'; readonly error: AppError };

/** A cached read of a list, which may come in pages. */
export interface ListQuery<Entry> extends Query<List<Entry>> {
  readonly $nextPage: ReadableAtom<NextPage>;
  /** Reads one page more, if there is one and none is on its way. */
  readonly loadMore: () => Promise<void>;
}

/** Settles when a read was answered, well or badly. Waiting for it loads it. */
export function waitUntilSettled({ $state }: Query<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if ($state.get().status === 'loading') return;
      stop();
      resolve();
    };
    const stop = $state.listen(look);
    look();
  });
}

/**
 * How a write ended. `ignored`: it was not sent, because the same one is still under way or has only just ended, or the
 * member has left meanwhile and nobody is to be told.
 */
export type ActionResult<T> =
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly error: AppError }
  | { readonly kind: 'ignored' };

/** A write, as stores make it and forms and buttons run it. It never throws. */
export interface Action<Input, T> {
  readonly operation: Operation;
  readonly $pending: ReadableAtom<boolean>;
  /**
   * True for as long after an order as a second tap of the same press may come: it is no second order. After a refusal
   * it never is, as nothing was ordered.
   */
  readonly $coolingDown: ReadableAtom<boolean>;
  /** The last run's failure, until the next run or `clear`. */
  readonly $failure: ReadableAtom<Failure | undefined>;
  readonly run: (input: Input) => Promise<ActionResult<T>>;
  /** Loads ahead what it is sent and told with, as where its form is shown. */
  readonly preload: () => void;
  /** Reads ahead what a run needs to know, as soon as the member shows that they are about to run it. */
  readonly prefetch?: () => void;
  readonly clear: () => void;
}

/** An order of money, which finds out what really became of it. */
export interface OrderAction<Input, T> extends Action<Input, T> {
  /** What happened beside the specification's words, until `goOn`. */
  readonly $status: ReadableAtom<OrderStatus | undefined>;
  /** The member has read it. */
  readonly dismiss: () => void;
  /** Looks once more what became of it. Never throws. */
  readonly check: () => Promise<void>;
  /** Tells again what this tab keeps of an order that was open, such as after a reload. */
  readonly resume: () => void;
}

/** A write of many things, by what it acts on: a draw's id, a subscription's. */
export interface ActionFamily<One> {
  readonly at: (key: string) => One;
}

/** A message at the bottom of the screen; `ms` is how long it stays. */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string | undefined;
  readonly text: string;
  readonly ms: number;
}
