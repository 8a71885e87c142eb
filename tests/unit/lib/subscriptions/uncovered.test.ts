import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  startsWhenPaid,
  subscribeTerms,
  uncoveredText,
} from '../../../../src/lib/messages/ticket-notices.ts';
import { aDraw, aSubscription } from '../../../../src/lib/samples.ts';
import { findUncovered, getCharges } from '../../../../src/lib/subscriptions/charges.ts';
import { endedText } from '../../../../src/lib/subscriptions/subscription-rules.ts';

type Given = Parameters<typeof findUncovered>;

const subscription = (status: string, lottery_name = 'Meat', ticket_count = 2, id = lottery_name) =>
  aSubscription({ id, ticket_count, lottery_name, status });
const draw = (status: string, name = 'Meat', ticket_price = 150) => {
  const lottery = { ...aDraw().lottery, name };
  return aDraw({ id: name, name: `${name} 1`, status, lottery, ticket_price, start_date: null });
};

const gaps = (...given: Given) => findUncovered(...given).map(({ gap }) => gap);

describe('findUncovered', () => {
  it.each([
    ['a gap of 0 for one that waits for payment with enough balance', [0], 'payment', 300],
    ['the gap to the penny for one that waits for payment', [1], 'payment', 299],
    ['the whole cost for an active one without balance', [300], 'active', 0],
    ['nothing for an active one with exactly enough balance', [], 'active', 300],
    ['nothing for an ended one', [], 'inactive', 0],
  ] as const)('returns %s', (_, expected, status, balance) => {
    expect(gaps([subscription(status)], [draw('scheduled')], balance)).toEqual(expected);
  });

  it('returns active subscriptions only when balance and scheduled draws are known', () => {
    expect(gaps([subscription('active')], undefined, 0)).toEqual([]);
    expect(gaps([subscription('active')], [draw('scheduled')], undefined)).toEqual([]);
    expect(gaps([subscription('active')], [draw('live')], 0)).toEqual([]);
    expect(gaps([subscription('payment')], undefined, undefined)).toEqual([0]);
  });
});

describe('getCharges', () => {
  const day = (date: number) => `2026-12-0${date}T18:00:00Z`;
  const dated = (name: string, start_date: string | null, id = name) => ({
    ...draw('scheduled', name, 500),
    id,
    start_date,
  });
  const both = [subscription('active', 'Meat'), subscription('active', 'Wine')];
  const gapsByDraw = (...given: Parameters<typeof getCharges>) =>
    Object.fromEntries(getCharges(...given).map((charge) => [charge.draw.id, charge.gap]));

  it.each<[string, string | null, string | null, Record<string, number>]>([
    ['the earlier draw first', day(1), day(2), { Meat: 0, Wine: 1_000 }],
    ['the earlier draw first when the list has another order', day(2), day(1), { Meat: 1_000, Wine: 0 }],
    [
      'the earlier draw first across time zones',
      day(1),
      '2026-12-01T18:30:00+01:00',
      { Meat: 1_000, Wine: 0 },
    ],
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
    expect(
      findUncovered(both, draws, 1_500).map((one) => `${one.subscription.id}: ${one.draw?.id} ${one.gap}`),
    ).toEqual(['Meat: late 1000', 'Wine: Wine 500']);
  });

  it('splits the missing amount so that the first draws are covered', () => {
    const anyCharge = fc.record({
      count: fc.integer({ min: 1, max: 50 }),
      price: fc.integer({ min: 1, max: 5_000 }),
      start: fc.integer({ min: 1, max: 1e12 }),
      status: fc.constantFrom('active', 'payment'),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyCharge, { selector: ({ start }) => start, maxLength: 6 }),
        fc.nat(500_000),
        (all, balance) => {
          const subscriptions = all.map(({ status, count }, index) =>
            subscription(status, `Raffle ${index}`, count),
          );
          const draws = all.map(({ price, start }, index) => ({
            ...draw('scheduled', `Raffle ${index}`, price),
            start_date: new Date(start).toISOString(),
          }));
          const charges = getCharges(subscriptions, draws, balance);
          const sum = (key: 'cost' | 'gap') => charges.reduce((total, charge) => total + charge[key], 0);
          expect(sum('gap')).toBe(Math.max(0, sum('cost') - balance));
          const firstShort = charges.findIndex(({ gap }) => gap > 0);
          if (firstShort >= 0)
            expect(charges.slice(firstShort + 1).every(({ cost, gap }) => gap === cost)).toBe(true);
        },
      ),
    );
  });
});

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;
const time = () => 'Dec 1, 2026, 6:00 PM';

it('uncoveredText names the next draw, its cost and the missing amount when known', () => {
  const scheduled = { ...draw('scheduled'), start_date: '2026-12-01T18:00:00Z' };
  const texts = [
    ...findUncovered([subscription('active')], [scheduled], 100),
    ...findUncovered([subscription('payment')], [draw('live')], 500),
    ...findUncovered([subscription('payment')], undefined, 0),
  ].map((uncovered) => uncoveredText(uncovered, pounds, time));
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
  expect([endedText('Nov 24, 2026, 10:02 AM'), endedText('')]).toEqual([
    "Ended Nov 24, 2026, 10:02 AM. You won't be charged again.",
    "Ended. You won't be charged again.",
  ]);
});
