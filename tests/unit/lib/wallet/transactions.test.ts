import { expect, it } from 'vitest';
import type { Transaction } from '../../../../src/lib/contract/wallet.ts';
import type { List } from '../../../../src/lib/data/list.ts';
import { aList, aTransaction } from '../../../../src/lib/samples.ts';
import { getTransactionsSince } from '../../../../src/lib/wallet/transactions.ts';

/** Each id is its time. */
const listOf = (times: readonly number[], part?: Partial<List<Transaction>>) =>
  aList(
    times.map((at) => aTransaction({ id: String(at), created_at: new Date(at).toISOString() })),
    part,
  );

const nextPage = 'page=2';

it.each<[string, List<Transaction>, string[] | undefined]>([
  ['are those from that time on, newest first', listOf([4, 5, 9, 7]), ['9', '7', '5']],
  ['are none when a complete list has none', listOf([4]), []],
  ['include a transaction once when two pages list it', listOf([8, 8]), ['8']],
  ['are known when the newest page reaches back', listOf([8, 4], { nextPage }), ['8']],
  ['are unknown when the page ends after that time', listOf([8, 7], { nextPage }), undefined],
  ['are unknown when the page starts with the oldest', listOf([4, 8], { nextPage }), undefined],
  ['are unknown when the page is unsorted', listOf([8, 3, 7, 4], { nextPage }), undefined],
  ['are unknown when the page has one time only', listOf([4], { nextPage }), undefined],
  ['are unknown when the count is higher', listOf([8], { count: 2 }), undefined],
  ['are unknown when a transaction is unreadable', listOf([8, 4], { skipped: 1 }), undefined],
  ['are unknown when the rest is unreachable', listOf([8], { isTruncated: true }), undefined],
])('transactions since a time %s', (_, list, ids) => {
  expect(getTransactionsSince(list, 5)?.map(({ id }) => id)).toEqual(ids);
});
