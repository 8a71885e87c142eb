import type { CachedData } from '../../lib/api/cached-replies.ts';
import { getElapsedMs, getMoment, type Moment, toMoment } from '../../lib/browser/moment.ts';
import { loadingState, type QueryState } from '../../lib/data/query.ts';
import { AppError } from '../../lib/errors.ts';
import { $memberKey, initialMemberKey } from '../app/session.ts';

/** Data with the moment of its request, which is earlier than that of the reply. */
export interface Fetched<T> {
  readonly data: T;
  readonly requestedAt: Moment;
  readonly isFromCache: boolean;
}

/** @throws {AppError} */
export async function fetchNow<T>(load: () => Promise<T>): Promise<Fetched<T>> {
  const requestedAt = getMoment();
  try {
    return { data: await load(), requestedAt, isFromCache: false };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('network', 'Network Error');
  }
}

/** Reads the offline copy, in the session that the page opened with: the head script has matched the two. */
export function readCopy<T>(read: () => CachedData<T> | undefined): Fetched<T> | undefined {
  const cached = $memberKey.get() === initialMemberKey ? read() : undefined;
  return cached && { data: cached.data, requestedAt: toMoment(cached.at), isFromCache: true };
}

/** A query that is shown again within this time is not requested again. */
const freshMs = 4_000;

/** Returns the library's stale time. Its own compares by the device's clock, which can be set back. */
export function getStaleTime(fetched: Fetched<unknown> | undefined, ms = freshMs): number {
  const isFresh = fetched && !fetched.isFromCache && getElapsedMs(fetched.requestedAt) < ms;
  return isFresh ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** A missing connection takes precedence. */
function getStaleReason(at: number, error: AppError | undefined, offlineSince: number | undefined) {
  if (offlineSince === undefined || (!error && at >= offlineSince)) return error;
  return new AppError('offline', 'Network Error');
}

interface Result<T> {
  readonly data: Fetched<T> | undefined;
  readonly error: AppError | null;
  readonly isFetching: boolean;
}

/**
 * Data of the offline copy that the API now refuses is not shown.
 * @param offlineSince data from before is stale. In ms since the epoch
 */
export function toQueryState<T>(
  { data: fetched, error, isFetching }: Result<T>,
  offlineSince?: number,
): QueryState<T> {
  const current = (!isFetching && error) || undefined;
  if (!fetched || (fetched.isFromCache && error?.kind === 'rejected'))
    return { ...loadingState, error: current, isFetching };
  const { data, requestedAt, isFromCache } = fetched;
  return {
    data,
    error: getStaleReason(requestedAt.at, current, offlineSince),
    isFetching,
    isFromCache,
    updatedAt: requestedAt,
  };
}
