import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type List, pageSize } from '../../../lib/data/list.ts';
import type { ListQuery } from '../../../lib/data/query.ts';
import type { AppError } from '../../../lib/errors.ts';
import { listNotices } from '../../../lib/messages/list-notices.ts';
import type { ReadName } from '../../../lib/messages/member-notices.ts';
import type { Operation } from '../../../lib/messages/operations.ts';
import { describeFailure } from '../../../lib/messages/operations.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../messages/alert.tsx';
import { announce, useSlowAnnouncement } from '../messages/announce.ts';
import type { ReadProgress } from './all-pages.tsx';

interface FailedReadProps {
  readonly operation: Operation;
  readonly error: AppError;
  readonly onRetry: () => void;
}

/** Offline failures share one text, so that it is announced once. */
export function FailedRead({ operation, error, onRetry }: FailedReadProps) {
  const failure = describeFailure(operation, error);
  const announcement = error.kind === 'offline' ? failure.hint : undefined;
  return <FailureAlert failure={failure} announcement={announcement} onRetry={onRetry} />;
}

interface ListNotesProps {
  readonly query: ListQuery<unknown>;
  readonly list: List<unknown>;
  /** Undefined where another button retries a failed page. */
  readonly onRetry?: () => void;
}

/** Explains why entries are missing. */
export function ListNotes({ query, list, onRetry }: ListNotesProps) {
  const { nextPageError } = useStore(query.$state);
  return (
    <div className="space-y-2 pt-4">
      {list.nextPage && nextPageError && (
        <FailureAlert failure={describeFailure(query.operation, nextPageError)} onRetry={onRetry} />
      )}
      {list.isTruncated && <p className="text-muted">{listNotices.truncated}</p>}
      {list.skipped > 0 && <p className="text-muted">{listNotices.skipped(list.skipped)}</p>}
    </div>
  );
}

export interface ListEndProps {
  readonly name: ReadName;
  readonly visibleCount: number;
  /** True if all loaded entries are shown. */
  readonly isAllVisible: boolean;
  readonly total: number | undefined;
  /** Undefined for a list that the API did not send. */
  readonly pages?: Pick<ListNotesProps, 'query' | 'list'> | undefined;
  /** Contains the entries as list items. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onLimit: (limit: number) => void;
}

const $noState = atom({ nextPageError: undefined });

/** Shows the next entries, and loads them if needed. The focus moves to the first of them. */
function useShowMore(props: ListEndProps): { isLoading: boolean; showMore: () => Promise<void> } {
  const { name, visibleCount, isAllVisible, total, pages, container, onLimit } = props;
  const [isLoading, setLoading] = useState(false);
  const showMore = async () => {
    if (isAllVisible) {
      setLoading(true);
      // Delays new entries, because they may remove the focused button.
      onLimit(visibleCount);
      await pages?.query.loadMore();
      setLoading(false);
    }
    const limit = visibleCount + pageSize;
    flushSync(() => onLimit(limit));
    const entries = container.current?.querySelectorAll<HTMLElement>('li:not(li li)') ?? [];
    const firstNew = entries[visibleCount];
    if (!firstNew) return;
    firstNew.tabIndex = -1;
    firstNew.focus();
    announce(
      total === undefined
        ? listNotices.more(name, entries.length - visibleCount)
        : listNotices.showing(name, entries.length, total),
    );
  };
  return { isLoading, showMore };
}

export function ListEnd(props: ListEndProps) {
  const { name, visibleCount, isAllVisible, total, pages } = props;
  const { isLoading, showMore } = useShowMore(props);
  const hasFailed = useStore(pages?.query.$state ?? $noState).nextPageError !== undefined;
  return (
    <>
      {isAllVisible && pages && <ListNotes {...pages} />}
      {(!isAllVisible || pages?.list.nextPage) && (
        <div className="mt-6 space-y-2 text-center print:hidden">
          {total !== undefined && (
            <p className="text-muted tabular-nums">{listNotices.showing(name, visibleCount, total)}</p>
          )}
          <Button
            variant="secondary"
            pending={isLoading}
            pendingLabel={listNotices.loading}
            onClick={() => void showMore()}
          >
            {isAllVisible && hasFailed ? 'Try again' : 'Show more'}
          </Button>
        </div>
      )}
    </>
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
      <p className="text-muted tabular-nums">{text}</p>
      <Button variant="ghost" size="small" onClick={isReading ? stop : resume}>
        {isReading ? 'Stop loading' : 'Load more'}
      </Button>
    </div>
  );
}
