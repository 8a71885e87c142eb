import type { Transaction } from '../contract/wallet.ts';
import { firstOfMonth, localDay, startOfDay } from '../format/local-day.ts';

/** What went in and what went out, both as positive integer pence. */
export interface InOutTotals {
  readonly in: number;
  readonly out: number;
}

/** Adds up money in and out. A movement of nothing is neither. */
export function totalsOf(transactions: readonly Transaction[]): InOutTotals {
  let [moneyIn, moneyOut] = [0, 0];
  for (const { amount } of transactions) {
    if (amount > 0) moneyIn += amount;
    else moneyOut -= amount;
  }
  return { in: moneyIn, out: moneyOut };
}

/** A movement of the wallet with what follows from all of them. */
export interface HistoryEntry {
  readonly transaction: Transaction;
  /** When it was booked, in ms since the epoch. */
  readonly at: number;
  /** Pence that the wallet held after it; undefined where that is not certain. */
  readonly balanceAfter: number | undefined;
}

/** Entries of one local month or week. */
interface EntryGroup {
  /** Its first day: `2026-03-01`. */
  readonly firstDay: string;
  readonly entries: readonly HistoryEntry[];
}

/** Entries of one local month, and what they come to. */
export interface StatementMonth extends EntryGroup, InOutTotals {}

type Booked = Pick<HistoryEntry, 'transaction' | 'at'>;

/**
 * Newest first. What was booked at the same moment keeps the API's order, which is taken for newest first unless the
 * list begins with its oldest.
 */
function newestFirst(transactions: readonly Transaction[]): Booked[] {
  const booked = transactions.map((transaction) => ({ transaction, at: Date.parse(transaction.created_at) }));
  const [first, last] = [booked[0], booked.at(-1)];
  if (first && last && first.at < last.at) booked.reverse();
  return booked.sort((a, b) => b.at - a.at);
}

/**
 * Worked back from what the wallet holds now: the balance after each entry (pence). Only where every movement there was
 * is among them, which their sum proves, and where no balance was ever below nothing.
 */
function balancesAfter(newest: readonly Booked[], balance: number): readonly number[] | undefined {
  let after = balance;
  const balances = newest.map(({ transaction }) => {
    const own = after;
    after -= transaction.amount;
    return own;
  });
  return after === 0 && balances.every((own) => own >= 0) ? balances : undefined;
}

/**
 * The whole of a wallet's history, newest first.
 * @param balance pence that it holds now; undefined while unknown, or while entries may be missing
 */
export function createHistory(
  transactions: readonly Transaction[],
  balance: number | undefined,
): HistoryEntry[] {
  const newest = newestFirst(transactions);
  const balances = balance === undefined ? undefined : balancesAfter(newest, balance);
  return newest.map((booked, index) => ({ ...booked, balanceAfter: balances?.[index] }));
}

/**
 * Entries by local month or week, in the order they come in: those of one are neighbours in a history. A calendar is
 * asked once for each group, as it would take a phone half a second for tens of thousands of entries.
 * @param startOf gives the first day of a day's group
 */
export function groupEntries(
  entries: readonly HistoryEntry[],
  startOf: (day: string) => string,
): EntryGroup[] {
  const groups: { firstDay: string; entries: HistoryEntry[] }[] = [];
  let start = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && entry.at >= start) last.entries.push(entry);
    else {
      const firstDay = startOf(localDay(entry.at));
      start = startOfDay(firstDay);
      groups.push({ firstDay, entries: [entry] });
    }
  }
  return groups;
}

/** What entries of a history come to. */
export function entryTotals(entries: readonly HistoryEntry[]): InOutTotals {
  return totalsOf(entries.map(({ transaction }) => transaction));
}

/** Entries by local month, in the order they come in. */
export function groupByMonth(entries: readonly HistoryEntry[]): StatementMonth[] {
  return groupEntries(entries, firstOfMonth).map((month) => ({ ...month, ...entryTotals(month.entries) }));
}
