import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../../src/lib/contract/wallet.ts';
import type { List } from '../../../../src/lib/data/list.ts';
import { type ExpectedCredit, findPrizeMoney, isKnownSince } from '../../../../src/lib/wallet/prize-money.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const entry = (id: string, amount: number, at: number): Transaction => ({
  id,
  amount,
  narrative: '',
  created_at: new Date(at).toISOString(),
});
const credit = (id: string, since: number, amount = 100): ExpectedCredit => ({ id, amount, since });

function find(own: ExpectedCredit[], transactions: Transaction[], part: object = {}) {
  const input = { own, others: [], transactions, usedIds: [], isKnown: true, ...part };
  const { arrived, missingCount } = findPrizeMoney(input);
  return [arrived.map(({ id }) => id).join(), missingCount];
}

describe('the money of a prize', () => {
  it.each<[string, ExpectedCredit[], Transaction[], object, [string, number]]>([
    ['comes with an entry at the close', [credit('a', 5)], [entry('1', 100, 5)], {}, ['1', 0]],
    ['is not an entry before the close', [credit('a', 5)], [entry('1', 100, 4)], {}, ['', 1]],
    ['is not an entry of another amount', [credit('a', 5)], [entry('1', 101, 6)], {}, ['', 1]],
    ['is not what went out', [credit('a', 5)], [entry('1', -100, 6)], {}, ['', 1]],
    ['is not what proves a deposit', [credit('a', 5)], [entry('1', 100, 6)], { usedIds: ['1'] }, ['', 1]],
    ['may be missing from a list with gaps', [credit('a', 5)], [], { isKnown: false }, ['', 0]],
    [
      'is unproven beside unknown prizes',
      [credit('a', 5)],
      [entry('1', 100, 6)],
      { others: undefined },
      ['', 0],
    ],
    ['needs an entry for each prize', [credit('a', 5), credit('b', 5)], [entry('1', 100, 6)], {}, ['1', 1]],
    [
      'needs more than an entry twice in the list',
      [credit('a', 5), credit('b', 5)],
      [entry('1', 100, 6), entry('1', 100, 6)],
      {},
      ['1', 1],
    ],
    [
      'is unproven if the entry may be of another draw',
      [credit('a', 5)],
      [entry('1', 100, 9)],
      { others: [credit('b', 7)] },
      ['', 0],
    ],
    [
      'is the entry before the other draw closed',
      [credit('a', 5)],
      [entry('2', 100, 9), entry('1', 100, 6)],
      { others: [credit('b', 7)] },
      ['1', 0],
    ],
    [
      'leaves the entry to a draw that closed before',
      [credit('b', 7)],
      [entry('1', 100, 8), entry('2', 100, 9)],
      { others: [credit('a', 5), credit('c', 5, 200)] },
      ['2', 0],
    ],
  ])('%s', (_, own, transactions, part, expected) => {
    expect(find(own, transactions, part)).toEqual(expected);
  });
});

const times = fc.nat({ max: 8 });
const amounts = fc.constantFrom(100, 200);
const credits = fc.array(fc.tuple(times, amounts), { maxLength: 5 });
const entries = fc.array(fc.tuple(fc.nat({ max: 6 }), amounts, times), { maxLength: 8 });

/** The largest number of credits that entries of their own can prove, by trying all. */
function countMost(wanted: readonly ExpectedCredit[], free: readonly Transaction[]): number {
  const [first, ...rest] = wanted;
  if (!first) return 0;
  const fitting = free.filter(
    ({ amount, created_at }) => amount === first.amount && Date.parse(created_at) >= first.since,
  );
  return Math.max(
    countMost(rest, free),
    ...fitting.map(
      (used) =>
        1 +
        countMost(
          rest,
          free.filter((other) => other !== used),
        ),
    ),
  );
}

it('never is said to have come without an entry of its own, nor to be missing where an entry may be it', () => {
  const property = fc.property(credits, entries, fc.subarray(['0', '1', '2']), (given, booked, usedIds) => {
    const all = given.map(([since, amount], index) => credit(String(index), since, amount));
    const unique = [
      ...new Map(booked.map(([id, amount, at]) => [id, entry(String(id), amount, at)])).values(),
    ];
    // A list may repeat entries.
    const transactions = [...unique, ...unique.slice(0, 2)];
    const free = unique.filter(({ id }) => !usedIds.includes(id));
    const groups = Map.groupBy(all, ({ since, amount }) => `${since} ${amount}`);
    const claimed: string[] = [];
    for (const own of groups.values()) {
      const others = all.filter((other) => !own.includes(other));
      const found = findPrizeMoney({ own, others, transactions, usedIds, isKnown: true });
      const proven = countMost(all, free) - countMost(others, free);
      expect(found.arrived).toHaveLength(proven);
      for (const { id, amount, created_at } of found.arrived) {
        expect(usedIds).not.toContain(id);
        expect(amount).toBe(own[0]?.amount);
        expect(Date.parse(created_at)).toBeGreaterThanOrEqual(own[0]?.since ?? 0);
        claimed.push(id);
      }
      expect(found.missingCount).toBe(own.length - countMost(own, free));
      const unknown = findPrizeMoney({ own, others: undefined, transactions, usedIds, isKnown: false });
      expect(unknown).toEqual({ arrived: [], missingCount: 0 });
    }
    expect(new Set(claimed).size, 'one prize for each entry').toBe(claimed.length);
  });
  assertProperty(property);
});

it('stays when more entries come to light', () => {
  const property = fc.property(credits, entries, fc.nat({ max: 8 }), (given, booked, loaded) => {
    const [own, ...others] = given.map(([since, amount], index) => credit(String(index), since, amount));
    if (!own) return;
    const all = booked.map(([, amount, at], index) => entry(String(index), amount, at));
    const count = (transactions: Transaction[]) =>
      findPrizeMoney({ own: [own], others, transactions, usedIds: [], isKnown: false }).arrived.length;
    expect(count(all)).toBeGreaterThanOrEqual(count(all.slice(0, loaded)));
  });
  assertProperty(property);
});

const list = (entriesOfList: Transaction[], part: Partial<List<Transaction>> = {}): List<Transaction> => ({
  requestPath: '',
  entries: entriesOfList,
  count: null,
  skipped: 0,
  pages: 1,
  readNextPage: undefined,
  ...part,
});
const readNextPage = () => Promise.resolve(list([]));
const newestFirst = [entry('2', 1, 8), entry('1', 1, 4)];

it.each<[boolean, string, List<Transaction>]>([
  [true, 'the list is complete', list([])],
  [false, 'more was counted than is there', list(newestFirst.slice(0, 1), { count: 2 })],
  [true, 'the newest page reaches back', list(newestFirst, { readNextPage })],
  [false, 'the page ends at the close', list(newestFirst.slice(0, 1), { readNextPage })],
  [false, 'the page starts with the oldest', list(newestFirst.toReversed(), { readNextPage })],
  [false, 'an entry could not be read', list(newestFirst, { skipped: 1 })],
  [false, 'the rest cannot be reached', list(newestFirst.slice(0, 1), { isTruncated: true })],
])('the entries since the close are known (%s): %s', (isKnown, _, given) => {
  expect(isKnownSince(given, 5)).toBe(isKnown);
});
