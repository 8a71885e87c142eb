import { atom } from 'nanostores';
import { listTransactions, type Transaction } from '../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../lib/data/list.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import { hasInTab } from '../../lib/storage/scoped-storage.ts';
import { createListQuery } from '../data/list-query.ts';

/** All movements of the wallet, as the API orders them. */
export const transactionsQuery = createListQuery({
  name: 'transactions',
  prefetchOn: ['wallet', 'statement'],
  operation: 'listTransactions',
  endpoint: listTransactions,
  input: () => ({}),
});

/** True once this page has sent a withdrawal: then there can be news of one. */
export const $hasWithdrawn = atom(false);

/** True while this tab keeps a withdrawal of which it is not known what became (its `orderName`). */
export function hasPendingWithdrawal(): boolean {
  return hasInTab('order withdraw ');
}

/** So many of the newest movements tell what came. */
const mostNoted = 100;

/** True when whatever was booked last stands on the first page. */
export function isNewestFirst({ entries, skipped }: List<Transaction>): boolean {
  const times = entries.map(({ created_at }) => Date.parse(created_at));
  const descends = times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
  return skipped === 0 && descends && Number(times[0]) > Number(times.at(-1));
}

/** Movements that tell what was booked by what they had not before: all of them, or the newest. */
export function getTransactionsSnapshot(list: List<Transaction>): AccountSnapshot {
  const isNewest = isNewestFirst(list);
  if (!isNewest && !isComplete(list)) return {};
  const noted = isNewest ? list.entries.slice(0, mostNoted) : list.entries;
  const isPart = !isComplete(list) || noted.length < list.entries.length;
  return { transactions: noted.map(({ id, amount }) => ({ id, amount })), isPart };
}
