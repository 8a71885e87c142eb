import { atom } from 'nanostores';
import { getCachedList } from '../../lib/api/cached-replies.ts';
import { type EntryOf, loadPagination, readList } from '../../lib/api/list-page.ts';
import type { Endpoint, EndpointInput } from '../../lib/contract/endpoint.ts';
import type { List } from '../../lib/data/list.ts';
import type { ListQuery, NextPage } from '../../lib/data/query.ts';
import { AppError } from '../../lib/errors.ts';
import { type AmendableQuery, createQuery, type QueryDefinition } from './query.ts';

interface ListDefinition<E extends Endpoint> extends Omit<QueryDefinition<never>, 'load' | 'seen'> {
  readonly endpoint: E;
  readonly input: (...params: string[]) => EndpointInput<E>;
}

export function createListQuery<E extends Endpoint>(definition: ListDefinition<E>): ListQuery<EntryOf<E>> {
  const { endpoint, input, ...rest } = definition;
  const $nextPage = atom<NextPage>({ status: 'waiting' });
  const query: AmendableQuery<List<EntryOf<E>>> = createQuery({
    ...rest,
    load: async (...params): Promise<List<EntryOf<E>>> => {
      const first = await readList(endpoint, input(...params));
      const known = query.$data.get();
      if (known?.requestPath !== first.requestPath || known.pages === 1) return first;
      return (await loadPagination()).reloadPages(first, known);
    },
    readOfflineCache: (...params) => getCachedList(endpoint, input(...params)),
  });
  const loadMore = async () => {
    const pagination = await import('./next-page.ts').catch(() => undefined);
    if (pagination) return pagination.loadNextPage(query, $nextPage);
    $nextPage.set({ status: 'failed', error: new AppError('network', 'Network Error') });
  };
  return { ...query, $nextPage, loadMore };
}
