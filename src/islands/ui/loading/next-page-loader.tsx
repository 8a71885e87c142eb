import { useStore } from '@nanostores/react';
import { useCallback, useRef } from 'react';
import type { List } from '../../../lib/data/list.ts';
import type { ListQuery } from '../../../lib/data/query.ts';
import { describeFailure } from '../../../lib/messages/failures.ts';
import { listNotices } from '../../../lib/messages/list-notices.ts';
import { focusNearestHeading } from '../focus/focus-target.ts';
import { FailureAlert } from '../messages/alert.tsx';
import { RowSkeleton } from './skeleton.tsx';
import { useSentinel } from './use-in-view.ts';

export { ReadProgressLine } from './reading-on.tsx';

export interface NextPageLoaderProps {
  readonly query: ListQuery<unknown>;
  readonly list: List<unknown>;
}

/** What a list lacks: its next page, which is read as its end comes near, and whatever cannot be had. */
export default function NextPageLoader({ query, list }: NextPageLoaderProps) {
  const next = useStore(query.$nextPage);
  const { pages } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page the end of the list is another one.
  const readMore = useCallback(() => void query.loadMore(), [query, pages]);
  const nearRef = useSentinel(readMore);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button goes away with the message it stands in, and so may all of this; the list stays.
  const retry = () => {
    if (box.current) focusNearestHeading(box.current);
    readMore();
  };
  return (
    <div ref={box} className="flow-small list-rest">
      {list.readNextPage && next.status === 'failed' && (
        <FailureAlert failure={describeFailure(query.operation, next.error)} onRetry={retry} />
      )}
      {list.readNextPage && next.status !== 'failed' && (
        <div ref={nearRef} aria-busy="true">
          <p className="sr-only">{listNotices.loading}</p>
          <RowSkeleton />
        </div>
      )}
      {list.isTruncated && <p className="muted small">{listNotices.truncated}</p>}
      {list.skipped > 0 && <p className="muted small">{listNotices.skipped(list.skipped)}</p>}
    </div>
  );
}
