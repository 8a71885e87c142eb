import { getEntryCount, type List } from '../data/list.ts';
import { loadingText, type ReadName, readLabels } from './loading-messages.ts';

/** '1 ticket', '1,200 tickets' */
function counted(name: ReadName, count: number): string {
  const thing = readLabels[name];
  return `${number(count)} ${typeof thing === 'string' ? thing : thing[count === 1 ? 0 : 1]}`;
}

const number = (count: number) => count.toLocaleString('en-GB');

export const listNotices = {
  loading: 'Loading more …',
  /** Progress of loading all pages. */
  reading: (name: ReadName, list: List<unknown>) => {
    const { count, isAll } = getEntryCount(list);
    const read = number(list.entries.length);
    return `${loadingText(name)} ${isAll ? `${read} of ${number(count)}` : `${read} so far`}`;
  },
  readSoFar: (name: ReadName, list: List<unknown>) => {
    const { count, isAll } = getEntryCount(list);
    const read = list.entries.length;
    return isAll
      ? `Looked through ${number(read)} of ${counted(name, count)}.`
      : `Looked through the first ${counted(name, read)}.`;
  },
  truncated: 'There is more than this, but the rest of the list cannot be reached.',
  skipped: (count: number) =>
    count === 1
      ? 'One entry could not be read and is missing here.'
      : `${count} entries could not be read and are missing here.`,
} as const;
