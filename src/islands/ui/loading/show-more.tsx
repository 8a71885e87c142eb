import { type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { getEntryCount, isComplete, type List, pageSize } from '../../../lib/data/list.ts';
import type { ListQuery } from '../../../lib/data/query.ts';
import type { ReadName } from '../../../lib/messages/member-notices.ts';
import type { ListEndProps } from './list-end.tsx';
import { ListEnd } from './loaded.tsx';

/** The history entry stores how many entries are visible, so that Back shows as many. */
function readLimit(): number | undefined {
  const { visibleCount }: { readonly visibleCount?: unknown } = { ...history.state };
  return typeof visibleCount === 'number' ? visibleCount : undefined;
}

function saveLimit(visibleCount: number): void {
  history.replaceState({ ...history.state, visibleCount }, '');
}

interface ShowMoreProps extends Pick<ListEndProps, 'pages'> {
  readonly name: ReadName;
  /** Loaded entries. */
  readonly count: number;
  /** Undefined until known. */
  readonly total: number | undefined;
  readonly className?: string | undefined;
  /** Renders the first entries as list items. */
  readonly children: (visibleCount: number) => ReactNode;
}

/** Shows a list in pages of 50. Printing shows all entries. */
export function ShowMore({ name, count, total, pages, className, children }: ShowMoreProps) {
  const [limit, setLimit] = useState(() => (pages && readLimit()) ?? pageSize);
  const container = useRef<HTMLDivElement>(null);
  const visibleCount = usePrinting() ? count : Math.min(limit, count);
  const hasEnd = visibleCount < count || (pages && !isComplete(pages.list));
  const handleLimit = (next: number) => {
    setLimit(next);
    if (pages) saveLimit(next);
  };
  return (
    <>
      <div ref={container} className={className}>
        {children(visibleCount)}
      </div>
      {hasEnd && (
        <Suspense>
          <ListEnd
            name={name}
            visibleCount={visibleCount}
            isAllVisible={visibleCount === count}
            total={total}
            pages={pages}
            container={container}
            onLimit={handleLimit}
          />
        </Suspense>
      )}
    </>
  );
}

interface ListPagesProps<Entry> {
  readonly query: ListQuery<Entry>;
  readonly list: List<Entry>;
  /** Entries of the list in another order. */
  readonly entries?: readonly Entry[];
  readonly className?: string;
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** Shows a paginated list of the API. */
export function ListPages<Entry>(props: ListPagesProps<Entry>) {
  const { query, list, entries = list.entries, className, children } = props;
  const { count, isAll } = getEntryCount(list);
  return (
    <ShowMore
      name={query.name}
      count={entries.length}
      total={isAll ? count : undefined}
      pages={{ query, list }}
      className={className}
    >
      {(visibleCount) => children(entries.slice(0, visibleCount))}
    </ShowMore>
  );
}

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const handleBeforePrint = () => {
    isPrinting = true;
    flushSync(onChange);
  };
  const handleAfterPrint = () => {
    isPrinting = false;
    onChange();
  };
  addEventListener('beforeprint', handleBeforePrint);
  addEventListener('afterprint', handleAfterPrint);
  return () => {
    removeEventListener('beforeprint', handleBeforePrint);
    removeEventListener('afterprint', handleAfterPrint);
  };
}

/** Returns true while the page prints, for content that only paper shows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
