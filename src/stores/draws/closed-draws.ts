import { loadPagination, readList } from '../../lib/api/list-page.ts';
import { type Draw, listDraws } from '../../lib/contract/draws.ts';
import { isComplete } from '../../lib/data/list.ts';
import { reachesBack } from '../../lib/draws/closed-since.ts';
import { toResultsQuery } from '../../lib/draws/draw-filters.ts';
import { $memberKey } from '../app/session.ts';
import { runForSession } from '../data/query-cache.ts';

const maxPages = 5;

/**
 * Reads the draws that have closed, the newest first, at least those since a time.
 * @param since ms since the epoch
 * @returns undefined if five pages do not reach back as far
 * @throws {AppError} also when the session has ended
 */
export function readClosedDraws(since: number): Promise<readonly Draw[] | undefined> {
  return runForSession($memberKey.get(), async () => {
    const { readPages } = await loadPagination();
    const first = await readList(listDraws, { query: toResultsQuery('') });
    const list = await readPages(first, maxPages, ({ entries }) => reachesBack(entries, since));
    return isComplete(list) || reachesBack(list.entries, since) ? list.entries : undefined;
  });
}
