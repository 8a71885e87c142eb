import { listTransactions } from '../../lib/contract/wallet.ts';
import { createListQuery } from '../data/list-query.ts';

export const transactionsQuery = createListQuery({
  name: 'transactions',
  prefetchOn: ['wallet', 'statement'],
  operation: 'listTransactions',
  endpoint: listTransactions,
  input: () => ({}),
});
