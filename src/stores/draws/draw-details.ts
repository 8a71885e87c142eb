import { atom, type ReadableAtom } from 'nanostores';
import pLimit from 'p-limit';
import { getCachedReply } from '../../lib/api/cached-replies.ts';
import { type Draw, getDraw } from '../../lib/contract/draws.ts';
import { isLoading, type QueryState } from '../../lib/data/query.ts';
import { isSettled, toKnownDraw } from '../../lib/tickets/ticket-outcomes.ts';
import { $memberKey } from '../app/session.ts';
import { type Fetched, fetchNow, getStaleTime, readCopy, toQueryState } from '../data/query.ts';
import { $queryClient, observeQuery, type Predicate, refetchQueries } from '../data/query-client.ts';
import { loadDraw } from './draws.ts';

/** Age from which data and failures are requested again. */
const freshMs = 30_000;

const limit = pLimit(3);

/** A settled draw never changes again. */
const isFinal = (fetched: Fetched<Draw> | undefined) =>
  fetched !== undefined && !fetched.isFromCache && isSettled(toKnownDraw(fetched.data));

const load = (id: string, signal: AbortSignal) =>
  limit(() => {
    // The subscriber may have left, or the member may have signed out, while the request was queued.
    signal.throwIfAborted();
    return fetchNow(() => loadDraw(id));
  });

type States = ReadonlyMap<string, QueryState<Draw>>;

const $states = atom<States>(new Map());

/** One state per reply, for comparison by reference. */
const known = new WeakMap<object, QueryState<Draw>>();

function readStates(): States {
  const queries = $queryClient
    .get()
    .getQueryCache()
    .findAll({ queryKey: ['draw'] });
  return new Map(
    queries.flatMap((query) => {
      const { data, error, fetchStatus } = query.state as typeof query.state & {
        data: Fetched<Draw> | undefined;
      };
      const one = known.get(query.state) ?? toQueryState({ data, error, isFetching: fetchStatus !== 'idle' });
      known.set(query.state, one);
      const isRequested = !isLoading(one) || one.isFetching || query.isActive();
      return isRequested ? [[String(query.queryKey[1]), one]] : [];
    }),
  );
}

/** Skips events of the cache that change no state. */
function update(): void {
  const [before, states] = [$states.get(), readStates()];
  const isChanged = states.size !== before.size || [...states].some(([id, one]) => before.get(id) !== one);
  if (isChanged) $states.set(states);
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
    // `drawQuery` uses the same key.
    return observeQuery<Fetched<Draw>>({
      queryKey: ['draw', id],
      queryFn: ({ signal }) => load(id, signal),
      initialData: () => readCopy(() => getCachedReply(getDraw, { params: { id } })),
      staleTime: ({ state: { data } }) => (isFinal(data) ? 'static' : getStaleTime(data, freshMs)),
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= freshMs,
    });
  },
  /** Requests failed draws again, those without a subscriber only once they have one. */
  retry: (): void => {
    const hasNoData: Predicate = ({ state }) => state.error !== null && state.data === undefined;
    $queryClient.get().removeQueries({ queryKey: ['draw'], type: 'inactive', predicate: hasNoData });
    refetchQueries(({ queryKey, state }) => queryKey[0] === 'draw' && state.error !== null);
  },
};
