import { type RefCallback, Suspense } from 'react';
import { isWhole, type List } from '../../../lib/data/list.ts';
import type { ListQuery } from '../../../lib/data/query.ts';
import { lazyPart } from './lazy-component.tsx';
import type { ListRestProps } from './next-page-loader.tsx';

const ListRest = lazyPart<ListRestProps>(() => import('./next-page-loader.tsx'));

interface ListEndProps<Entry> {
  readonly query: ListQuery<Entry>;
  readonly list: List<Entry>;
  /** Where entries that were read are still to be drawn: tells when the end of what is drawn comes near. */
  readonly moreRef?: RefCallback<Element> | undefined;
}

/** Stands below the entries of every list: draws more of it, reads more of it, or says what is missing. */
export function ListEnd<Entry>({ query, list, moreRef }: ListEndProps<Entry>) {
  if (moreRef) return <div ref={moreRef} />;
  if (isWhole(list)) return null;
  return (
    <Suspense>
      <ListRest query={query} list={list} />
    </Suspense>
  );
}
