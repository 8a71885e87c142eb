import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import {
  $oldestVisibleAt,
  $visibleCacheStatus,
  registerVisible,
} from '../../../../../src/islands/ui/loading/visible-queries.ts';
import { toMoment } from '../../../../../src/lib/browser/timing.ts';
import { loadingState, type QueryState } from '../../../../../src/lib/data/query.ts';
import { AppError } from '../../../../../src/lib/errors.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const loadedAt = (at: number | undefined, part: Partial<QueryState<string>> = {}): QueryState<string> =>
  at === undefined ? loadingState : { ...loadingState, data: 'data', updatedAt: toMoment(at), ...part };

const show = (at: number | undefined, part: Partial<QueryState<string>> = {}) => {
  const $state = atom(loadedAt(at, part));
  ends.push(registerVisible($state));
  return $state;
};

it('visible queries return the time of the oldest data on screen', () => {
  expect($oldestVisibleAt.get()).toBeUndefined();
  const $older = show(1_000);
  const $newer = show(2_000);
  expect($oldestVisibleAt.get()).toBe(1_000);
  $older.set(loadedAt(3_000));
  expect($oldestVisibleAt.get()).toBe(2_000);
  $newer.set(loadedAt(undefined));
  expect($oldestVisibleAt.get()).toBe(3_000);
  ends[0]?.();
  expect($oldestVisibleAt.get()).toBeUndefined();
});

it('visible queries count a query until its last view is removed', () => {
  const $state = show(1_000);
  const end = registerVisible($state);
  end();
  expect($oldestVisibleAt.get()).toBe(1_000);
});

it('visible queries return the worst status of the offline copies on screen', () => {
  show(1_000);
  expect($visibleCacheStatus.get()).toBeUndefined();
  show(1_000, { isFromCache: true, isFetching: true });
  expect($visibleCacheStatus.get()).toBe('awaited');
  show(1_000, { isFromCache: true, error: new AppError('network', 'Network Error') });
  expect($visibleCacheStatus.get()).toBe('failed');
});
