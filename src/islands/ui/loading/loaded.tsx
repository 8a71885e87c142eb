import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { entryDetailsWaitMs } from '../../../lib/config.ts';
import { isComplete, isList } from '../../../lib/data/list.ts';
import { isLoading, type Query, withoutCache } from '../../../lib/data/query.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { joinSentences } from '../../../lib/format/text.ts';
import { loadedText, loadingText } from '../../../lib/messages/member-notices.ts';
import { notUpdated } from '../../../lib/messages/notices.ts';
import { Button } from '../controls/button.tsx';
import { focusNearestHeading } from '../focus/focus-target.ts';
import { useAnnouncement, useSlowAnnouncement } from '../messages/announce.ts';
import { Empty, type EmptyProps } from '../messages/empty.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { delayedClass } from './skeleton.tsx';
import { registerVisible } from './visible-queries.ts';

/** Chunk with the failure of a read and the end of a longer list. */
const loadListEnd = () => import('./list-end.tsx');

export const ListEnd = lazyComponent(async () => (await loadListEnd()).ListEnd);
export const ListNotes = lazyComponent(async () => (await loadListEnd()).ListNotes);
export const ReadProgressLine = lazyComponent(async () => (await loadListEnd()).ReadProgressLine);
const FailedRead = lazyComponent(async () => (await loadListEnd()).FailedRead);

/** Loads the failure message before a connection may be lost. */
export const preloadFailedRead = (): void => void FailedRead.preload();

interface StaleNoticeProps {
  /** In ms since the epoch. */
  readonly loadedAt: number | undefined;
  readonly onRetry: () => void;
}

/** Shows that a refetch failed. A lost connection has its own notice. */
export function StaleNotice({ loadedAt, onRetry }: StaleNoticeProps) {
  const text = notUpdated(loadedAt === undefined ? undefined : formatDateTime(loadedAt));
  useAnnouncement(text);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-field border border-base-300 py-1 ps-3.5 pe-1.5 text-muted">
      <p>{text}</p>
      <Button variant="ghost" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface LoadedProps<T> {
  readonly query: Query<T>;
  readonly skeleton: ReactNode;
  /** Shown during the first load, for example an entry of a list. */
  readonly placeholderData?: T | undefined;
  readonly empty?: ReactNode;
  /** Shown in place of a failure with status 404. */
  readonly notFound?: NotFoundProps;
  readonly failureAction?: ReactNode;
  /** Ignores data of the offline copy. */
  readonly needsFreshData?: boolean;
  /** `isLoaded` is false for placeholder data. */
  readonly children: (data: T, isLoaded: boolean) => ReactNode;
}

interface NotFoundProps extends EmptyProps {
  readonly text: string;
}

function NotFound(props: NotFoundProps) {
  useAnnouncement(joinSentences(props.title, props.text));
  return <Empty {...props} />;
}

/** A list with more pages or skipped entries may have entries. */
const isEmptyList = (data: unknown) => isList(data) && data.entries.length === 0 && isComplete(data);

/** Renders a query. Data stays visible during and after a failed refetch. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, placeholderData, notFound, children } = props;
  const known = useStore(query.$state);
  const state = props.needsFreshData ? withoutCache(known) : known;
  const { data, error, isFetching } = state;
  const isFirstLoad = isLoading(state);
  useEffect(() => registerVisible(query.$state), [query]);
  // Preloaded, because the chunk cannot load without a connection.
  useSlowAnnouncement(
    isFirstLoad,
    () => loadingText(query.name),
    () => (data === undefined ? '' : loadedText(query.name, data)),
  );
  const container = useRef<HTMLDivElement>(null);
  // Moves the focus, because the pressed button unmounts.
  const handleRetry = () => {
    if (container.current) focusNearestHeading(container.current);
    query.refetch();
  };
  const failure = data === undefined ? error : undefined;
  const isNotFound = notFound !== undefined && failure?.status === 404;
  const renderContent = () => {
    if (isFirstLoad && placeholderData !== undefined) return children(placeholderData, false);
    if (data === undefined) return null;
    return props.empty !== undefined && isEmptyList(data) ? props.empty : children(data, true);
  };
  return (
    <div ref={container} data-slot="loaded" aria-busy={isFirstLoad || isFetching}>
      {isFirstLoad && placeholderData === undefined && <div className={delayedClass}>{props.skeleton}</div>}
      {isNotFound && <NotFound {...notFound} />}
      {failure && !isNotFound && (
        <div className="space-y-4">
          <Suspense>
            <FailedRead operation={query.operation} error={failure} onRetry={handleRetry} />
          </Suspense>
          {props.failureAction}
        </div>
      )}
      {data !== undefined && error && !state.isFromCache && error.kind !== 'offline' && (
        <StaleNotice loadedAt={state.updatedAt?.at} onRetry={handleRetry} />
      )}
      {renderContent()}
    </div>
  );
}

/**
 * Waits for data that would move a visible list.
 * @returns true once available, or after `entryDetailsWaitMs`
 */
export function useReady(isAvailable: boolean): boolean {
  const [wasReady, setWasReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWasReady(true), entryDetailsWaitMs);
    return () => clearTimeout(timer);
  }, []);
  if (isAvailable && !wasReady) setWasReady(true);
  return isAvailable || wasReady;
}
