import { getEntryCount, type List } from '../data/list.ts';
import { formatNumber, pluralise } from '../format/text.ts';
import { formatCount, loadingText, type ReadName } from './member-notices.ts';

export const listNotices = {
  loading: 'Loading more…',
  showing: (name: ReadName, shown: number, total: number) =>
    `Showing ${formatNumber(shown)} of ${formatCount(name, total)}`,
  more: (name: ReadName, count: number) => formatCount(name, count, 'more '),
  /** Shown while all pages load. */
  reading: (name: ReadName, list: List<unknown>) => {
    const { count, isAll } = getEntryCount(list);
    const read = formatNumber(list.entries.length);
    return loadingText(name, isAll ? `${read} of ${formatNumber(count)}` : `${read} so far`);
  },
  /** Shown after a stop, a failure or the page limit. */
  readSoFar: (name: ReadName, list: List<unknown>) => {
    const { count, isAll } = getEntryCount(list);
    const read = list.entries.length;
    return isAll
      ? `Checked ${formatNumber(read)} of ${formatCount(name, count)}.`
      : `Checked the first ${formatCount(name, read)}.`;
  },
  truncated: "There's more, but we can't load it.",
  /** Items that have another shape than the contract says. */
  skipped: (count: number) => `We couldn't load ${pluralise(count, 'item')}.`,
} as const;
