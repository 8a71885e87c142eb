import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../../src/lib/contract/wallet.ts';
import type { List } from '../../../../src/lib/data/list.ts';
import { firstOfMonth, localDay, mondayOf } from '../../../../src/lib/format/days.ts';
import { aList, aTransaction } from '../../../../src/lib/samples.ts';
import {
  createHistory,
  getMissingEntries,
  groupByMonth,
  groupEntries,
  type MissingEntries,
  missingEntriesTexts,
} from '../../../../src/lib/wallet/history.ts';
import { filterEntries, parseStatementFilters, statementCsv } from '../../../../src/lib/wallet/statement.ts';
import { periodsOf } from '../../../../src/lib/wallet/summary.ts';
import { assertProperty } from '../../../helpers/properties.ts';
import { setTimeZone } from '../../../helpers/time-zone.ts';

setTimeZone();

const nothing: MissingEntries = { rest: undefined, restBefore: undefined, unreadable: 0 };
const olderThan = (restBefore: string): MissingEntries => ({ ...nothing, rest: 'notLoaded', restBefore });

const moved = (id: string, created_at: string, amount: number) => aTransaction({ id, created_at, amount });

/** Transactions that never make the balance negative, many in the same second. */
const histories = fc
  .array(fc.record({ change: fc.integer({ min: -50_000, max: 50_000 }), seconds: fc.nat({ max: 3 }) }), {
    maxLength: 60,
  })
  .map((steps) => {
    let [balance, at] = [0, Date.UTC(2026, 2, 28, 22)];
    return steps.map(({ change, seconds }, index) => {
      const amount = Math.max(change, -balance);
      balance += amount;
      at += seconds * 20_000_000;
      return { ...moved(String(index), new Date(at).toISOString(), amount), balance };
    });
  });

describe('balance after each transaction', () => {
  it('equals the balance at that time in either order of the list', () => {
    assertProperty(
      fc.property(histories, fc.boolean(), (history, descends) => {
        const sent = descends ? history.toReversed() : history;
        const balance = history.at(-1)?.balance ?? 0;
        for (const { transaction, balanceAfter } of createHistory(sent, balance))
          if (descends || history[0]?.created_at !== history.at(-1)?.created_at)
            expect(balanceAfter).toBe(history[Number(transaction.id)]?.balance);
      }),
    );
  });

  it('is undefined when a transaction is missing or repeated, or the balance differs', () => {
    assertProperty(
      fc.property(histories, fc.nat(), fc.integer({ min: 1, max: 9_999 }), (history, at, more) => {
        const balance = history.at(-1)?.balance ?? 0;
        const one = history[at % Math.max(history.length, 1)];
        const without = history.filter((entry) => entry !== one);
        const twice = one ? [...history, one] : history;
        const odd = [createHistory(history, balance + more)];
        if (one && one.amount !== 0) odd.push(createHistory(without, balance), createHistory(twice, balance));
        for (const { balanceAfter } of odd.flat()) expect(balanceAfter).toBeUndefined();
      }),
    );
  });

  it('is undefined when it would be negative or the current balance is unknown', () => {
    const entries = [moved('2', '2026-03-05T10:00:00Z', 500), moved('1', '2026-03-04T10:00:00Z', -500)];
    expect(createHistory(entries, 0).map(({ balanceAfter }) => balanceAfter)).toEqual([undefined, undefined]);
    expect(createHistory(entries, undefined)[0]?.balanceAfter).toBeUndefined();
  });
});

/** Havana has no midnight when daylight saving time begins, and two when it ends. */
describe.each(['Europe/London', 'Pacific/Auckland', 'America/Havana'])('statement in %s', (zone) => {
  const hourMs = 3_600_000;
  const year = fc.integer({ min: 0, max: 366 * 24 * 4 }).map((quarter) => (quarter * hourMs) / 4);
  const moments = fc.array(
    year.map((ms) => new Date(Date.UTC(2026, 0, 1) + ms).toISOString()),
    { maxLength: 40 },
  );
  const booked = (sent: readonly string[]) =>
    createHistory(
      sent.map((created_at, index) => moved(String(index), created_at, 100)),
      undefined,
    );

  setTimeZone(zone);

  it.each([firstOfMonth, mondayOf])('groups each transaction by its local day: %o', (startOf) => {
    assertProperty(
      fc.property(moments, (sent) => {
        const all = booked(sent);
        const groups = groupEntries(all, startOf);
        for (const { firstDay, entries } of groups)
          for (const { at } of entries) expect(startOf(localDay(at))).toBe(firstDay);
        expect(groups.flatMap(({ entries }) => entries)).toEqual(all);
        expect(new Set(groups.map(({ firstDay }) => firstDay)).size).toBe(groups.length);
      }),
    );
  });

  it('shows exactly the transactions of the chosen days', () => {
    const day = year.map((ms) => localDay(Date.UTC(2026, 0, 1) + ms));
    assertProperty(
      fc.property(moments, day, day, (sent, from, to) => {
        const all = booked(sent);
        const asked = all.filter(({ at }) => localDay(at) >= from && localDay(at) <= to);
        expect(filterEntries(all, parseStatementFilters({ from, to }))).toEqual(asked);
      }),
    );
  });
});

it('groupByMonth adds the totals of each month', () => {
  const entries = createHistory(
    [moved('2', '2026-10-02T12:00:00Z', 300), moved('1', '2026-10-01T12:00:00Z', -100)],
    0,
  );
  expect(groupByMonth(entries)).toEqual([{ firstDay: '2026-10-01', entries, in: 300, out: 100 }]);
});

it.each([
  [
    'weeks from Monday across the change to summer time, including empty weeks',
    ['week', '2026-04-14', nothing],
    { '2026-04-05T22:59:00Z': 700, '2026-03-29T23:30:00Z': -200, '2026-03-22T12:00:00Z': 300 },
    [
      ...['2026-04-13 +0 -0', '2026-04-06 +0 -0', '2026-03-30 +700 -200', '2026-03-23 +0 -0'],
      '2026-03-16 +300 -0',
    ],
  ],
  [
    'months, the first one partial when transactions are missing',
    ['month', '2026-11-22', olderThan('2026-10-02')],
    { '2026-11-02T12:00:00Z': -100, '2026-10-02T12:00:00Z': 300 },
    ['2026-11-01 +0 -100', '2026-10-01 +300 -0 partial'],
  ],
  [
    'at most 6 months',
    ['month', '2026-11-22', olderThan('2020-01-01')],
    { '2020-01-01T12:00:00Z': 100 },
    ['11', '10', '09', '08', '07', '06'].map((month) => `2026-${month}-01 +0 -0`),
  ],
  [
    'years, including empty ones',
    ['year', '2026-11-22', olderThan('2023-07-01')],
    { '2026-01-01T00:00:00Z': -100, '2025-12-31T23:59:59Z': 700, '2023-06-30T23:30:00Z': 300 },
    ['2026-01-01 +0 -100', '2025-01-01 +700 -0', '2024-01-01 +0 -0', '2023-01-01 +300 -0 partial'],
  ],
] as const)('periodsOf returns %s', (_, [length, today, missing], amounts, expected) => {
  const sent = Object.entries(amounts).map(([created_at, amount]) => moved(created_at, created_at, amount));
  const periods = periodsOf(createHistory(sent, undefined), length, today, missing);
  const texts = periods.map(
    (each) => `${each.firstDay} +${each.in} -${each.out}${each.isPartial ? ' partial' : ''}`,
  );
  expect(texts).toEqual(expected);
});

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
