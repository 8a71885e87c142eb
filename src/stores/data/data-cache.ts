import type { CachedData } from '../../lib/api/cached-replies.ts';
import { $memberKey, initialMemberKey } from '../app/session.ts';

interface LoadedData extends CachedData<unknown> {
  /** By an earlier page. */
  readonly isFromCache?: true;
}

/**
 * The library's cache forgets data when a reload fails; what was loaded last is kept here by key, so that a member
 * on a bad connection still sees it after coming back to a screen.
 */
export const dataCache = new Map<string, LoadedData>();

/** What was looked for among what earlier pages kept. */
const looked = new Set<string>();

/**
 * What was read last with that key, whoever asked; else, for the member whom this page was opened for, what an earlier
 * page has kept.
 */
export function readCachedData(
  key: string,
  seen: () => CachedData<unknown> | undefined,
): LoadedData | undefined {
  const isNew = !dataCache.has(key) && !looked.has(key) && $memberKey.get() === initialMemberKey;
  if (!isNew || initialMemberKey === null) return dataCache.get(key);
  looked.add(key);
  const before = seen();
  if (before) dataCache.set(key, { ...before, isFromCache: true });
  return dataCache.get(key);
}

/** Drops all of it. */
export function clearDataCache(): void {
  dataCache.clear();
  looked.clear();
}
