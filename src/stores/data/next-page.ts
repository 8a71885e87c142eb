import type { WritableAtom } from 'nanostores';
import { loadPagination } from '../../lib/api/list-page.ts';
import type { List } from '../../lib/data/list.ts';
import type { NextPage } from '../../lib/data/query.ts';
import { AppError } from '../../lib/errors.ts';
import { $memberKey } from '../app/session.ts';
import { type AmendableQuery, runForSession } from './query.ts';

/** Reads one page more of a list, if it has one and none is on its way. It never throws. */
export async function loadNextPage<Entry>(
  query: AmendableQuery<List<Entry>>,
  $nextPage: WritableAtom<NextPage>,
): Promise<void> {
  const list = query.$data.get();
  if (!list?.readNextPage || $nextPage.get().status === 'loading') return;
  $nextPage.set({ status: 'loading' });
  const failed = await runForSession($memberKey.get(), async () =>
    (await loadPagination()).readPages(list, list.pages + 1),
  ).then(
    (longer) => void query.amend(list, longer),
    (thrown) => (thrown instanceof AppError ? thrown : new AppError('network', 'Network Error')),
  );
  // A list that was loaded anew meanwhile, or another member's, has a next page of its own.
  const isNews = failed && query.$data.get() === list;
  $nextPage.set(isNews ? { status: 'failed', error: failed } : { status: 'waiting' });
}
