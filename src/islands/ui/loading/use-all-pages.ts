import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ListQuery } from '../../../lib/data/async.ts';

/** Longer lists are not read to their end for the sake of one thing on screen. */
const mostPages = 20;

/**
 * Reads a list to its end, page by page, for what can only be said of all of it.
 * @returns true once nothing more is to come
 */
export function useAllPages(query: ListQuery<unknown>, isWanted = true): boolean {
  const state = useStore(query.$state);
  const next = useStore(query.$nextPage);
  const list = state.status === 'loaded' ? state.data : undefined;
  const leadsOn = isWanted && list?.readNext !== undefined && list.pages < mostPages;
  useEffect(() => {
    if (leadsOn && next.status === 'waiting') void query.loadMore();
  }, [leadsOn, next, query]);
  return state.status !== 'loading' && !(leadsOn && next.status !== 'failed');
}
