/** What the API says of whatever a payment was for. */
import { call } from '../../lib/api/api.ts';
import { loadPagination, readList } from '../../lib/api/list-page.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import { listSubscriptions } from '../../lib/contract/subscriptions.ts';
import type { PaidOrder } from '../../lib/orders/paid-order.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import { readWalletSnapshot } from './wallet-snapshot.ts';

async function lookAtTickets(drawId: string): Promise<AccountSnapshot> {
  const { tickets } = await call(getDraw, { params: { id: drawId } });
  return { tickets: tickets.filter(({ draw_id }) => draw_id === '' || draw_id === drawId) };
}

async function lookAtSubscription(id: string): Promise<AccountSnapshot> {
  const { readUntil } = await loadPagination();
  const first = await readList(listSubscriptions, { query: {} });
  const list = await readUntil(first, ({ entries }) => entries.some((known) => known.id === id));
  return { status: list.entries.find((known) => known.id === id)?.status };
}

/** @throws {AppError} */
export async function readPaymentSnapshot(order: PaidOrder | undefined): Promise<AccountSnapshot> {
  if (order?.asked.kind === 'tickets') return lookAtTickets(order.about);
  return order?.asked.kind === 'status' ? lookAtSubscription(order.about) : readWalletSnapshot();
}
