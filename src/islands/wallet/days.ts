import type { Transaction } from '../../lib/contract/wallet.ts';
import { formatDay } from '../../lib/date-text.ts';

/** Transactions of one local day. */
interface Day {
  /** As a member reads it: 'Mar 4, 2026'. */
  readonly name: string;
  readonly transactions: readonly Transaction[];
}

/** Groups neighbours of the same day, in the order they came in. */
export function groupByDay(transactions: readonly Transaction[]): readonly Day[] {
  const days: { name: string; transactions: Transaction[] }[] = [];
  for (const transaction of transactions) {
    const name = formatDay(transaction.created_at);
    const last = days.at(-1);
    if (last?.name === name) last.transactions.push(transaction);
    else days.push({ name, transactions: [transaction] });
  }
  return days;
}
