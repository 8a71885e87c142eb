import {
  keepPreviousData as keepPrevious,
  type QueryClient,
  QueryObserver,
  type QueryObserverBaseResult,
  type QueryObserverOptions,
  skipToken,
} from '@tanstack/query-core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { CachedData } from '../../lib/api/cached-replies.ts';
import { getElapsedMs, getMoment, type Moment, toMoment } from '../../lib/browser/timing.ts';
import { loadingState, type Query, type QueryState } from '../../lib/data/query.ts';
import { AppError } from '../../lib/errors.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $offlineSince } from '../app/page-state.ts';
import { $memberKey, initialMemberKey } from '../app/session.ts';
import { $queryClient, hasFailed, refetchQueries } from './query-client.ts';
import { prefetchRoutes, type QueryName } from './query-registry.ts';

/** Data with the time of its request. */
export interface Fetched<T> {
  readonly data: T;
  readonly requestedAt: Moment;
  readonly isFromCache: boolean;
}

/** @throws {AppError} of `load` */
export async function fetchNow<T>(load: () => Promise<T>): Promise<Fetched<T>> {
  const requestedAt = getMoment();
  return { data: await load(), requestedAt, isFromCache: false };
}

/** Reads the offline copy in the page's first session, because the head script has matched only these two. */
export function readCopy<T>(read: () => CachedData<T> | undefined): Fetched<T> | undefined {
  const cached = $memberKey.get() === initialMemberKey ? read() : undefined;
  return cached && { data: cached.data, requestedAt: toMoment(cached.at), isFromCache: true };
}

/** A query that is shown again within this time is not refetched. */
const freshMs = 4_000;

/** Returns the stale time, because the library compares by the device's clock, which can be set back. */
export function getStaleTime(fetched: Fetched<unknown> | undefined, ms = freshMs): number {
  const isFresh = fetched && !fetched.isFromCache && getElapsedMs(fetched.requestedAt) < ms;
  return isFresh ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

const offlineError = new AppError('offline', 'Network Error');

/**
 * Hides data of the offline copy that the API now rejects. While the browser is offline, an earlier
 * connection failure is shown as offline too, because the query loads again on reconnecting.
 * @param offlineSince data from before is stale. In ms since the epoch
 */
export function toQueryState<T>(
  result: Pick<QueryObserverBaseResult<Fetched<T>>, 'data' | 'error' | 'isFetching'>,
  offlineSince?: number,
): QueryState<T> {
  const { data: fetched, isFetching } = result;
  const failure = (!isFetching && result.error) || undefined;
  const error = offlineSince !== undefined && failure?.isConnectionLost ? offlineError : failure;
  if (!fetched || (fetched.isFromCache && result.error?.kind === 'rejected'))
    return { ...loadingState, error, isFetching };
  const { data, requestedAt, isFromCache } = fetched;
  const isOffline = offlineSince !== undefined && (error || requestedAt.at < offlineSince);
  return {
    data,
    error: isOffline ? offlineError : error,
    isFetching,
    isFromCache,
    updatedAt: requestedAt,
  };
}

export interface BaseDefinition<Param> {
  readonly name: QueryName;
  readonly operation: Operation;
  /** A parameter besides the member. Null prevents loading. */
  readonly param?: ReadableAtom<Param | null>;
  /** Shows previous data while another parameter's loads, as for a filtered list, or while it is null. */
  readonly keepPreviousData?: true;
  /** Routes whose first view waits for this query. */
  readonly prefetchOn?: readonly RouteName[];
}

/** Common part of `QueryObserver` and `InfiniteQueryObserver`. */
interface Observer<Options, Result> {
  readonly setOptions: (options: Options) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getCurrentResult: () => Result;
}

interface ObservedState<Param, Options, Result, State, O> extends BaseDefinition<Param> {
  readonly createObserver: (client: QueryClient, options: Options) => O;
  /** Without a member, the parameter is null too. */
  readonly getOptions: (param: Param | null) => Options;
  readonly toState: (result: Result, offlineSince: number | undefined) => State;
  readonly initial: State;
}

/** Compares states, because the library also notifies of changes in other fields. */
const isEqual = <State extends object>(one: State, other: State): boolean =>
  (Object.keys(one) as (keyof State)[]).every((key) => one[key] === other[key]);

/** Connects a store to an observer of the library while the store has listeners. */
export function createObservedState<
  Param,
  Options,
  Result,
  State extends object,
  O extends Observer<Options, Result>,
>(definition: ObservedState<Param, Options, Result, State, O>) {
  const { name, param: $param, createObserver, getOptions, toState, initial } = definition;
  const $state = atom<State>(initial);
  let observer: O | undefined;
  const readOptions = () => getOptions($memberKey.get() === null ? null : ($param?.get() as Param | null));
  const update = () => {
    const state = observer ? toState(observer.getCurrentResult(), $offlineSince.get()) : initial;
    if (!isEqual(state, $state.get())) $state.set(state);
  };
  onMount($state, () => {
    let unsubscribe = () => {};
    const observe = () => {
      unsubscribe();
      observer = createObserver($queryClient.get(), readOptions());
      unsubscribe = observer.subscribe(update);
      update();
    };
    const handleParam = () => {
      observer?.setOptions(readOptions());
      update();
    };
    const stops = [
      $queryClient.subscribe(observe),
      $offlineSince.listen(update),
      $param?.listen(handleParam),
    ];
    return () => {
      for (const stop of stops) stop?.();
      unsubscribe();
      // Neither may retain data of a signed-out member.
      observer = undefined;
      $state.set(initial);
    };
  });
  const refetch = () => refetchQueries((each) => each.queryKey[0] === name || hasFailed(each));
  return { $state, refetch, getObserver: () => observer };
}

interface QueryDefinition<T, Param> extends BaseDefinition<Param> {
  readonly load: (param: NoInfer<Param>) => Promise<T>;
  readonly readOfflineCache?: (param: NoInfer<Param>) => CachedData<T> | undefined;
}

/** Creates a cached member query, which loads when visible and refetches on focus. */
export function createQuery<T, Param>(definition: QueryDefinition<T, Param>): Query<T> {
  type Options = QueryObserverOptions<Fetched<T>>;
  const { name, operation, load, readOfflineCache, keepPreviousData, prefetchOn = [] } = definition;
  const { $state, refetch } = createObservedState({
    ...definition,
    createObserver: (client: QueryClient, options: Options) => new QueryObserver(client, options),
    getOptions: (param): Options => ({
      queryKey: [name, param],
      queryFn: param === null ? skipToken : () => fetchNow(() => load(param)),
      initialData: () => (param === null ? undefined : readCopy(() => readOfflineCache?.(param))),
      staleTime: ({ state }) => getStaleTime(state.data),
      ...(keepPreviousData && { placeholderData: keepPrevious }),
    }),
    toState: toQueryState<T>,
    initial: loadingState,
  });
  const query = { name, operation, $state, refetch };
  prefetchRoutes.set(query, prefetchOn);
  return query;
}
