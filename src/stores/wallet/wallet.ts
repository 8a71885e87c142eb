import { atom } from 'nanostores';
import { listTransactions } from '../../lib/contract/wallet.ts';
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
