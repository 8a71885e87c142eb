import { atom } from 'nanostores';
import { getCachedList } from '../../lib/api/cached-replies.ts';
import { type EntryOf, loadPagination, readList } from '../../lib/api/list-page.ts';
import type { Endpoint, EndpointInput } from '../../lib/contract/endpoint.ts';
import type { List } from '../../lib/data/list.ts';
import type { ListQuery, NextPage, Query } from '../../lib/data/query.ts';
import { AppError } from '../../lib/errors.ts';
import { $memberKey } from '../app/session.ts';
import { createBaseQuery, type QueryDefinition } from './query.ts';
import { runForSession } from './query-cache.ts';

interface ListDefinition<E extends Endpoint, Params extends unknown[] | []>
  extends Omit<QueryDefinition<List<EntryOf<E>>, Params>, 'load' | 'readOfflineCache'> {
  readonly endpoint: E;
  readonly input: (...params: NoInfer<Params>) => EndpointInput<E>;
}

/** Creates the query of a list, which loads page by page. A refetch reads the loaded pages again. */
export function createListQuery<E extends Endpoint, Params extends unknown[] | []>(
  definition: ListDefinition<E, Params>,
): ListQuery<EntryOf<E>> {
  const { endpoint, input, ...rest } = definition;
  const query = createBaseQuery<List<EntryOf<E>>, Params>(
    { ...rest, readOfflineCache: (...params) => getCachedList(endpoint, input(...params)) },
    async (params, getReply) => {
      const first = await readList(endpoint, input(...params));
      // The member may have loaded more pages meanwhile.
      const before = getReply();
      if (!before || before.pages === 1) return first;
      return (await loadPagination()).reloadPages(first, before);
    },
  );
  const $nextPage = atom<NextPage>({ status: 'waiting' });
  let loading: Promise<void> | undefined;
  const loadNextPage = async (list: List<EntryOf<E>>): Promise<void> => {
    $nextPage.set({ status: 'loading' });
    const error = await runForSession($memberKey.get(), async () =>
      (await loadPagination()).readMore(list),
    ).then(
      (extended) => void query.amend(list, extended),
      (thrown) => (thrown instanceof AppError ? thrown : new AppError('network', 'Network Error')),
    );
    const current = query.$data.get();
    const isReloaded =
      current !== list && current?.requestPath === list.requestPath && current.pages <= list.pages;
    if (isReloaded && current.readNextPage) return loadNextPage(current);
    loading = undefined;
    // Another list has its own next page.
    $nextPage.set(error && current === list ? { status: 'failed', error } : { status: 'waiting' });
  };
  const loadMore = async () => {
    const list = query.$data.get();
    if (!list?.readNextPage) return;
    loading ??= loadNextPage(list);
    await loading;
  };
  return { ...query, $nextPage, loadMore };
}

/** Resolves when the query is refetched, has failed, or the member has changed. */
function waitUntilRefetched({ $state }: Query<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const stops = [
      $state.subscribe((state) => {
        if (state.status === 'failed' || (state.status === 'loaded' && !state.isRefetching)) end();
      }),
      $memberKey.listen(() => end()),
    ];
    // The first callback runs before `stops` exists.
    function end() {
      queueMicrotask(() => stops.forEach((stop) => void stop()));
      resolve();
    }
  });
}

/** Loads the member's list without a screen; undefined if it fails. */
export async function loadFreshList<Entry>(
  query: ListQuery<Entry>,
  maxPages: number,
): Promise<List<Entry> | undefined> {
  const stop = query.$state.listen(() => {});
  await waitUntilRefetched(query);
  for (let page = 1; page < maxPages; page += 1) {
    const known = query.$data.get();
    if (known?.readNextPage) await query.loadMore();
    if (query.$data.get() === known) break;
  }
  const list = query.$data.get() ?? undefined;
  stop();
  return list;
}
