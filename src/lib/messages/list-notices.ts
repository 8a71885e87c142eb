import { getEntryCount, type List } from '../data/list.ts';
import { formatCount, formatNumber, loadingText, type ReadName } from './member-notices.ts';

export const listNotices = {
  loading: 'Loading more…',
  showing: (name: ReadName, shown: number, total: number) =>
    `Showing ${formatNumber(shown)} of ${formatCount(name, total)}`,
  more: (name: ReadName, count: number) => formatCount(name, count, 'more '),
  reading: (name: ReadName, list: List<unknown>) => {
    const { count, isAll } = getEntryCount(list);
    const read = formatNumber(list.entries.length);
    return `${loadingText(name)} ${isAll ? `${read} of ${formatNumber(count)}` : `${read} so far`}`;
  },
  readSoFar: (name: ReadName, list: List<unknown>) => {
    const { count, isAll } = getEntryCount(list);
    const read = list.entries.length;
    return isAll
      ? `Looked through ${formatNumber(read)} of ${formatCount(name, count)}.`
      : `Looked through the first ${formatCount(name, read)}.`;
  },
  truncated: 'There is more than this, but the rest of the list cannot be reached.',
  skipped: (count: number) =>
    count === 1
      ? 'One entry could not be read and is missing here.'
      : `${count} entries could not be read and are missing here.`,
} as const;
