import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { List } from '../../../lib/data/list.ts';
import type { ListQuery } from '../../../lib/data/query.ts';
import { describeFailure } from '../../../lib/messages/failures.ts';
import { listNotices } from '../../../lib/messages/list-notices.ts';
import { Button } from '../controls/button.tsx';
import { focusNearestHeading } from '../focus/focus-target.ts';
import { FailureAlert } from '../messages/alert.tsx';
import { useSlowAnnouncement } from '../messages/announce.ts';
import type { ReadProgress } from './all-pages.tsx';
import { RowSkeleton } from './skeleton.tsx';
import { useSentinel } from './use-in-view.ts';

export interface NextPageLoaderProps {
  readonly query: ListQuery<unknown>;
  readonly list: List<unknown>;
}

/** Also reports missing entries. */
export default function NextPageLoader({ query, list }: NextPageLoaderProps) {
  const next = useStore(query.$nextPage);
  const { pages } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page moves the end of the list.
  const loadNextPage = useCallback(() => void query.loadMore(), [query, pages]);
  const sentinelRef = useSentinel(loadNextPage);
  const container = useRef<HTMLDivElement>(null);
  // The pressed button unmounts.
  const handleRetry = () => {
    if (container.current) focusNearestHeading(container.current);
    loadNextPage();
  };
  return (
    <div ref={container} className="space-y-2 py-4">
      {list.readNextPage && next.status === 'failed' && (
        <FailureAlert failure={describeFailure(query.operation, next.error)} onRetry={handleRetry} />
      )}
      {list.readNextPage && next.status !== 'failed' && (
        <div ref={sentinelRef} aria-busy="true">
          <p className="sr-only">{listNotices.loading}</p>
          <RowSkeleton />
        </div>
      )}
      {list.isTruncated && <p className="text-muted text-sm">{listNotices.truncated}</p>}
      {list.skipped > 0 && <p className="text-muted text-sm">{listNotices.skipped(list.skipped)}</p>}
    </div>
  );
}

const progressDelayMs = 1_000;

export function ReadProgressLine({ name, list, isReading, stop, resume }: ReadProgress) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), progressDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const text = isReading ? listNotices.reading(name, list) : listNotices.readSoFar(name, list);
  useSlowAnnouncement(isReading, () => text);
  if (isReading && !isSlow) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="text-muted text-sm tabular-nums">{text}</p>
      <Button variant="ghost" size="small" onClick={isReading ? stop : resume}>
        {isReading ? 'Stop' : 'Go on'}
      </Button>
    </div>
  );
}
