import { atom } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { listTransactions } from '../../lib/contract/wallet.ts';
import { moneyReads, refresh } from '../data/freshness.ts';
import { createQuery } from '../data/query.ts';

/** All movements of the wallet, as the API orders them. */
export const transactionsQuery = createQuery({
  name: 'transactions',
  firstFor: ['wallet'],
  operation: 'listTransactions',
  load: () => call(listTransactions, {}),
});

/** Loads again whatever a payment elsewhere may have changed. */
export function refreshAfterPayment(): void {
  refresh(moneyReads);
}

/** True once this page has sent a withdrawal: only then can there be news of one. */
export const $withdrawn = atom(false);
