import type { Transaction } from '../../../lib/contract/wallet.ts';
import { formatDay } from '../../../lib/text/date-text.ts';

/** Transactions of one local day. */
interface Day {
  /** As a member reads it: 'Mar 4, 2026'. */
  readonly name: string;
  /** How many came before the day. */
  readonly before: number;
  readonly transactions: readonly Transaction[];
}

/** Groups neighbours of the same day, in the order they came in. */
export function groupByDay(transactions: readonly Transaction[]): readonly Day[] {
  const days: { name: string; before: number; transactions: Transaction[] }[] = [];
  for (const [before, transaction] of transactions.entries()) {
    const name = formatDay(transaction.created_at);
    const last = days.at(-1);
    if (last?.name === name) last.transactions.push(transaction);
    else days.push({ name, before, transactions: [transaction] });
  }
  return days;
}
