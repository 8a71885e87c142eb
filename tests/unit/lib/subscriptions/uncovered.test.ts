import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subscribeTerms, uncoveredText } from '../../../../src/lib/messages/subscription-notices.ts';
import { endedText } from '../../../../src/lib/subscriptions/subscription-rules.ts';
import { findUncovered } from '../../../../src/lib/subscriptions/uncovered.ts';

type Given = Parameters<typeof findUncovered>;
type Subscription = Given[0][number];
type Draw = NonNullable<Given[1]>[number];

const subscription = (status: string, lottery_name = 'Meat', ticket_count = 2) =>
  ({ id: lottery_name, ticket_count, lottery_name, status }) as Subscription;
const draw = (status: string, name = 'Meat', ticket_price = 150) =>
  ({ id: name, name: `${name} 1`, status, lottery: { name }, ticket_price, start_date: null }) as Draw;

const gaps = (...given: Given) => findUncovered(...given).map(({ gap }) => gap);

describe('subscriptions that are not covered', () => {
  it.each([
    ['waits for payment, even if the balance covers it', [0], 'payment', 300],
    ['waits for payment, to the penny', [1], 'payment', 299],
    ['takes more than there is', [300], 'active', 0],
    ['takes all that there is', [], 'active', 300],
    ['has ended', [], 'inactive', 0],
  ] as const)('one that %s', (_, expected, status, balance) => {
    expect(gaps([subscription(status)], [draw('scheduled')], balance)).toEqual(expected);
  });

  it('an active one is not told of before draws and balance are known, nor once its draw has opened', () => {
    expect(gaps([subscription('active')], undefined, 0)).toEqual([]);
    expect(gaps([subscription('active')], [draw('scheduled')], undefined)).toEqual([]);
    expect(gaps([subscription('active')], [draw('live')], 0)).toEqual([]);
    expect(gaps([subscription('payment')], undefined, undefined)).toEqual([0]);
  });

  it('topping up by the gap covers each by itself, and a penny less does not', () => {
    const names = ['Meat', 'Wine', 'Jackpot'];
    const anySubscription = fc
      .tuple(
        fc.constantFrom('active', 'payment', 'inactive'),
        fc.constantFrom(...names),
        fc.integer({ min: 1, max: 50 }),
      )
      .map((given) => subscription(...given));
    const anyDraw = fc
      .tuple(
        fc.constantFrom('scheduled', 'live'),
        fc.constantFrom(...names),
        fc.integer({ min: 1, max: 5_000 }),
      )
      .map((given) => draw(...given));
    fc.assert(
      fc.property(
        fc.array(anySubscription),
        fc.array(anyDraw),
        fc.nat(100_000),
        (subscriptions, draws, balance) => {
          for (const { subscription: one, gap } of findUncovered(subscriptions, draws, balance)) {
            if (gap === 0) continue;
            expect(gaps([one], draws, balance + gap).filter((more) => more > 0)).toEqual([]);
            expect(gaps([one], draws, balance + gap - 1)).toEqual([1]);
          }
        },
      ),
    );
  });
});

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;
const time = () => 'Dec 1, 2026, 6:00 PM';

it('say what they take and what is missing, as far as it is known', () => {
  const scheduled = { ...draw('scheduled'), start_date: '2026-12-01T18:00:00Z' };
  const texts = [
    ...findUncovered([subscription('active')], [scheduled], 100),
    ...findUncovered([subscription('payment')], [draw('live')], 500),
    ...findUncovered([subscription('payment')], undefined, 0),
  ].map((uncovered) => uncoveredText(uncovered, pounds, time));
  expect(texts).toEqual([
    'Next draw: Meat 1, opens Dec 1, 2026, 6:00 PM. It takes 2 × £1.50 = £3.00. Your balance is £2.00 short.',
    'It waits for payment and starts once it is paid. Next draw: Meat 1. It takes 2 × £1.50 = £3.00.',
    'It waits for payment and starts once it is paid.',
  ]);
});

it('Subscribe is agreed to with the sum, and an ended one says when it ended', () => {
  expect(subscribeTerms(3, '£2.00', '£6.00')[0]).toBe(
    '3 × £2.00 = £6.00 for this draw. Each draw after it takes 3 × its ticket price.',
  );
  expect([endedText('Nov 24, 2026, 10:02 AM'), endedText('')]).toEqual([
    'Ended Nov 24, 2026, 10:02 AM. Nothing more is taken.',
    'Ended. Nothing more is taken.',
  ]);
});
