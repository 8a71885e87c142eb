import type { Transaction } from '../contract/wallet.ts';
import {
  addDays,
  addMonths,
  firstOfMonth,
  firstOfYear,
  localDay,
  mondayOf,
  startOfDay,
} from '../format/local-day.ts';
import { entryTotals, groupEntries, type HistoryEntry, type InOutTotals, totalsOf } from './history.ts';
import { isPeriodPartial, type MissingEntries } from './missing-entries.ts';

export const periodOptions = [
  { value: 'month', label: 'By month' },
  { value: 'week', label: 'By week' },
  { value: 'year', label: 'By year' },
] as const;

export type PeriodLength = (typeof periodOptions)[number]['value'];

/** Local week from Monday, local month, or local year. */
export interface Period extends InOutTotals {
  readonly firstDay: string;
  /** True if entries that are missing may belong to it. */
  readonly isPartial: boolean;
}

const periodRules = {
  week: { count: 8, getFirstDay: mondayOf, goBack: (day: string, steps: number) => addDays(day, -7 * steps) },
  month: {
    count: 6,
    getFirstDay: firstOfMonth,
    goBack: (day: string, steps: number) => addMonths(day, -steps),
  },
  year: {
    count: 6,
    getFirstDay: firstOfYear,
    goBack: (day: string, steps: number) => addMonths(day, -12 * steps),
  },
} as const;

/**
 * Returns the last periods, newest first, including empty ones.
 * @param entries newest first
 * @param today local day
 */
export function periodsOf(
  entries: readonly HistoryEntry[],
  length: PeriodLength,
  today: string,
  missing: MissingEntries,
): Period[] {
  const { count, getFirstDay, goBack } = periodRules[length];
  const current = getFirstDay(today);
  const oldest = entries.at(-1);
  const first = oldest ? getFirstDay(localDay(oldest.at)) : current;
  const starts = Array.from({ length: count }, (_, index) => goBack(current, index)).filter(
    (start) => start >= first,
  );
  const totals = new Map(
    groupEntries(entries, getFirstDay).map((group) => [group.firstDay, entryTotals(group.entries)]),
  );
  return starts.map((firstDay) => ({
    firstDay,
    isPartial: isPeriodPartial(missing, firstDay, getFirstDay),
    ...(totals.get(firstDay) ?? { in: 0, out: 0 }),
  }));
}

export function totalsInPeriod(
  transactions: readonly Transaction[],
  length: PeriodLength,
  day: string,
): InOutTotals {
  const { getFirstDay, goBack } = periodRules[length];
  const firstDay = getFirstDay(day);
  const [from, to] = [startOfDay(firstDay), startOfDay(goBack(firstDay, -1))];
  return totalsOf(
    transactions.filter(({ created_at }) => {
      const at = Date.parse(created_at);
      return at >= from && at < to;
    }),
  );
}
