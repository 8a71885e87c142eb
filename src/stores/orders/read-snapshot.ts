import { call } from '../../lib/api/api.ts';
import { loadPagination, readList } from '../../lib/api/list-page.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import { getMember } from '../../lib/contract/member.ts';
import { listSubscriptions } from '../../lib/contract/subscriptions.ts';
import { listTransactions, type Transaction } from '../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../lib/data/list.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import { getDrawSnapshot } from './account-snapshot.ts';

const maxTransactions = 100;

/** True when the newest transactions are on the first page. */
function isNewestFirst({ entries, skipped }: List<Transaction>): boolean {
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

/** @throws {AppError} */
export async function readDrawSnapshot(id: string): Promise<AccountSnapshot> {
  const draw = await call(getDraw, { params: { id } });
  const tickets = draw.tickets.filter(({ draw_id }) => draw_id === '' || draw_id === id);
  return getDrawSnapshot({ ...draw, tickets });
}

/** @throws {AppError} */
export async function readSubscriptionSnapshot(id: string): Promise<AccountSnapshot> {
  const { readUntil } = await loadPagination();
  const first = await readList(listSubscriptions, { query: {} });
  const { entries } = await readUntil(first, (list) => list.entries.some((known) => known.id === id));
  return { status: entries.find((known) => known.id === id)?.status };
}
