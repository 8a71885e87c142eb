/** What the API says of the wallet, for whoever finds out what came of an order. */
import { call } from '../../lib/api/api.ts';
import { loadPagination, readList } from '../../lib/api/list-page.ts';
import { getMember } from '../../lib/contract/member.ts';
import { listTransactions } from '../../lib/contract/wallet.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import { getTransactionsSnapshot, isNewestFirst } from './movements.ts';

/** @throws {AppError} */
export async function readTransactionsSnapshot(): Promise<AccountSnapshot> {
  const { readUntil } = await loadPagination();
  return getTransactionsSnapshot(await readUntil(await readList(listTransactions, {}), isNewestFirst));
}

/**
 * What the API says of the wallet; whichever of the two cannot be read is left out.
 * @throws {AppError} when neither can be read
 */
export async function readWalletSnapshot(): Promise<AccountSnapshot> {
  const [member, transactions] = await Promise.allSettled([call(getMember, {}), readTransactionsSnapshot()]);
  if (member.status === 'rejected' && transactions.status === 'rejected') throw member.reason;
  return {
    ...(transactions.status === 'fulfilled' && transactions.value),
    ...(member.status === 'fulfilled' && { balance: member.value.balance }),
  };
}
