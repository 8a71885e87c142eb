import { type RefCallback, Suspense } from 'react';
import { isComplete, type List } from '../../../lib/data/list.ts';
import type { ListQuery } from '../../../lib/data/query.ts';
import { lazyComponent } from './lazy-component.tsx';
import type { NextPageLoaderProps } from './next-page-loader.tsx';

const ListRest = lazyComponent<NextPageLoaderProps>(() => import('./next-page-loader.tsx'));

interface ListEndProps<Entry> {
  readonly query: ListQuery<Entry>;
  readonly list: List<Entry>;
  /** Where entries that were read are still to be drawn: tells when the end of what is drawn comes near. */
  readonly sentinelRef?: RefCallback<Element> | undefined;
}

/** Stands below the entries of every list: draws more of it, reads more of it, or says what is missing. */
export function ListEnd<Entry>({ query, list, sentinelRef }: ListEndProps<Entry>) {
  if (sentinelRef) return <div ref={sentinelRef} />;
  if (isComplete(list)) return null;
  return (
    <Suspense>
      <ListRest query={query} list={list} />
    </Suspense>
  );
}
