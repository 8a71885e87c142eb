import { call } from '../../lib/api/api.ts';
import { loadPagination, readList } from '../../lib/api/list-page.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import { getMember } from '../../lib/contract/member.ts';
import { listSubscriptions } from '../../lib/contract/subscriptions.ts';
import { listTransactions } from '../../lib/contract/wallet.ts';
import type { PaidOrder } from '../../lib/orders/paid-order.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import { getTransactionsSnapshot, isNewestFirst } from './wallet.ts';

/** @throws {AppError} */
export async function readTransactionsSnapshot(): Promise<AccountSnapshot> {
  const { readUntil } = await loadPagination();
  return getTransactionsSnapshot(await readUntil(await readList(listTransactions, {}), isNewestFirst));
}

/** @throws {AppError} when both requests fail */
export async function readWalletSnapshot(): Promise<AccountSnapshot> {
  const [member, transactions] = await Promise.allSettled([call(getMember, {}), readTransactionsSnapshot()]);
  if (member.status === 'rejected' && transactions.status === 'rejected') throw member.reason;
  return {
    ...(transactions.status === 'fulfilled' && transactions.value),
    ...(member.status === 'fulfilled' && { balance: member.value.balance }),
  };
}

async function readTicketsSnapshot(drawId: string): Promise<AccountSnapshot> {
  const { tickets } = await call(getDraw, { params: { id: drawId } });
  return { tickets: tickets.filter(({ draw_id }) => draw_id === '' || draw_id === drawId) };
}

async function readSubscriptionSnapshot(id: string): Promise<AccountSnapshot> {
  const { readUntil } = await loadPagination();
  const first = await readList(listSubscriptions, { query: {} });
  const list = await readUntil(first, ({ entries }) => entries.some((known) => known.id === id));
  return { status: list.entries.find((known) => known.id === id)?.status };
}

/** @throws {AppError} */
export async function readPaymentSnapshot(order: PaidOrder | undefined): Promise<AccountSnapshot> {
  if (order?.asked.kind === 'tickets') return readTicketsSnapshot(order.about);
  return order?.asked.kind === 'status' ? readSubscriptionSnapshot(order.about) : readWalletSnapshot();
}
