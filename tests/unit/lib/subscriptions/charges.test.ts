import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draw } from '../../../../src/lib/contract/draws.ts';
import { formatPence } from '../../../../src/lib/format/money.ts';
import {
  startsWhenPaid,
  subscribeTerms,
  uncoveredText,
} from '../../../../src/lib/messages/ticket-notices.ts';
import { aDraw, aSubscription } from '../../../../src/lib/samples.ts';
import {
  coverText,
  findUncovered,
  getCharges,
  nextDrawOf,
} from '../../../../src/lib/subscriptions/charges.ts';
import { endedText } from '../../../../src/lib/subscriptions/subscription-rules.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const subscription = (status = 'active', lottery_name = 'Meat', ticket_count = 2) =>
  aSubscription({ id: lottery_name, ticket_count, lottery_name, status });
/** A draw at £1.50, without dates. */
const draw = (status: string, name = 'Meat', part: Partial<Draw> = {}) => {
  const usual = { id: status, name: `${name} 1`, status, lottery: { ...aDraw().lottery, name } };
  return aDraw({ ...usual, ticket_price: 150, start_date: null, ...part });
};
const dated = (name: string, start_date: string | null, id = name) =>
  draw('scheduled', name, { ticket_price: 500, start_date, id });

const day = (date: number) => `2026-12-0${date}T18:00:00Z`;
/** Half an hour earlier, although its text sorts later. */
const earlyOn = (date: number) => `2026-12-0${date}T18:30:00+01:00`;

describe('nextDrawOf', () => {
  const other = { ...draw('live').lottery, id: 'other' };

  it.each([
    ['no live draw, which may be paid', [draw('live'), draw('scheduled')], 'scheduled', 300],
    ['the earlier draw', [dated('Meat', day(2), 'late'), dated('Meat', earlyOn(2), 'soon')], 'soon', 1_000],
    ['the live draw when the subscription waits for payment', [draw('live')], 'live', 300, 'payment'],
    ['the live draw without a cost when no other is scheduled', [draw('live')], 'live', undefined],
  ])('returns %s', (_, draws, id, cost, status = 'active') => {
    expect(nextDrawOf(subscription(status), draws)).toEqual({ draw: expect.objectContaining({ id }), cost });
  });

  it.each([
    ['two lotteries share the name', [draw('live'), draw('live', 'Meat', { lottery: other })]],
    ['all draws are of another lottery', [draw('live', 'Wine')]],
    ['the draw has closed', [draw('closed')]],
    ['the subscription has ended', [draw('live')], 'inactive'],
    ['the lottery has no name', [draw('live', '')], 'active', ''],
  ])('returns undefined when %s', (_, draws, status = 'active', name = 'Meat') => {
    expect(nextDrawOf(subscription(status, name), draws)).toBeUndefined();
  });
});

it('coverText names the missing amount to the penny', () => {
  const texts = [0, 1].map((gap) => coverText(gap, formatPence));
  expect(texts).toEqual(['You have enough.', 'You need £0.01 more.']);
});

const gaps = (...given: Parameters<typeof findUncovered>) => findUncovered(...given).map(({ gap }) => gap);

it.each([
  ['a gap of 0 for one that waits for payment with enough balance', [0], 'payment', 300],
  ['the gap to the penny for one that waits for payment', [1], 'payment', 299],
  ['the whole cost for an active one without balance', [300], 'active', 0],
  ['nothing for an active one with exactly enough balance', [], 'active', 300],
  ['nothing for an ended one', [], 'inactive', 0],
] as const)('findUncovered returns %s', (_, expected, status, balance) => {
  expect(gaps([subscription(status)], [draw('scheduled')], balance)).toEqual(expected);
});

it('findUncovered returns active subscriptions only when balance and scheduled draws are known', () => {
  expect(gaps([subscription('active')], undefined, 0)).toEqual([]);
  expect(gaps([subscription('active')], [draw('scheduled')], undefined)).toEqual([]);
  expect(gaps([subscription('active')], [draw('live')], 0)).toEqual([]);
  expect(gaps([subscription('payment')], undefined, undefined)).toEqual([0]);
});

