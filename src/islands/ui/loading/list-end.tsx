import { type RefCallback, Suspense } from 'react';
import { isComplete, type List } from '../../../lib/data/list.ts';
import type { ListQuery } from '../../../lib/data/query.ts';
import { lazyComponent } from './lazy-component.tsx';
import type { NextPageLoaderProps } from './next-page-loader.tsx';

const LazyNextPageLoader = lazyComponent<NextPageLoaderProps>(() => import('./next-page-loader.tsx'));

interface ListEndProps<Entry> {
  readonly query: ListQuery<Entry>;
  readonly list: List<Entry>;
  readonly sentinelRef?: RefCallback<Element> | undefined;
}

/** Renders more entries, loads the next page, or reports missing entries. */
export function ListEnd<Entry>({ query, list, sentinelRef }: ListEndProps<Entry>) {
  if (sentinelRef) return <div ref={sentinelRef} />;
  if (isComplete(list)) return null;
  return (
    <Suspense>
      <LazyNextPageLoader query={query} list={list} />
    </Suspense>
  );
}
