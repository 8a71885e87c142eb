import type { Transaction } from '../contract/wallet.ts';
import { firstOfMonth, localDay, startOfDay } from '../format/local-day.ts';

/** Positive integer pence. */
export interface InOutTotals {
  readonly in: number;
  readonly out: number;
}

export function totalsOf(transactions: readonly Transaction[]): InOutTotals {
  let [moneyIn, moneyOut] = [0, 0];
  for (const { amount } of transactions) {
    if (amount > 0) moneyIn += amount;
    else moneyOut -= amount;
  }
  return { in: moneyIn, out: moneyOut };
}

export interface HistoryEntry {
  readonly transaction: Transaction;
  /** Booking time, in ms since the epoch. */
  readonly at: number;
  /** Pence; undefined if uncertain. */
  readonly balanceAfter: number | undefined;
}

interface EntryGroup {
  /** `2026-03-01` */
  readonly firstDay: string;
  readonly entries: readonly HistoryEntry[];
}

export interface StatementMonth extends EntryGroup, InOutTotals {}

type BookedTransaction = Pick<HistoryEntry, 'transaction' | 'at'>;

/** Transactions of equal time keep the API's order, reversed if the list starts with its oldest. */
function sortNewestFirst(transactions: readonly Transaction[]): BookedTransaction[] {
  const booked = transactions.map((transaction) => ({ transaction, at: Date.parse(transaction.created_at) }));
  const [first, last] = [booked[0], booked.at(-1)];
  if (first && last && first.at < last.at) booked.reverse();
  return booked.sort((a, b) => b.at - a.at);
}

/**
 * Derives the balances in pence from the current one. Undefined unless all amounts sum to it and none is
 * negative.
 */
function getBalancesAfter(
  newest: readonly BookedTransaction[],
  balance: number,
): readonly number[] | undefined {
  let after = balance;
  const balances = newest.map(({ transaction }) => {
    const own = after;
    after -= transaction.amount;
    return own;
  });
  return after === 0 && balances.every((own) => own >= 0) ? balances : undefined;
}

/** Newest first. @param balance current pence; undefined while unknown or with missing transactions */
export function createHistory(
  transactions: readonly Transaction[],
  balance: number | undefined,
): HistoryEntry[] {
  const newest = sortNewestFirst(transactions);
  const balances = balance === undefined ? undefined : getBalancesAfter(newest, balance);
  return newest.map((booked, index) => ({ ...booked, balanceAfter: balances?.[index] }));
}

/** Calculates dates once per group: per entry, phones take 500 ms for tens of thousands. */
export function groupEntries(
  entries: readonly HistoryEntry[],
  getFirstDay: (day: string) => string,
): EntryGroup[] {
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

export function entryTotals(entries: readonly HistoryEntry[]): InOutTotals {
  return totalsOf(entries.map(({ transaction }) => transaction));
}

export function groupByMonth(entries: readonly HistoryEntry[]): StatementMonth[] {
  return groupEntries(entries, firstOfMonth).map((month) => ({ ...month, ...entryTotals(month.entries) }));
}
