import {
  focusManager,
  notifyManager,
  onlineManager,
  type Query,
  QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/query-core';
import { atom } from 'nanostores';
import { getRetryDelayMs, shouldRetry } from '../../lib/api/http.ts';
import type { AppError } from '../../lib/errors.ts';
import { $isPageVisible, $online } from '../app/page-state.ts';
import { $memberKey } from '../app/session.ts';
import { $invalidated, type QueryName } from './query-registry.ts';

declare module '@tanstack/query-core' {
  interface Register {
    defaultError: AppError;
    queryKey: readonly [QueryName, unknown];
  }
}

function createClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // `navigator.onLine` is unreliable.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        retry: (failures, error) => failures < 2 && shouldRetry(error),
        retryDelay: getRetryDelayMs,
        structuralSharing: false,
        // Keeps data for an hour, so that a member who returns to a screen sees it at once.
        gcTime: 60 * 60_000,
      },
    },
  });
  client.mount();
  return client;
}

focusManager.setEventListener((setFocused) => $isPageVisible.subscribe((isVisible) => setFocused(isVisible)));
onlineManager.setEventListener((setOnline) => $online.subscribe((isOnline) => setOnline(isOnline)));
notifyManager.setScheduler(queueMicrotask);

/** The client of the current member. A new one per member separates their data. */
export const $queryClient = atom(createClient());

$memberKey.listen(() => {
  const previous = $queryClient.get();
  $queryClient.set(createClient());
  previous.unmount();
  previous.clear();
});

/** Keeps a query fresh without a store. @returns a function that stops it */
export const observeQuery = <T>(options: QueryObserverOptions<T>): (() => void) =>
  new QueryObserver<T>($queryClient.get(), options).subscribe(() => {});

export type Predicate = (query: Query) => boolean;

/** Refetches visible queries now, others when next visible. Drops replies in flight, because they may predate a write. */
export function refetchQueries(predicate: Predicate): void {
  const client = $queryClient.get();
  void client.cancelQueries({ predicate });
  void client.invalidateQueries({ predicate });
}

/** True for a visible query that failed, or is stale after a failure. */
export const hasFailed: Predicate = (query) => query.isActive() && query.state.error !== null;

const mayRecover: Predicate = (query) => {
  const kind = query.state.error?.kind;
  return hasFailed(query) && kind !== 'rejected' && kind !== 'refused';
};

$invalidated.listen((names) =>
  refetchQueries(
    (query) => names.includes(query.queryKey[0]) || (names.includes('failed') && mayRecover(query)),
  ),
);
