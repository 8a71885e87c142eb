import { isOfflineKey, safeLocalStorage, safeSessionStorage } from './web-storage.ts';

/** Keys of removed features. */
const removedKeys =
  /^(dismissedNotices|fieldFigures|paymentFrom)$|^seen \S+ \d+ visit$|^kept \S+ ((results|review|taken|taken tickets|card payment|paid)$|(order|payment) )/;

/** The first match renames a key. Offline replies come first, because they make room when storage is full. */
const renames: readonly (readonly [RegExp, string])[] = [
  [/^kept (\S+) seen /, 'owner/$1/offline/'],
  [/^kept (\S+) wish /, 'owner/$1/trusted-link/'],
  [/^kept (\S+) sitting$/, 'owner/$1/timeSpent'],
  [/^kept (\S+) payment-order$/, 'owner/$1/paymentOrder'],
  [
    /^kept (\S+) (?=(pending-order|closed-early)\/|(withdrawals|reminder|timeReminder|identifierChanged)$)/,
    'owner/$1/',
  ],
  [/^kept (\S+) /, 'owner/$1/draft/'],
  [/^pause (\S+) /, 'pause/$1/'],
  [/^seen (\S+) (\d+) /, 'seen/$1/$2/'],
  [/^winsTold /, 'announced-wins/'],
  [/^visits /, 'visits/'],
  [/^seenBy$/, 'offlineOwner'],
  [/^clientLoadedAt$/, 'tenantLoadedAt'],
  [/^chosenClient$/, 'chosenTenant'],
];

/** Keys whose texts start with a time or day, so that the greater text is newer. */
const datedKeys = /^pause\/|^owner\/[^/]+\/[^/]*\/(draft|offline)\//;

/** Renames a key. If both keys have a text, keeps the newer one or, without a date, the new key's. */
function renameKey(area: typeof safeLocalStorage, from: string, to: string): void {
  const [text, present] = [area.read(from), area.read(to)];
  if (text === undefined) return;
  area.remove(from);
  const isNewer = present === undefined || (datedKeys.test(to) && text > present);
  if (!isNewer || area.write(to, text)) return;
  // The new key is longer and may not fit. Drops an offline reply and keeps other texts for the next start.
  if (!isOfflineKey(to)) area.write(from, text);
}

/**
 * Renames keys of the previous version and deletes those of removed features. Runs at each start, because a tab
 * of the previous version may write old keys again. Never throws. Remove it with the release after next.
 */
export function migrateStoredKeys(): void {
  for (const area of [safeLocalStorage, safeSessionStorage]) {
    for (const key of area.keys()) if (removedKeys.test(key)) area.remove(key);
    for (const [pattern, replacement] of renames)
      for (const key of area.keys())
        if (pattern.test(key)) renameKey(area, key, key.replace(pattern, replacement));
  }
}