describe('getCharges', () => {
  const both = [subscription('active', 'Meat'), subscription('active', 'Wine')];
  const gapsByDraw = (...given: Parameters<typeof getCharges>) =>
    Object.fromEntries(getCharges(...given).map((charge) => [charge.draw.id, charge.gap]));

  it.each<[string, string | null, string | null, Record<string, number>]>([
    ['the earlier draw first', day(1), day(2), { Meat: 0, Wine: 1_000 }],
    ['the earlier draw first across time zones', day(1), earlyOn(1), { Meat: 1_000, Wine: 0 }],
    ['a draw with a date before one without', null, day(9), { Meat: 1_000, Wine: 0 }],
    ['a draw with a date before one with an invalid date', 'soon', day(9), { Meat: 1_000, Wine: 0 }],
    ['possibly the other of two draws at the same time', day(1), day(1), { Meat: 1_000, Wine: 1_000 }],
    ['possibly the other of two draws without a date', null, null, { Meat: 1_000, Wine: 1_000 }],
  ])('pays %s', (_, meat, wine, expected) => {
    const draws = [dated('Meat', meat), dated('Wine', wine)];
    expect(gapsByDraw(both, draws, 1_000)).toEqual(expected);
    expect(gapsByDraw(both, draws, 2_000), 'enough for both').toEqual({ Meat: 0, Wine: 0 });
    expect(gapsByDraw([...both, ...both], [...draws, ...draws], 1_000), 'listed twice').toEqual(expected);
  });

  it('pays every draw of a lottery at its date', () => {
    const draws = [dated('Meat', day(3), 'late'), dated('Meat', day(1), 'soon'), dated('Wine', day(2))];
    expect(gapsByDraw(both, draws, 1_500)).toEqual({ soon: 0, Wine: 500, late: 1_000 });
    const uncovered = findUncovered(both, draws, 1_500).map((one) => `${one.draw?.id} ${one.gap}`);
    expect(uncovered).toEqual(['late 1000', 'Wine 500']);
  });

  it('splits the missing amount so that the first draws are covered', () => {
    const anyCharge = fc.record({
      ...{ count: fc.integer({ min: 1, max: 50 }), price: fc.integer({ min: 1, max: 5_000 }) },
      ...{ start: fc.integer({ min: 1, max: 1e12 }), status: fc.constantFrom('active', 'payment') },
    });
    const all = fc.uniqueArray(anyCharge, { selector: ({ start }) => start, maxLength: 6 });
    assertProperty(
      fc.property(all, fc.nat(500_000), (due, balance) => {
        const subscriptions = due.map(({ status, count }, index) => subscription(status, `${index}`, count));
        const draws = due.map(({ price, start }, index) => ({
          ...dated(`${index}`, new Date(start).toISOString()),
          ticket_price: price,
        }));
        const charges = getCharges(subscriptions, draws, balance);
        const sum = (key: 'cost' | 'gap') => charges.reduce((total, charge) => total + charge[key], 0);
        expect(sum('gap')).toBe(Math.max(0, sum('cost') - balance));
        const firstShort = charges.findIndex(({ gap }) => gap > 0);
        const later = firstShort < 0 ? [] : charges.slice(firstShort + 1);
        expect(later.every(({ cost, gap }) => gap === cost)).toBe(true);
      }),
    );
  });
});

it('uncoveredText names the next draw, its cost and the missing amount when known', () => {
  const scheduled = draw('scheduled', 'Meat', { start_date: '2026-12-01T18:00:00Z' });
  const texts = [
    ...findUncovered([subscription('active')], [scheduled], 100),
    ...findUncovered([subscription('payment')], [draw('live')], 500),
    ...findUncovered([subscription('payment')], undefined, 0),
  ].map((uncovered) => uncoveredText(uncovered, formatPence, () => 'Dec 1, 2026, 6:00 PM'));
  expect(texts).toEqual([
    'Next draw: Meat 1, opens Dec 1, 2026, 6:00 PM. Cost: 2 × £1.50 = £3.00. You need £2.00 more.',
    `${startsWhenPaid} Next draw: Meat 1. Cost: 2 × £1.50 = £3.00.`,
    startsWhenPaid,
  ]);
});

it('subscribeTerms starts with the total and the cost of later draws', () => {
  expect(subscribeTerms(3, '£2.00', '£6.00')[0]).toBe(
    "You pay £6.00 for this draw (3 × £2.00). After that you pay for 3 tickets in each draw, at that draw's price.",
  );
});

it('endedText includes the time when the API sends it', () => {
  expect(endedText('Nov 24, 2026, 10:02 AM')).toBe(
    `Ended Nov 24, 2026, 10:02 AM. You won't be charged again.`,
  );
  expect(endedText('')).toBe("Ended. You won't be charged again.");
});
