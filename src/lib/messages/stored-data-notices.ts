import type { StoredArea, StoredEntry } from '../storage/stored-entries.ts';

const places: Readonly<Record<StoredArea, readonly [one: string, many: string, place: string]>> = {
  browser: ['entry', 'entries', 'in this browser'],
  tab: ['entry', 'entries', 'in this tab'],
  cookie: ['cookie', 'cookies', ''],
  files: ['file', 'files', ''],
};

/** '2 entries in this browser, 1 cookie' */
export function storedCountText(entries: readonly StoredEntry[]): string {
  const areas = Object.keys(places) as StoredArea[];
  return areas
    .flatMap((area) => {
      const own = entries.filter((entry) => entry.area === area);
      const count = own.reduce((sum, entry) => sum + entry.count, 0);
      const [one, many, place] = places[area];
      return own.length > 0
        ? `${count.toLocaleString('en-GB')} ${count === 1 ? one : many} ${place}`.trim()
        : [];
    })
    .join(', ');
}

export const storedDataNotices = {
  intro:
    'What the app has stored in this browser now. None of it is there for advertising. What the app needs, it stores again as you go on.',
  removed: 'Removed from this device.',
  allRemoved: 'Everything that can be removed here is removed.',
  refused: 'Not all of it could be removed. Clear this site’s data in your browser instead.',
  blocked:
    'This browser keeps nothing for this site. You stay signed in only until you close or reload the page.',
  empty: 'Nothing is kept here',
  emptyText: 'The app has stored nothing in this browser.',
  offlineFiles: 'You are offline, and the app opens from them.',
  openOrders:
    'Orders and payments that are still open are no longer followed: look at your wallet and tickets before you order again.',
} as const;
