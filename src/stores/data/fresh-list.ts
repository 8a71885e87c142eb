import type { List } from '../../lib/data/list.ts';
import { type ListQuery, waitUntilSettled } from '../../lib/data/query.ts';
import { $memberKey } from '../app/session.ts';

/** Loads the member's list without a screen, as it is now; undefined if it fails, or the member changes. */
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
