import {
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type InfiniteQueryObserverResult,
  keepPreviousData as keepPrevious,
  type QueryClient,
  type QueryKey,
  skipToken,
} from '@tanstack/query-core';
import { getCachedPage } from '../../lib/api/cached-replies.ts';
import { type EntryOf, readListPage } from '../../lib/api/list-page.ts';
import type { Endpoint, EndpointInput } from '../../lib/contract/endpoint.ts';
import { type List, type ListPage, mergePages } from '../../lib/data/list.ts';
import { type ListQuery, type ListState, loadingState, waitUntilSettled } from '../../lib/data/query.ts';
import type { AppError } from '../../lib/errors.ts';
import { $memberKey } from '../app/session.ts';
import {
  type BaseDefinition,
  createObservedState,
  type Fetched,
  fetchNow,
  getStaleTime,
  readCopy,
  toQueryState,
} from './query.ts';
import { prefetchRoutes } from './query-registry.ts';

interface ListDefinition<E extends Endpoint, Param> extends BaseDefinition<Param> {
  readonly endpoint: E;
  readonly input: (param: NoInfer<Param>) => EndpointInput<E>;
}

const joinPages = <Entry>([first, ...rest]: readonly Fetched<ListPage<Entry>>[]) =>
  first && mergePages([first.data, ...rest.map(({ data }) => data)]);

/** Combines the pages. The age of a list is that of its first page. */
function selectList<Entry>({
  pages,
}: InfiniteData<Fetched<ListPage<Entry>>, string>): Fetched<List<Entry>> | undefined {
  const list = joinPages(pages);
  return list && pages[0] && { ...pages[0], data: list };
}

/** Creates the query of a list, which loads page by page. A refetch reads the loaded pages again. */
export function createListQuery<E extends Endpoint, Param>(
  definition: ListDefinition<E, Param>,
): ListQuery<EntryOf<E>> {
  type Entry = EntryOf<E>;
  type Page = Fetched<ListPage<Entry>>;
  type Data = Fetched<List<Entry>> | undefined;
  type Options = InfiniteQueryObserverOptions<Page, AppError, Data, QueryKey, string>;
  const { name, operation, endpoint, input, keepPreviousData, prefetchOn = [] } = definition;
  const { $state, refetch, getObserver } = createObservedState({
    ...definition,
    createObserver: (client: QueryClient, options: Options) => new InfiniteQueryObserver(client, options),
    getOptions: (param): Options => ({
      queryKey: [name, param],
      queryFn:
        param === null
          ? skipToken
          : ({ pageParam }) => fetchNow(() => readListPage(endpoint, input(param), pageParam || undefined)),
      initialPageParam: '',
      getNextPageParam: (_, pages) => joinPages(pages)?.nextPage,
      initialData: () => {
        const first = param === null ? undefined : readCopy(() => getCachedPage(endpoint, input(param)));
        return first && { pages: [first], pageParams: [''] };
      },
      staleTime: ({ state }) => getStaleTime(state.data?.pages[0]),
      ...(keepPreviousData && { placeholderData: keepPrevious }),
      select: selectList,
    }),
    toState: (result: InfiniteQueryObserverResult<Data>, offlineSince): ListState<Entry> => {
      const { data, isFetchingNextPage, isFetchNextPageError } = result;
      const error = isFetchNextPageError ? null : result.error;
      const isFetching = result.isFetching && !isFetchingNextPage;
      return {
        ...toQueryState({ data, error, isFetching }, offlineSince),
        isFetchingNextPage,
        nextPageError: (isFetchNextPageError && !isFetchingNextPage && result.error) || undefined,
      };
    },
    initial: { ...loadingState, isFetchingNextPage: false, nextPageError: undefined },
  });
  const loadMore = async () => {
    const observer = getObserver();
    const list = observer?.getCurrentResult().data?.data;
    const isSameList = (other: List<Entry>) =>
      getObserver() === observer && other.requestPath === list?.requestPath;
    let known = list;
    while (
      observer &&
      list &&
      known?.nextPage &&
      isSameList(known) &&
      known.entries.length <= list.entries.length
    ) {
      // Waits for a refetch, which this call would cancel.
      const { data, isError } = await observer.fetchNextPage({ cancelRefetch: false });
      if (isError) return;
      known = data?.data;
    }
  };
  const query = { name, operation, $state, refetch, loadMore };
  prefetchRoutes.set(query, prefetchOn);
  return query;
}

/** Loads the member's current list without a screen. Undefined if it fails or the member changes. */
export async function loadFreshList<Entry>(
  query: ListQuery<Entry>,
  maxPages: number,
): Promise<List<Entry> | undefined> {
  const member = $memberKey.get();
  const stop = query.$state.listen(() => {});
  await waitUntilSettled(
    query,
    ({ data, error, isFetching }) =>
      $memberKey.get() !== member || (!isFetching && (data ?? error) !== undefined),
  );
  for (let page = 1; page < maxPages; page += 1) {
    const known = query.$state.get().data;
    if (known?.nextPage) await query.loadMore();
    if (query.$state.get().data === known) break;
  }
  const { data, isFromCache } = query.$state.get();
  stop();
  return isFromCache ? undefined : data;
}
