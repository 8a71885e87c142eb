import { atom } from 'nanostores';
import { listTransactions, type Transaction } from '../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../lib/data/list.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import { hasInTab } from '../../lib/storage/scoped-storage.ts';
import { createListQuery } from '../data/list-query.ts';

export const transactionsQuery = createListQuery({
  name: 'transactions',
  prefetchOn: ['wallet', 'statement'],
  operation: 'listTransactions',
  endpoint: listTransactions,
  input: () => ({}),
});

export const $hasWithdrawn = atom(false);

/** True while this tab stores an unreconciled withdrawal (`getPendingOrderName`). */
export function hasPendingWithdrawal(): boolean {
  return hasInTab('order withdraw ');
}

const maxTransactions = 100;

/** True when the newest transactions are on the first page. */
export function isNewestFirst({ entries, skipped }: List<Transaction>): boolean {
  const times = entries.map(({ created_at }) => Date.parse(created_at));
  const descends = times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
  return skipped === 0 && descends && Number(times[0]) > Number(times.at(-1));
}

/** Creates a snapshot of all or the newest transactions; empty when neither is certain. */
export function getTransactionsSnapshot(list: List<Transaction>): AccountSnapshot {
  const isNewest = isNewestFirst(list);
  if (!isNewest && !isComplete(list)) return {};
  const included = isNewest ? list.entries.slice(0, maxTransactions) : list.entries;
  const isPart = !isComplete(list) || included.length < list.entries.length;
  return { transactions: included.map(({ id, amount }) => ({ id, amount })), isPart };
}
