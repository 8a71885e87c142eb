import { QueryObserver } from '@tanstack/query-core';
import { atom, type ReadableAtom } from 'nanostores';
import pLimit from 'p-limit';
import { getCachedReply } from '../../lib/api/cached-replies.ts';
import { type Draw, getDraw } from '../../lib/contract/draws.ts';
import { isLoading, type QueryState } from '../../lib/data/query.ts';
import { isSettled, toKnownDraw } from '../../lib/tickets/ticket-outcomes.ts';
import { $memberKey } from '../app/session.ts';
import { type Fetched, fetchNow, getStaleTime, readCopy, toQueryState } from '../data/fetched.ts';
import { $queryClient, type Predicate, refetchQueries } from '../data/query-client.ts';
import { loadDraw } from './closings.ts';

/** Younger data and failures are not requested again. */
const freshMs = 30_000;

const limit = pLimit(3);

/** A settled draw never changes again. */
const isFinal = (fetched: Fetched<Draw> | undefined) =>
  fetched !== undefined && !fetched.isFromCache && isSettled(toKnownDraw(fetched.data));

/** Shares its data with the draw's page. */
const getOptions = (id: string) =>
  ({
    queryKey: ['draw', id],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      limit(() => {
        // The draw may have left the view, or the member the app, meanwhile.
        signal.throwIfAborted();
        return fetchNow(() => loadDraw(id));
      }),
    initialData: () => readCopy(() => getCachedReply(getDraw, { params: { id } })),
    staleTime: ({ state: { data } }: { readonly state: { readonly data: Fetched<Draw> | undefined } }) =>
      isFinal(data) ? 'static' : getStaleTime(data, freshMs),
    retryOnMount: ({ state }: { readonly state: { readonly errorUpdatedAt: number } }) =>
      Date.now() - state.errorUpdatedAt >= freshMs,
    // A member's tickets can belong to hundreds of draws.
    gcTime: Number.POSITIVE_INFINITY,
  }) as const;

type States = ReadonlyMap<string, QueryState<Draw>>;

const $states = atom<States>(new Map());

/** One state per reply, for comparison by reference. */
const known = new WeakMap<object, QueryState<Draw>>();

function update(): void {
  const queries = $queryClient
    .get()
    .getQueryCache()
    .findAll({ queryKey: ['draw'] });
  $states.set(
    new Map(
      queries.flatMap(({ queryKey, state, observers }) => {
        const { data, error, fetchStatus } = state as typeof state & { data: Fetched<Draw> | undefined };
        const one = known.get(state) ?? toQueryState({ data, error, isFetching: fetchStatus !== 'idle' });
        known.set(state, one);
        return isLoading(one) && !one.isFetching && observers.length === 0
          ? []
          : [[String(queryKey[1]), one]];
      }),
    ),
  );
}

$queryClient.subscribe((client) => {
  limit.clearQueue();
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === 'draw') update();
  });
  update();
});

/** Draws with prizes and winners, at most three requests at a time. */
export const drawDetails = {
  /** By id. A draw that was never requested has no state. */
  $states: $states as ReadableAtom<States>,
  /** Requests a draw unless it is fresh. @returns unsubscribes, and drops a queued request */
  subscribe: (id: string): (() => void) => {
    if ($memberKey.get() === null) return () => {};
    return new QueryObserver<Fetched<Draw>>($queryClient.get(), getOptions(id)).subscribe(() => {});
  },
  /** Requests failed draws again: those in view now, others once they are. */
  retry: (): void => {
    const hasNoData: Predicate = ({ state }) => state.error !== null && state.data === undefined;
    $queryClient.get().removeQueries({ queryKey: ['draw'], type: 'inactive', predicate: hasNoData });
    refetchQueries(({ queryKey, state }) => queryKey[0] === 'draw' && state.error !== null);
  },
};
