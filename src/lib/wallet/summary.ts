import type { Transaction } from '../contract/wallet.ts';
import {
  addDays,
  addMonths,
  firstOfMonth,
  firstOfYear,
  localDay,
  mondayOf,
  startOfDay,
} from '../format/days.ts';
import {
  entryTotals,
  groupEntries,
  type HistoryEntry,
  type InOutTotals,
  isPeriodPartial,
  type MissingEntries,
  totalsOf,
} from './history.ts';

export const periodOptions = [
  { value: 'month', label: 'By month' },
  { value: 'week', label: 'By week' },
  { value: 'year', label: 'By year' },
] as const;

export type PeriodLength = (typeof periodOptions)[number]['value'];

/** `add` moves the first day of a period by days or months; a period has `unit` of them. */
const periodRules = {
  week: { count: 8, getFirstDay: mondayOf, add: addDays, unit: 7 },
  month: { count: 6, getFirstDay: firstOfMonth, add: addMonths, unit: 1 },
  year: { count: 6, getFirstDay: firstOfYear, add: addMonths, unit: 12 },
} as const;

export type Period = ReturnType<typeof periodsOf>[number];

/**
 * Returns the last local weeks from Monday, local months or local years, newest first, including empty ones.
 * @param entries newest first
 * @param today local day
 */
export function periodsOf(
  entries: readonly HistoryEntry[],
  length: PeriodLength,
  today: string,
  missing: MissingEntries,
) {
  const { count, getFirstDay, add, unit } = periodRules[length];
  const current = getFirstDay(today);
  const oldest = entries.at(-1);
  const first = oldest ? getFirstDay(localDay(oldest.at)) : current;
  const starts = Array.from({ length: count }, (_, index) => add(current, -index * unit));
  const totals = new Map(
    groupEntries(entries, getFirstDay).map((group) => [group.firstDay, entryTotals(group.entries)]),
  );
  return starts
    .filter((start) => start >= first)
    .map((firstDay) => ({
      firstDay,
      /** True if entries that are missing may belong to it. */
      isPartial: isPeriodPartial(missing, firstDay, getFirstDay),
      ...(totals.get(firstDay) ?? { in: 0, out: 0 }),
    }));
}

export function totalsInPeriod(
  transactions: readonly Transaction[],
  length: PeriodLength,
  day: string,
): InOutTotals {
  const { getFirstDay, add, unit } = periodRules[length];
  const firstDay = getFirstDay(day);
  const [from, to] = [startOfDay(firstDay), startOfDay(add(firstDay, unit))];
  return totalsOf(
    transactions.filter(({ created_at }) => {
      const at = Date.parse(created_at);
      return at >= from && at < to;
    }),
  );
}
