import type { Transaction } from '../contract/wallet.ts';
import type { List } from '../data/list.ts';
import { dayText, firstOfMonth, localDay, startOfDay } from '../format/days.ts';
import { pluralise } from '../format/text.ts';

/** Positive integer pence. */
export interface InOutTotals {
  readonly in: number;
  readonly out: number;
}

export function totalsOf(transactions: readonly Transaction[]): InOutTotals {
  const totals = { in: 0, out: 0 };
  for (const { amount } of transactions) {
    if (amount > 0) totals.in += amount;
    else totals.out -= amount;
  }
  return totals;
}

export interface HistoryEntry {
  readonly transaction: Transaction;
  /** Booking time, in ms since the epoch. */
  readonly at: number;
  /** Pence; undefined if uncertain. */
  readonly balanceAfter: number | undefined;
}

/** Transactions of equal time keep the API's order, reversed if the list starts with its oldest. */
function sortNewestFirst(transactions: readonly Transaction[]) {
  const booked = transactions.map((transaction) => ({ transaction, at: Date.parse(transaction.created_at) }));
  const [first, last] = [booked[0], booked.at(-1)];
  if (first && last && first.at < last.at) booked.reverse();
  return booked.sort((a, b) => b.at - a.at);
}

/**
 * Newest first. Derives the balances from the current one: all are undefined unless the amounts sum to it and none is
 * negative.
 * @param balance current pence; undefined while unknown or with missing transactions
 */
export function createHistory(
  transactions: readonly Transaction[],
  balance: number | undefined,
): HistoryEntry[] {
  let after = balance ?? Number.NaN;
  const entries = sortNewestFirst(transactions).map((booked) => {
    const balanceAfter = after;
    after -= booked.transaction.amount;
    return { ...booked, balanceAfter };
  });
  const isCertain = after === 0 && entries.every(({ balanceAfter }) => balanceAfter >= 0);
  return isCertain ? entries : entries.map((entry) => ({ ...entry, balanceAfter: undefined }));
}

/** Calculates dates once per group, because one date per entry takes 500 ms on a phone for tens of thousands. */
export function groupEntries(entries: readonly HistoryEntry[], getFirstDay: (day: string) => string) {
  const groups: { firstDay: string; entries: HistoryEntry[] }[] = [];
  let start = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && entry.at >= start) last.entries.push(entry);
    else {
      const firstDay = getFirstDay(localDay(entry.at));
      start = startOfDay(firstDay);
      groups.push({ firstDay, entries: [entry] });
    }
  }
  return groups;
}

export const entryTotals = (entries: readonly HistoryEntry[]): InOutTotals =>
  totalsOf(entries.map(({ transaction }) => transaction));

export function groupByMonth(entries: readonly HistoryEntry[]) {
  return groupEntries(entries, firstOfMonth).map((month) => ({ ...month, ...entryTotals(month.entries) }));
}

export type StatementMonth = ReturnType<typeof groupByMonth>[number];

/** Returns the day of the last entry if the list is sorted, so that the rest is older; else undefined. */
function getRestDay(entries: readonly Transaction[]): string | undefined {
  const times = entries.map(({ created_at }) => Date.parse(created_at));
  const isNewestFirst = times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
  const last = times.at(-1);
  return last !== undefined && isNewestFirst ? localDay(last) : undefined;
}

/** Describes the transactions that a list may lack. */
export function getMissingEntries(list: List<Transaction>) {
  const unreachable = list.isTruncated ? 'unreachable' : undefined;
  /** Reason why the rest of the list is missing. */
  const rest = list.nextPage ? 'notLoaded' : unreachable;
  /** Local day from which the list is complete, except for unreadable ones; undefined if the list is not sorted. */
  const restBefore = rest && getRestDay(list.entries);
  /** Number of transactions that failed to parse. Their dates are unknown. */
  const unreadable = list.skipped;
  return { rest, restBefore, unreadable } as const;
}

export type MissingEntries = ReturnType<typeof getMissingEntries>;

/** True if a period may lack entries. @param getFirstDay returns the first day of a day's period */
export function isPeriodPartial(
  { rest, restBefore, unreadable }: MissingEntries,
  firstDay: string,
  getFirstDay: (day: string) => string,
): boolean {
  if (unreadable > 0 || (rest && restBefore === undefined)) return true;
  return restBefore !== undefined && firstDay <= getFirstDay(restBefore);
}

/** Returns one sentence for each reason. @param from first local day that is shown; '' for all */
export function missingEntriesTexts({ rest, restBefore, unreadable }: MissingEntries, from = ''): string[] {
  const isRestShown = rest && (from === '' || restBefore === undefined || from <= restBefore);
  const start = restBefore ? `From ${dayText(restBefore)}. ` : '';
  const verb = rest === 'notLoaded' ? "haven't loaded" : "couldn't load";
  return [
    ...(isRestShown ? [`${start}We ${verb} ${restBefore ? 'older' : 'some'} transactions.`] : []),
    ...(unreadable > 0
      ? [`We couldn't load ${pluralise(unreadable, 'transaction')}, so some totals may be wrong.`]
      : []),
  ];
}
