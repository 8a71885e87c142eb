import type { Transaction } from '../contract/wallet.ts';
import type { List } from '../data/list.ts';
import { dayText, localDay } from '../format/local-day.ts';

/** The entries that a list of transactions may lack. */
export interface MissingEntries {
  /** Why the rest of the list is missing. */
  readonly rest: 'notLoaded' | 'unreachable' | undefined;
  /** Local day from which the list has all but the unreadable ones; undefined if its order does not tell. */
  readonly restBefore: string | undefined;
  /** Count of those that could not be read. Their dates are unknown. */
  readonly unreadable: number;
}

function getRest({ nextPage, isTruncated }: List<unknown>): MissingEntries['rest'] {
  if (nextPage) return 'notLoaded';
  return isTruncated ? 'unreachable' : undefined;
}

/** The rest of a list is older if each entry is older than the one before. */
function getRestDay(entries: readonly Transaction[]): string | undefined {
  const times = entries.map(({ created_at }) => Date.parse(created_at));
  const isNewestFirst = times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
  const last = times.at(-1);
  return last !== undefined && isNewestFirst ? localDay(last) : undefined;
}

export function getMissingEntries(list: List<Transaction>): MissingEntries {
  const rest = getRest(list);
  return { rest, restBefore: rest && getRestDay(list.entries), unreadable: list.skipped };
}

/** True if a period that begins on a local day may lack entries. @param getFirstDay of the period of a day */
export function isPeriodPartial(
  { rest, restBefore, unreadable }: MissingEntries,
  firstDay: string,
  getFirstDay: (day: string) => string,
): boolean {
  if (unreadable > 0 || (rest && restBefore === undefined)) return true;
  return restBefore !== undefined && firstDay <= getFirstDay(restBefore);
}

const formatCount = (count: number) => (count === 1 ? '1 transaction' : `${count} transactions`);

/** One text for each reason. @param from first local day that is shown; '' for all */
export function missingEntriesTexts({ rest, restBefore, unreadable }: MissingEntries, from = ''): string[] {
  const isRestShown = rest && (from === '' || restBefore === undefined || from <= restBefore);
  const start = restBefore ? `From ${dayText(restBefore)}. Older` : 'Some';
  const restTexts = {
    notLoaded: `${start} transactions aren't loaded.`,
    unreachable: `${start} transactions can't be loaded.`,
  } as const;
  return [
    ...(isRestShown ? [restTexts[rest]] : []),
    ...(unreadable > 0 ? [`We couldn't read ${formatCount(unreadable)}, so some totals may be wrong.`] : []),
  ];
}
