import type { Transaction } from '../../lib/contract/wallet.ts';
import { formatDay } from '../../lib/format/date-time.ts';

/** Transactions of one local day. */
interface DaySection {
  /** The same for a day of which more is drawn, or less. */
  readonly key: string;
  /** As a member reads it: 'Mar 4, 2026'. */
  readonly name: string;
  /** How many of those given came before the day. */
  readonly before: number;
  readonly transactions: readonly Transaction[];
}

/** Groups neighbours of the same day, in the order they came in. */
export function groupByDay(transactions: readonly Transaction[]): readonly DaySection[] {
  const days: { key: string; name: string; before: number; transactions: Transaction[] }[] = [];
  const times = new Map<string, number>();
  for (const [before, transaction] of transactions.entries()) {
    const name = formatDay(transaction.created_at);
    const last = days.at(-1);
    if (last?.name === name) last.transactions.push(transaction);
    else {
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      days.push({ key: `${name} ${time}`, name, before, transactions: [transaction] });
    }
  }
  return days;
}
