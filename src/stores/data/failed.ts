import type { ReadableAtom } from 'nanostores';
import type { QueryState } from '../../lib/data/query.ts';
import type { AppError } from '../../lib/errors.ts';
import type { QueryName } from './invalidation.ts';

/** Reads by the state they are in. */
export const queryStates: { readonly name: QueryName; readonly $state: ReadableAtom<QueryState<unknown>> }[] =
  [];

const failureOf = (state: QueryState<unknown>) => {
  if (state.status === 'loaded') return state.isRefetching ? undefined : state.staleReason;
  return state.status === 'failed' ? state.error : undefined;
};

/** What is shown as failed, or as out of date because it failed: mostly for one reason, which one Retry is enough for. */
export function getFailedVisibleQueries(counts = (_: AppError) => true): QueryName[] {
  const hasFailed = ($state: ReadableAtom<QueryState<unknown>>) => {
    const error = $state.lc > 0 ? failureOf($state.get()) : undefined;
    return error !== undefined && counts(error);
  };
  return queryStates.filter(({ $state }) => hasFailed($state)).map(({ name }) => name);
}
