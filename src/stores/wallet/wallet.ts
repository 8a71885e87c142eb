import { atom } from 'nanostores';
import { listTransactions } from '../../lib/contract/wallet.ts';
import { tabStorage } from '../../lib/storage/scoped-storage.ts';
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
  return tabStorage.has('order withdraw ');
}
