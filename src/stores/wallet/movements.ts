import type { Transaction } from '../../lib/contract/wallet.ts';
import { isWhole, type List } from '../../lib/data/list.ts';
import type { Holdings } from '../../lib/orders/reconcile.ts';

/** So many of the newest movements tell what came. */
const mostNoted = 100;

/** True when whatever was booked last stands on the first page. */
export function isNewestFirst({ entries, unread }: List<Transaction>): boolean {
  const times = entries.map(({ created_at }) => Date.parse(created_at));
  const descends = times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
  return unread === 0 && descends && Number(times[0]) > Number(times.at(-1));
}

/** Movements that tell what was booked by what they had not before: all of them, or the newest. */
export function holdingsOf(list: List<Transaction>): Holdings {
  const isNewest = isNewestFirst(list);
  if (!isNewest && !isWhole(list)) return {};
  const noted = isNewest ? list.entries.slice(0, mostNoted) : list.entries;
  const isPart = !isWhole(list) || noted.length < list.entries.length;
  return { transactions: noted.map(({ id, amount }) => ({ id, amount })), isPart };
}
