import type { List } from '../../lib/data/list.ts';
import type { ListQuery } from '../../lib/data/query.ts';
import { $memberKey } from '../app/session.ts';

/** Resolves when the list is refetched, has failed, or the member has changed. */
function waitUntilRefetched({ $state }: ListQuery<unknown>): Promise<void> {
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
