import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { CachedData } from '../../lib/api/cached-replies.ts';
import { getCacheStatus, getUncachedState, type Query, type QueryState } from '../../lib/data/query.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $offlineSince } from '../app/connection.ts';
import { $memberKey } from '../app/session.ts';
import { invalidate, type QueryName } from './invalidation.ts';
import { registerPrefetch } from './prefetch.ts';
import {
  getEntry,
  getFailedVisibleQueries,
  loadingState,
  type QueryEntry,
  toQueryState,
} from './query-cache.ts';
import { registerVisibleQuery } from './visible-queries.ts';

/** A query that is shown again within this time is not requested again. */
const freshMs = 4_000;

type ParamStores<Params extends unknown[] | []> = {
  readonly [Index in keyof Params]: ReadableAtom<Params[Index] | null>;
};

export interface QueryDefinition<T, Params extends unknown[] | []> {
  readonly name: QueryName;
  readonly operation: Operation;
  /** Parameters besides the member. Null prevents loading. */
  readonly params?: ParamStores<Params>;
  readonly load: (...params: NoInfer<Params>) => Promise<T>;
  readonly readOfflineCache?: (...params: NoInfer<Params>) => CachedData<T> | undefined;
  /** Shows previous data while other parameters load, as for a filtered list. */
  readonly keepPreviousData?: true;
  /** Routes that prefetch this query. */
  readonly prefetchOn?: readonly RouteName[];
}

type Load<T, Params> = (params: Params, getReply: () => T | undefined) => Promise<T>;

interface BaseQuery<T> extends Query<T> {
  /** Replaces `data` by `more`, unless it has changed. */
  readonly amend: (data: T, more: T) => void;
}

interface Selection<Params> {
  readonly member: string;
  readonly params: Params;
}

/** Like `computed`, but forgets its value without listeners: it may be data of the last member. */
function derive<T, Derived>(
  $state: ReadableAtom<QueryState<T>>,
  select: (state: QueryState<T>) => Derived,
): ReadableAtom<Derived> {
  const initial = select(loadingState);
  const $derived = atom(initial);
  onMount($derived, () => {
    const stop = $state.subscribe((state) => $derived.set(select(state)));
    return () => {
      stop();
      $derived.set(initial);
    };
  });
  return $derived;
}

function createState<T, Params extends readonly unknown[]>(
  $selection: ReadableAtom<Selection<Params> | undefined>,
  findEntry: (selection: Selection<Params>) => QueryEntry<T>,
  load: Load<T, Params>,
  keepPreviousData: boolean,
) {
  const $state = atom<QueryState<T>>(loadingState);
  let entry: QueryEntry<T> | undefined;
  let previous: CachedData<T> | undefined;
  const update = () => {
    const result = entry?.$result.get() ?? { isFetching: false };
    const state = toQueryState(result, $offlineSince.get(), previous);
    if (keepPreviousData && state.status === 'loaded') previous = { data: state.data, at: state.loadedAt };
    $state.set(state);
  };
  const follow = (selection: Selection<Params>) => {
    const selected = findEntry(selection);
    const refresh = () => {
      if (selected.isStale(freshMs)) void selected.fetch((getReply) => load(selection.params, getReply));
    };
    const stops = [selected.observe(refresh), selected.$result.listen(update)];
    entry = selected;
    refresh();
    return () => stops.forEach((stop) => void stop());
  };
  onMount($state, () => {
    let unfollow = () => {};
    const handleSelection = (selection: Selection<Params> | undefined) => {
      unfollow();
      entry = undefined;
      unfollow = selection ? follow(selection) : () => {};
      update();
    };
    const stops = [$offlineSince.listen(update), $selection.subscribe(handleSelection)];
    return () => {
      for (const stop of [...stops, unfollow]) stop();
      entry = undefined;
      $state.set(loadingState);
    };
  });
  $memberKey.listen(() => {
    previous = undefined;
  });
  return { $state, amend: (data: T, more: T) => entry?.amend(data, more) };
}

export function createBaseQuery<T, Params extends unknown[] | []>(
  definition: Omit<QueryDefinition<T, Params>, 'load'>,
  load: Load<T, Params>,
): BaseQuery<T> {
  const { name, operation, readOfflineCache, keepPreviousData = false, prefetchOn = [] } = definition;
  const paramStores: readonly ReadableAtom<unknown>[] = definition.params ?? [];
  const $selection = computed([$memberKey, ...paramStores], (member, ...values) =>
    member === null || values.includes(null) ? undefined : { member, params: values as unknown as Params },
  );
  const findEntry = ({ member, params }: Selection<Params>) =>
    getEntry<T>({ name, params, member, readOfflineCache: () => readOfflineCache?.(...params) });
  const { $state, amend } = createState($selection, findEntry, load, keepPreviousData);
  const $uncached = derive($state, getUncachedState);
  const $data = derive($state, (state) =>
    state.status === 'loaded' && !state.isFromCache ? state.data : null,
  );
  const $loadedAt = derive($state, (state) => (state.status === 'loaded' ? state.loadedAt : undefined));
  const $cacheStatus = derive($state, getCacheStatus);
  const query = {
    name,
    operation,
    $state,
    $uncached,
    $data,
    registerVisible: () => registerVisibleQuery($loadedAt, $cacheStatus),
    refetch: () => invalidate([name, ...getFailedVisibleQueries()]),
    amend,
  };
  registerPrefetch(query, prefetchOn);
  return query;
}

/** Creates a cached member query, which loads when visible and refetches on focus. */
export function createQuery<T, Params extends unknown[] | []>(
  definition: QueryDefinition<T, Params>,
): Query<T> {
  return createBaseQuery(definition, (params) => definition.load(...params));
}
