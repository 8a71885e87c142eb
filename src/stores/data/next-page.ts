import type { WritableAtom } from 'nanostores';
import { loadPagination } from '../../lib/api/list-page.ts';
import type { List } from '../../lib/data/list.ts';
import type { NextPage } from '../../lib/data/query.ts';
import { AppError } from '../../lib/errors.ts';
import { $memberKey } from '../app/session.ts';
import { type AmendableQuery, runForSession } from './query.ts';

/** Ignores a missing or loading page. Never throws. */
export async function loadNextPage<Entry>(
  query: AmendableQuery<List<Entry>>,
  $nextPage: WritableAtom<NextPage>,
): Promise<void> {
  const list = query.$data.get();
  if (!list?.readNextPage || $nextPage.get().status === 'loading') return;
  $nextPage.set({ status: 'loading' });
  const error = await runForSession($memberKey.get(), async () =>
    (await loadPagination()).readPages(list, list.pages + 1),
  ).then(
    (extended) => void query.amend(list, extended),
    (thrown) => (thrown instanceof AppError ? thrown : new AppError('network', 'Network Error')),
  );
  // A reloaded list, or another member's, has its own next page.
  const isCurrent = error && query.$data.get() === list;
  $nextPage.set(isCurrent ? { status: 'failed', error } : { status: 'waiting' });
}
