import type { List } from '../../lib/data/list.ts';
import type { ListQuery } from '../../lib/data/query.ts';
import { $memberKey } from '../app/session.ts';

/** Settles when the list's first page is there as it is now, cannot be had, or its member has left. */
function settled({ $state }: ListQuery<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const stops = [
      $state.subscribe((state) => {
        if (state.status === 'failed' || (state.status === 'loaded' && !state.isRefetching)) end();
      }),
      $memberKey.listen(() => end()),
    ];
    // What subscribes is called at once, when there is nothing to end yet.
    function end() {
      queueMicrotask(() => stops.forEach((stop) => void stop()));
      resolve();
    }
  });
}

/**
 * A list of the member's as it is now, for what is told of it beside the screens; undefined where it cannot be had.
 * @param mostPages so far it is read, page by page
 */
export async function loadFreshList<Entry>(
  query: ListQuery<Entry>,
  mostPages: number,
): Promise<List<Entry> | undefined> {
  const stop = query.$state.listen(() => {});
  await settled(query);
  for (let page = 1; page < mostPages; page += 1) {
    const known = query.$data.get();
    if (known?.readNextPage) await query.loadMore();
    if (query.$data.get() === known) break;
  }
  const list = query.$data.get() ?? undefined;
  stop();
  return list;
}
