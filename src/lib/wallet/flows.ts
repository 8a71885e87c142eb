import type { Transaction } from '../contract/wallet.ts';

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
