import type { Transaction } from '../contract/wallet.ts';
import { addDays, addMonths, firstOfMonth, localDay, mondayOf, startOfDay } from '../format/local-day.ts';
import { entryTotals, groupEntries, type HistoryEntry, type InOutTotals, totalsOf } from './history.ts';

/** The lengths that a summary can have its periods in. */
export const periodOptions = [
  { value: 'month', label: 'By month' },
  { value: 'week', label: 'By week' },
] as const;

export type PeriodLength = (typeof periodOptions)[number]['value'];

/** A local week from Monday, or a local month. */
export interface Period extends InOutTotals {
  readonly firstDay: string;
  /** True where entries before the oldest that is known may belong to it. */
  readonly isPartial: boolean;
}

const lengths = {
  week: { count: 8, startOf: mondayOf, back: (day: string, steps: number) => addDays(day, -7 * steps) },
  month: { count: 6, startOf: firstOfMonth, back: (day: string, steps: number) => addMonths(day, -steps) },
} as const;

/**
 * The last periods up to today's, newest first, those without a movement too. They begin with the oldest entry's.
 * @param entries newest first
 * @param today the local day
 * @param isWhole true when nothing of the history is missing
 */
export function periodsOf(
  entries: readonly HistoryEntry[],
  length: PeriodLength,
  today: string,
  isWhole: boolean,
): Period[] {
  const { count, startOf, back } = lengths[length];
  const thisOne = startOf(today);
  const oldest = entries.at(-1);
  const first = oldest ? startOf(localDay(oldest.at)) : thisOne;
  const starts = Array.from({ length: count }, (_, index) => back(thisOne, index)).filter(
    (start) => start >= first,
  );
  const flows = new Map(
    groupEntries(entries, startOf).map((group) => [group.firstDay, entryTotals(group.entries)]),
  );
  return starts.map((firstDay) => ({
    firstDay,
    isPartial: !isWhole && firstDay === first,
    ...(flows.get(firstDay) ?? { in: 0, out: 0 }),
  }));
}

/**
 * What went in and out in the local week or month that a day belongs to, by the entries that are known.
 * @param day a local day of it
 */
export function totalsInPeriod(
  transactions: readonly Transaction[],
  length: PeriodLength,
  day: string,
): InOutTotals {
  const { startOf, back } = lengths[length];
  const firstDay = startOf(day);
  const [from, to] = [startOfDay(firstDay), startOfDay(back(firstDay, -1))];
  return totalsOf(
    transactions.filter(({ created_at }) => {
      const at = Date.parse(created_at);
      return at >= from && at < to;
    }),
  );
}
