import { expect, it } from 'vitest';
import type { Transaction } from '../../../../src/lib/contract/wallet.ts';
import type { List } from '../../../../src/lib/data/list.ts';
import { aList, aTransaction } from '../../../../src/lib/samples.ts';
import { createHistory, getMissingEntries, missingEntriesTexts } from '../../../../src/lib/wallet/history.ts';
import { statementCsv } from '../../../../src/lib/wallet/statement.ts';
import { periodsOf } from '../../../../src/lib/wallet/summary.ts';
import { setTimeZone } from '../../../helpers/time-zone.ts';

setTimeZone();

const booked = (created_at: string, index: number) =>
  aTransaction({ id: String(index), amount: 100, created_at });
const newestFirst = ['2026-11-02T12:00:00Z', '2026-10-20T12:00:00Z', '2026-09-30T23:30:00Z'];
const nextPage = 'page=2';

const listOf = (change: Partial<List<Transaction>>, times = newestFirst) =>
  aList(times.map(booked), { requestPath: 'transactions/', ...change });

/** Returns the months marked as partial, and the reasons. */
function describeList(list: List<Transaction>) {
  const missing = getMissingEntries(list);
  const periods = periodsOf(createHistory(list.entries, undefined), 'month', '2026-11-22', missing);
  const marked = periods.filter(({ isPartial }) => isPartial).map(({ firstDay }) => firstDay.slice(5, 7));
  return { marked: marked.join(' '), texts: missingEntriesTexts(missing) };
}

const oldestFirst = listOf({ nextPage }, newestFirst.toReversed());
const notLoaded = "From Oct 1, 2026. We haven't loaded older transactions.";
const someNotLoaded = "We haven't loaded some transactions.";
const unreachable = "From Oct 1, 2026. We couldn't load older transactions.";
const unreadable = "We couldn't load 1 transaction, so some totals may be wrong.";
const twoUnreadable = "We couldn't load 2 transactions, so some totals may be wrong.";

it.each<[string, List<Transaction>, string, readonly string[]]>([
  ['no month when the list is complete', listOf({}), '', []],
  ['the oldest month when older pages are not loaded', listOf({ nextPage }), '10', [notLoaded]],
  ['the oldest month when older pages are unreachable', listOf({ isTruncated: true }), '10', [unreachable]],
  ['all months when a transaction is unreadable', listOf({ skipped: 1 }), '11 10', [unreadable]],
  ['all months for both reasons', listOf({ skipped: 2, nextPage }), '11 10', [notLoaded, twoUnreadable]],
  ['all months when the list starts with its oldest', oldestFirst, '11 10', [someNotLoaded]],
  ['the current month when none is readable', listOf({ skipped: 1 }, []), '11', [unreadable]],
])('missing transactions mark %s', (_, list, marked, texts) => {
  expect(describeList(list)).toEqual({ marked, texts });
});

it('missing transactions are not mentioned when the filter shows only later days', () => {
  const from = (day: string, change: Partial<List<Transaction>>) =>
    missingEntriesTexts(getMissingEntries(listOf(change)), day).length;
  expect([from('2026-10-01', { nextPage }), from('2026-10-02', { nextPage })]).toEqual([1, 0]);
  expect(from('2026-10-02', { skipped: 1 })).toBe(1);
});

it('missing transactions are mentioned in the CSV file in rows without amounts', () => {
  const [header, ...rows] = statementCsv([], [unreadable]).trim().split('\r\n');
  expect(header).toContain('Description');
  expect(rows).toEqual([`,,"* ${unreadable}",,,,`]);
});
