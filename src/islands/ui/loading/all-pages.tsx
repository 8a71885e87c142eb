import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import type { List } from '../../../lib/data/list.ts';
import { isLoading, type ListQuery, withoutCache } from '../../../lib/data/query.ts';
import type { ReadName } from '../../../lib/messages/member-notices.ts';
import { ReadProgressLine } from './loaded.tsx';

const maxAutomaticPages = 20;

export interface ReadProgress {
  readonly name: ReadName;
  readonly list: List<unknown>;
  /** False after a stop, a failure or the page limit. */
  readonly isReading: boolean;
  readonly stop: () => void;
  readonly resume: () => void;
}

/** Loads all pages, for results that need the complete list. */
export function useAllPages(query: ListQuery<unknown>, isEnabled = true) {
  const { isFetchingNextPage, nextPageError, ...known } = useStore(query.$state);
  const state = withoutCache(known);
  const [maxPages, setMaxPages] = useState(maxAutomaticPages);
  const incompleteList = isEnabled && state.data?.nextPage ? state.data : undefined;
  const isReading = incompleteList !== undefined && incompleteList.pages < maxPages && !nextPageError;
  useEffect(() => {
    if (isReading && !isFetchingNextPage) void query.loadMore();
  }, [isReading, isFetchingNextPage, query]);
  const resume = () => {
    if (incompleteList) setMaxPages(incompleteList.pages + maxAutomaticPages);
    void query.loadMore();
  };
  return {
    isDone: !isLoading(state) && !isReading,
    progress: incompleteList && {
      name: query.name,
      list: incompleteList,
      isReading,
      stop: () => setMaxPages(0),
      resume,
    },
  };
}

export function PagesProgress({ progress }: { readonly progress: ReadProgress | undefined }) {
  if (!progress) return null;
  return (
    <Suspense>
      <ReadProgressLine {...progress} />
    </Suspense>
  );
}
