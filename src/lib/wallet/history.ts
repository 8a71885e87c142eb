import type { Transaction } from '../contract/wallet.ts';
import { firstOfMonth, localDay } from '../text/local-day.ts';
import { type Flows, flowsOf } from './flows.ts';

/** A movement of the wallet with what follows from all of them. */
export interface HistoryEntry {
  readonly transaction: Transaction;
  /** Its local day: `2026-03-04`. */
  readonly day: string;
  /** Pence that the wallet held after it; undefined where that is not certain. */
  readonly balanceAfter: number | undefined;
}

/** Entries of one local month, and what they come to. */
export interface Month extends Flows {
  /** Its first day: `2026-03-01`. */
  readonly firstDay: string;
  readonly entries: readonly HistoryEntry[];
}

const bookedAt = ({ created_at }: Transaction) => Date.parse(created_at);

/**
 * Newest first. What was booked at the same moment keeps the API's order, which is taken for newest first unless the
 * list begins with its oldest.
 */
function newestFirst(transactions: readonly Transaction[]): readonly Transaction[] {
  const [first, last] = [transactions[0], transactions.at(-1)];
  const ascends = first && last && bookedAt(first) < bookedAt(last);
  return (ascends ? transactions.toReversed() : [...transactions]).sort((a, b) => bookedAt(b) - bookedAt(a));
}

/**
 * Worked back from what the wallet holds now: the balance after each entry (pence). Only where every movement there was
 * is among them, which their sum proves, and where no balance was ever below nothing.
 */
function balancesAfter(newest: readonly Transaction[], balance: number): readonly number[] | undefined {
  let after = balance;
  const balances = newest.map(({ amount }) => {
    const own = after;
    after -= amount;
    return own;
  });
  return after === 0 && balances.every((own) => own >= 0) ? balances : undefined;
}

/**
 * The whole of a wallet's history, newest first.
 * @param balance pence that it holds now; undefined while unknown, or while entries may be missing
 */
export function historyOf(transactions: readonly Transaction[], balance: number | undefined): HistoryEntry[] {
  const newest = newestFirst(transactions);
  const balances = balance === undefined ? undefined : balancesAfter(newest, balance);
  return newest.map((transaction, index) => ({
    transaction,
    day: localDay(bookedAt(transaction)),
    balanceAfter: balances?.[index],
  }));
}

/** Entries by local month, in the order they come in: entries of a month are neighbours in a history. */
export function monthsOf(entries: readonly HistoryEntry[]): Month[] {
  const months: { firstDay: string; entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const firstDay = firstOfMonth(entry.day);
    const last = months.at(-1);
    if (last?.firstDay === firstDay) last.entries.push(entry);
    else months.push({ firstDay, entries: [entry] });
  }
  return months.map((month) => ({
    ...month,
    ...flowsOf(month.entries.map(({ transaction }) => transaction)),
  }));
}
