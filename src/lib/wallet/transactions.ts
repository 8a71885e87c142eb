import type { Transaction } from '../contract/wallet.ts';
import { isComplete, type List } from '../data/list.ts';
import { formatRecent, formatTime } from '../format/date-time.ts';
import { localDay } from '../format/days.ts';
import { formatSignedPence } from '../format/money.ts';

const bookedAt = ({ created_at }: Transaction) => Date.parse(created_at);

/** True if a list certainly starts with its newest transactions. */
export function isNewestFirst({ entries, skipped }: List<Transaction>): boolean {
  const times = entries.map(bookedAt);
  const descends = times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
  return skipped === 0 && descends && Number(times[0]) > Number(times.at(-1));
}

/**
 * Returns the transactions from that time on, newest first and each once; undefined if the list may lack one.
 * @param since ms since the epoch
 */
export function getTransactionsSince(
  list: List<Transaction>,
  since: number,
): readonly Transaction[] | undefined {
  const oldest = list.entries.at(-1);
  const hasAll = isComplete(list) && list.entries.length >= (list.count ?? 0);
  const reachesBack = oldest && isNewestFirst(list) && bookedAt(oldest) < since;
  if (!hasAll && !reachesBack) return undefined;
  const unique = new Map(list.entries.map((transaction) => [transaction.id, transaction]));
  return [...unique.values()]
    .filter((transaction) => bookedAt(transaction) >= since)
    .sort((a, b) => bookedAt(b) - bookedAt(a));
}

/** Returns '10:31 AM', or 'Nov 20, 10:31 AM' on another day. @param at, now ms since the epoch */
export const formatTimeOrDay = (at: number, now: number): string =>
  localDay(at) === localDay(now) ? formatTime(at) : formatRecent(at);

/** Returns for example 'Prize in Cash Draw, +£50.00, 10:31 AM'. @param now ms since the epoch */
export function describeTransaction({ narrative, amount, created_at }: Transaction, now: number): string {
  const time = formatTimeOrDay(Date.parse(created_at), now);
  return [narrative, formatSignedPence(amount), time].filter(Boolean).join(', ');
}
