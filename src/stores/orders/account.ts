import { call } from '../../lib/api/api.ts';
import { readList } from '../../lib/api/list-page.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import { listSubscriptions, type Subscription } from '../../lib/contract/subscriptions.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { listTransactions } from '../../lib/contract/wallet.ts';
import { isComplete } from '../../lib/data/list.ts';
import type { OrderOperation } from '../../lib/orders/money-operations.ts';
import type { AccountSnapshot } from '../../lib/orders/news.ts';
import type { PendingOrder } from '../../lib/orders/order.ts';
import { isNewestFirst } from '../../lib/wallet/transactions.ts';
import { getOrderTime } from '../app/clock.ts';

type AccountPart = 'tickets' | 'transactions' | 'subscriptions';

/** The lists that each order may change. */
const partsOf: Readonly<Record<OrderOperation, readonly AccountPart[]>> = {
  buyTickets: ['tickets', 'transactions'],
  subscribe: ['tickets', 'transactions', 'subscriptions'],
  paySubscription: ['subscriptions', 'transactions'],
  unsubscribe: ['subscriptions'],
  deposit: ['transactions'],
  withdraw: ['transactions'],
};

/** Returns undefined if the list was not sent or omits tickets. */
async function readTickets(drawId: string): Promise<readonly Ticket[] | undefined> {
  const { tickets, user_ticket_count: count } = await call(getDraw, { params: { id: drawId } });
  const own = tickets.filter(({ draw_id }) => draw_id === '' || draw_id === drawId);
  const isWhole = count === undefined ? own.length > 0 : own.length >= count;
  return isWhole ? own : undefined;
}

async function readSubscriptions(): Promise<readonly Subscription[] | undefined> {
  const list = await readList(listSubscriptions, { query: {} });
  return isComplete(list) ? list.entries : undefined;
}

const maxTransactions = 100;

/** Returns all transactions, or the newest; undefined if neither is certain. */
async function readTransactions(): Promise<Pick<AccountSnapshot, 'transactions' | 'isPart'> | undefined> {
  const list = await readList(listTransactions, {}, isNewestFirst);
  const isOrdered = isNewestFirst(list);
  if (isComplete(list) && (list.entries.length <= maxTransactions || !isOrdered))
    return { transactions: list.entries, isPart: false };
  return isOrdered ? { transactions: list.entries.slice(0, maxTransactions), isPart: true } : undefined;
}

/** Returns undefined if it fails or takes longer than `limitMs`. */
function orUndefined<T>(reading: Promise<T>, limitMs: number | undefined): Promise<T | undefined> {
  const reply = reading.catch(() => undefined);
  if (limitMs === undefined) return reply;
  return Promise.race([reply, new Promise<undefined>((resolve) => setTimeout(resolve, limitMs))]);
}

/**
 * Fetches the lists that an order may change. Never throws. A list that fails to load is undefined.
 * @param limitMs the longest wait for each list
 */
export async function readAccount(
  { operation, subjectId }: Pick<PendingOrder, 'operation' | 'subjectId'>,
  limitMs?: number,
): Promise<AccountSnapshot> {
  const at = getOrderTime();
  const parts = partsOf[operation];
  const read = <T>(part: AccountPart, reading: () => Promise<T>) =>
    parts.includes(part) ? orUndefined(reading(), limitMs) : Promise.resolve(undefined);
  const [tickets, booked, subscriptions] = await Promise.all([
    read('tickets', () => readTickets(subjectId)),
    read('transactions', readTransactions),
    read('subscriptions', readSubscriptions),
  ]);
  const known = { tickets, transactions: booked?.transactions, subscriptions };
  return { at, isComplete: parts.every((part) => known[part]), ...known, isPart: booked?.isPart };
}
