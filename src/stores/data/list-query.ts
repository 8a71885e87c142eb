import {
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type InfiniteQueryObserverResult,
  type QueryKey,
} from '@tanstack/query-core';
import { getCachedPage } from '../../lib/api/cached-replies.ts';
import { type EntryOf, readListPage } from '../../lib/api/list-page.ts';
import type { Endpoint, EndpointInput } from '../../lib/contract/endpoint.ts';
import { type List, type ListPage, mergePages } from '../../lib/data/list.ts';
import { type ListQuery, type ListState, loadingState } from '../../lib/data/query.ts';
import type { AppError } from '../../lib/errors.ts';
import { type Fetched, fetchNow, getStaleTime, readCopy, toQueryState } from './fetched.ts';
import { createObservedState } from './observed-state.ts';
import { type BaseDefinition, finishQuery } from './query.ts';

interface ListDefinition<E extends Endpoint, Params extends unknown[] | []> extends BaseDefinition<Params> {
  readonly endpoint: E;
  readonly input: (...params: NoInfer<Params>) => EndpointInput<E>;
}

const loadingList = { ...loadingState, isFetchingNextPage: false, nextPageError: undefined } as const;

const joinPages = <Entry>([first, ...rest]: readonly Fetched<ListPage<Entry>>[]) =>
  first && mergePages([first.data, ...rest.map(({ data }) => data)]);

/** The age of a list is that of its first page. */
function selectList<Entry>({
  pages,
}: InfiniteData<Fetched<ListPage<Entry>>, string>): Fetched<List<Entry>> | undefined {
  const list = joinPages(pages);
  return list && pages[0] && { ...pages[0], data: list };
}

/** Creates the query of a list, which loads page by page. A refetch reads the loaded pages again. */
export function createListQuery<E extends Endpoint, Params extends unknown[] | []>(
  definition: ListDefinition<E, Params>,
): ListQuery<EntryOf<E>> {
  type Entry = EntryOf<E>;
  const { name, operation, params = [], endpoint, input, keepPreviousData, prefetchOn } = definition;
  type Page = Fetched<ListPage<Entry>>;
  type Data = Fetched<List<Entry>> | undefined;
  const { $state, getObserver } = createObservedState<
    InfiniteQueryObserverOptions<Page, AppError, Data, QueryKey, string>,
    InfiniteQueryObserverResult<Data>,
    ListState<Entry>,
    InfiniteQueryObserver<Page, AppError, Data, QueryKey, string>
  >({
    params,
    createObserver: (client, options) => new InfiniteQueryObserver(client, options),
    getOptions: (values, enabled) => {
      const getInput = () => input(...(values as unknown as Params));
      return {
        queryKey: [name, ...values],
        enabled,
        queryFn: ({ pageParam }) =>
          fetchNow(() => readListPage(endpoint, getInput(), pageParam || undefined)),
        initialPageParam: '',
        getNextPageParam: (_, pages) => joinPages(pages)?.nextPage,
        initialData: () => {
          const first = readCopy(() => getCachedPage(endpoint, getInput()));
          return first && { pages: [first], pageParams: [''] };
        },
        staleTime: ({ state }) => getStaleTime(state.data?.pages[0]),
        placeholderData: (previous) => (keepPreviousData ? previous : undefined),
        select: selectList,
      };
    },
    toState: (result, offlineSince) => {
      const { isFetchingNextPage, isFetchNextPageError, error } = result;
      return {
        ...toQueryState(
          {
            data: result.data,
            error: isFetchNextPageError ? null : error,
            isFetching: result.isFetching && !isFetchingNextPage,
          },
          offlineSince,
        ),
        isFetchingNextPage,
        nextPageError: (isFetchNextPageError && !isFetchingNextPage && error) || undefined,
      };
    },
    initial: loadingList,
    keepsLast: keepPreviousData === true,
  });
  const loadMore = async () => {
    const observer = getObserver();
    const list = observer?.getCurrentResult().data?.data;
    const isSameList = (other: List<Entry> | undefined) =>
      getObserver() === observer && other?.requestPath === list?.requestPath;
    let known = list;
    while (
      observer &&
      list &&
      known?.nextPage &&
      isSameList(known) &&
      known.entries.length <= list.entries.length
    ) {
      // Waits for a refetch first, which this call would end otherwise.
      const { data, isError } = await observer.fetchNextPage({ cancelRefetch: false });
      if (isError) return;
      known = data?.data;
    }
  };
  return finishQuery({ name, operation, $state, loadMore }, prefetchOn);
}
