import type { CachedData } from '../../lib/api/cached-replies.ts';
import { $memberKey, initialMemberKey } from '../app/session.ts';

interface LoadedData extends CachedData<unknown> {
  readonly isFromCache?: true;
}

/** The last data by key. The query library drops data when a refetch fails. */
export const dataCache = new Map<string, LoadedData>();

const checkedKeys = new Set<string>();

/** Falls back to the offline cache, once, in the initial session. */
export function readCachedData(
  key: string,
  readOfflineCache: () => CachedData<unknown> | undefined,
): LoadedData | undefined {
  const isNew = !dataCache.has(key) && !checkedKeys.has(key) && $memberKey.get() === initialMemberKey;
  if (!isNew || initialMemberKey === null) return dataCache.get(key);
  checkedKeys.add(key);
  const cached = readOfflineCache();
  if (cached) dataCache.set(key, { ...cached, isFromCache: true });
  return dataCache.get(key);
}

export function clearDataCache(): void {
  dataCache.clear();
  checkedKeys.clear();
}
