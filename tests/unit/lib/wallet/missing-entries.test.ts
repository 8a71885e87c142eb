import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transaction } from '../../../../src/lib/contract/wallet.ts';
import type { List } from '../../../../src/lib/data/list.ts';
import { aTransaction } from '../../../../src/lib/samples.ts';
import { createHistory, getMissingEntries, missingEntriesTexts } from '../../../../src/lib/wallet/history.ts';
import { statementCsv } from '../../../../src/lib/wallet/statement.ts';
import { periodsOf } from '../../../../src/lib/wallet/summary.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/London');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const booked = (created_at: string, index: number) =>
  aTransaction({ id: String(index), amount: 100, created_at });
const newestFirst = ['2026-11-02T12:00:00Z', '2026-10-20T12:00:00Z', '2026-09-30T23:30:00Z'];
const nextPage = 'page=2';

const listOf = (change: Partial<List<Transaction>>, times = newestFirst): List<Transaction> => ({
  entries: times.map(booked),
  skipped: 0,
  count: null,
  requestPath: 'transactions/',
  pages: 1,
  nextPage: undefined,
  isTruncated: false,
  ...change,
});

/** The marked months, and the reasons. */
function describeList(list: List<Transaction>) {
  const missing = getMissingEntries(list);
  const periods = periodsOf(createHistory(list.entries, undefined), 'month', '2026-11-22', missing);
  const marked = periods.filter(({ isPartial }) => isPartial).map(({ firstDay }) => firstDay.slice(5, 7));
  return { marked: marked.join(' '), texts: missingEntriesTexts(missing) };
}

const unreadable = "We couldn't read 1 transaction, so some totals may be wrong.";

describe('what a statement lacks', () => {
  it.each<[string, List<Transaction>, string, readonly string[]]>([
    ['nothing of a whole list', listOf({}), '', []],
    [
      'the months before the oldest entry, while they are not loaded',
      listOf({ nextPage }),
      '10',
      ["From Oct 1, 2026. Older transactions aren't loaded."],
    ],
    [
      'the months before the oldest entry, when they cannot be reached',
      listOf({ isTruncated: true }),
      '10',
      ["From Oct 1, 2026. Older transactions can't be loaded."],
    ],
    [
      'perhaps an entry of any month, when one could not be read',
      listOf({ skipped: 1 }),
      '11 10',
      [unreadable],
    ],
    [
      'both, when both are missing',
      listOf({ skipped: 2, nextPage }),
      '11 10',
      [
        "From Oct 1, 2026. Older transactions aren't loaded.",
        "We couldn't read 2 transactions, so some totals may be wrong.",
      ],
    ],
    [
      'perhaps any month, when the list begins with its oldest',
      listOf({ nextPage }, newestFirst.toReversed()),
      '11 10',
      ["Some transactions aren't loaded."],
    ],
    ['all, when none could be read', listOf({ skipped: 1 }, []), '11', [unreadable]],
  ])('is %s', (_, list, marked, texts) => {
    expect(describeList(list)).toEqual({ marked, texts });
  });

  it('is not named where only later days are shown, unless it may be of any day', () => {
    const from = (day: string, change: Partial<List<Transaction>>) =>
      missingEntriesTexts(getMissingEntries(listOf(change)), day).length;
    expect([from('2026-10-01', { nextPage }), from('2026-10-02', { nextPage })]).toEqual([1, 0]);
    expect(from('2026-10-02', { skipped: 1 })).toBe(1);
  });

  it('is said in the file too, in rows without figures', () => {
    const [header, ...rows] = statementCsv([], [unreadable]).trim().split('\r\n');
    expect(header).toContain('Description');
    expect(rows).toEqual([`,,"* ${unreadable}",,,,`]);
  });
});
