import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import type { List } from '../../../lib/data/list.ts';
import type { ListQuery } from '../../../lib/data/query.ts';
import type { ReadName } from '../../../lib/messages/loading-messages.ts';
import { lazyComponent } from './lazy-component.tsx';

/** So many pages are read for the sake of one thing on screen; those after them on demand. */
const mostPages = 20;

/** How far a list has been read that is not all there. */
export interface ReadProgress {
  readonly name: ReadName;
  readonly list: List<unknown>;
  /** False once it was stopped, has failed or has gone on for long. */
  readonly isReading: boolean;
  readonly stop: () => void;
  readonly resume: () => void;
}

export interface AllPages {
  /** True when nothing more is to come by itself. */
  readonly isDone: boolean;
  /** For whoever waits, and for whoever is to know that something is missing; undefined when nothing is. */
  readonly progress: ReadProgress | undefined;
}

/** Reads a list to its end, page by page, for what can only be said of all of it. */
export function useAllPages(query: ListQuery<unknown>, isWanted = true): AllPages {
  const state = useStore(query.$uncached);
  const next = useStore(query.$nextPage);
  const [most, setMost] = useState(mostPages);
  const list = state.status === 'loaded' ? state.data : undefined;
  const more = isWanted && list?.readNextPage ? list : undefined;
  const isReading = more !== undefined && more.pages < most && next.status !== 'failed';
  useEffect(() => {
    if (isReading && next.status === 'waiting') void query.loadMore();
  }, [isReading, next, query]);
  const goOn = () => {
    if (more) setMost(more.pages + mostPages);
    void query.loadMore();
  };
  return {
    isDone: state.status !== 'loading' && !isReading,
    progress: more && { name: query.name, list: more, isReading, stop: () => setMost(0), resume: goOn },
  };
}

/** With the rest of lists, as neither is there without pages. */
const ReadingOn = lazyComponent<ReadProgress>(async () => ({
  default: (await import('./next-page-loader.tsx')).ReadProgressLine,
}));

/** Says how far a list has been read for what is shown of all of it; nothing where it is all there. */
export function PagesProgress({ progress }: Pick<AllPages, 'progress'>) {
  if (!progress) return null;
  return (
    <Suspense>
      <ReadingOn {...progress} />
    </Suspense>
  );
}
