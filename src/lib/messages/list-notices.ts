import { getEntryCount, type List } from '../data/list.ts';
import { loadingText, type ReadName, readLabels } from './loading-messages.ts';

/** '1 ticket', '1,200 tickets' */
function formatCount(name: ReadName, count: number, prefix = ''): string {
  const label = readLabels[name];
  return `${formatNumber(count)} ${prefix}${typeof label === 'string' ? label : label[count === 1 ? 0 : 1]}`;
}

const formatNumber = (count: number) => count.toLocaleString('en-GB');

export const listNotices = {
  loading: 'Loading more …',
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
