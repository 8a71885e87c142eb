import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { onIdle } from '../../../lib/browser/deferred-work.ts';
import { isComplete, isList } from '../../../lib/data/list.ts';
import { type CacheStatus, getCacheStatus, type Query } from '../../../lib/data/query.ts';
import type { AppError } from '../../../lib/errors.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { joinSentences } from '../../../lib/format/text.ts';
import { loadedText, loadingText } from '../../../lib/messages/loading-messages.ts';
import { notUpdated } from '../../../lib/messages/notices.ts';
import type { Operation } from '../../../lib/messages/operations.ts';
import { Button } from '../controls/button.tsx';
import { focusNearestHeading } from '../focus/focus-target.ts';
import { FailureAlert } from '../messages/alert.tsx';
import { useAnnouncement, useSlowAnnouncement } from '../messages/announce.ts';
import { Empty, type EmptyProps } from '../messages/empty.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { Delayed } from './two-phase.tsx';

interface StaleProps {
  /** When what is shown came, in ms since the epoch; undefined where that is unknown. */
  readonly loadedAt: number | undefined;
  readonly onRetry: () => void;
}

/** Says of something on screen that it may be out of date. That there is no connection is said once for all of them. */
export function StaleNotice({ loadedAt, onRetry }: StaleProps) {
  const since = loadedAt === undefined ? undefined : formatDateTime(loadedAt);
  const text = notUpdated(since);
  useAnnouncement(text);
  return (
    <div className="stale">
      <p>{text}</p>
      <Button variant="ghost" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

interface FailedReadProps {
  readonly operation: Operation;
  readonly error: AppError;
  readonly onRetry: () => void;
}

/**
 * A read that failed, in the words of the catalogue, which come when they are needed. Without a connection all reads
 * fail alike: what is heard is the same for each, and so said once.
 */
const FailedRead = lazyComponent<FailedReadProps>(async () => {
  const { describeFailure } = await import('../../../lib/messages/failures.ts');
  return {
    default: ({ operation, error, onRetry }) => {
      const failure = describeFailure(operation, error);
      const said = error.kind === 'offline' ? failure.hint : undefined;
      return <FailureAlert failure={failure} announcement={said} onRetry={onRetry} />;
    },
  };
});

interface LoadedProps<T> {
  readonly query: Query<T>;
  /** Stands in the final size while the first answer is awaited. */
  readonly skeleton: ReactNode;
  /** What is known of it before the first answer, as from a list: shows at once, in place of the skeleton. */
  readonly placeholderData?: T | undefined;
  readonly empty?: ReactNode;
  /** When `empty` shows; for an empty list when left out. */
  readonly isEmpty?: (data: T) => boolean;
  /** Stands in place of a failure where the API says that there is no such thing. */
  readonly notFound?: MissingProps;
  /** Stands below a failure: where else to go. */
  readonly failureAction?: ReactNode;
  /** `isAnswer` is false for what was known before; `kept` says what became of the answer where it is not this page's. */
  readonly children: (data: T, isAnswer: boolean, kept: CacheStatus) => ReactNode;
}

interface MissingProps extends EmptyProps {
  readonly text: string;
}

function Missing(props: MissingProps) {
  useAnnouncement(joinSentences(props.title, props.text));
  return <Empty {...props} />;
}

/** Of a list with more pages, or with entries that could not be read, nobody can say that there are none. */
const isEmptyList = (data: unknown) => isList(data) && data.entries.length === 0 && isComplete(data);

/**
 * The one view of a query: placeholder, failure with Retry, empty, content. What was shown stays while newer is
 * loaded, and when that fails.
 */
export function Loaded<T>(props: LoadedProps<T>) {
  const {
    query,
    skeleton,
    placeholderData,
    empty,
    isEmpty = isEmptyList,
    notFound,
    failureAction,
    children,
  } = props;
  const state = useStore(query.$state);
  useEffect(() => query.registerVisible(), [query]);
  // A lost connection is when it is needed most.
  useEffect(() => onIdle(() => void FailedRead.preload()), []);
  useSlowAnnouncement(
    state.status === 'loading',
    () => loadingText(query.name),
    () => (state.status === 'loaded' ? loadedText(query.name, state.data) : ''),
  );
  const box = useRef<HTMLDivElement>(null);
  // The pressed button goes away with the message it stands in.
  const retry = () => {
    if (box.current) focusNearestHeading(box.current);
    query.refetch();
  };
  const isMissing = notFound !== undefined && state.status === 'failed' && state.error.status === 404;
  const content = () => {
    if (state.status === 'loading' && placeholderData !== undefined)
      return children(placeholderData, false, undefined);
    if (state.status !== 'loaded') return null;
    return empty !== undefined && isEmpty(state.data)
      ? empty
      : children(state.data, true, getCacheStatus(state));
  };
  const busy = state.status === 'loading' || (state.status === 'loaded' && state.isRefetching);
  return (
    <div ref={box} className="loaded" aria-busy={busy}>
      {state.status === 'loading' && placeholderData === undefined && <Delayed>{skeleton}</Delayed>}
      {isMissing && <Missing {...notFound} />}
      {state.status === 'failed' && !isMissing && (
        <div className="flow">
          <Suspense>
            <FailedRead operation={query.operation} error={state.error} onRetry={retry} />
          </Suspense>
          {failureAction}
        </div>
      )}
      {state.status === 'loaded' &&
        state.staleReason &&
        !state.isFromCache &&
        state.staleReason.kind !== 'offline' && <StaleNotice loadedAt={state.loadedAt} onRetry={retry} />}
      {content()}
    </div>
  );
}
