import { describe, expect, it } from 'vitest';
import { activeText, usualMonthText } from '../../../../src/lib/messages/safer-play-notices.ts';
import { aDraw, aSubscription } from '../../../../src/lib/samples.ts';
import { usualMonthOf } from '../../../../src/lib/subscriptions/usual-month.ts';
import { setTimeZone } from '../../../helpers/time-zone.ts';

const subscription = (lottery_name: string, ticket_count = 2, status = 'active') =>
  aSubscription({ id: lottery_name, ticket_count, lottery_name, status });
const draw = (name: string, end_date: string | null, ticket_price = 100, id = name) =>
  aDraw({ lottery: { ...aDraw().lottery, id, name }, end_date, ticket_price });
const drawsOf = (name: string, days: readonly string[], price = 100) =>
  days.map((day) => draw(name, `${day}T19:00:00Z`, price));

// These dates span the end of daylight saving time.
const weekly = drawsOf('Meat', ['2026-10-30', '2026-10-16', '2026-10-23']);
const monthly = drawsOf('Hamper', ['2026-08-31', '2026-09-30', '2026-10-31'], 500);

setTimeZone();

describe('usualMonthOf', () => {
  const active = [subscription('Meat'), subscription('Hamper', 1)];
  const others = [subscription('Wine', 9, 'inactive'), subscription('Gin', 9, 'payment')];

  it.each([
    ['4 to 5 draws of a weekly lottery', [subscription('Meat')], weekly, 800, 1_000],
    ['1 draw of a monthly lottery', [subscription('Hamper', 1)], monthly, 500, 500],
    ['only the active subscriptions', [...active, ...others], [...weekly, ...monthly], 1_300, 1_500],
  ])('counts %s', (_, subscriptions, draws, min, max) => {
    expect(usualMonthOf(subscriptions, draws)).toEqual({ min, max });
  });

  it.each([
    ['there were only 2 draws', weekly.slice(1)],
    ['the draws were irregular', drawsOf('Meat', ['2026-10-02', '2026-10-16', '2026-10-23'])],
    ['the price has changed', [...weekly, draw('Meat', '2026-11-06T19:00:00Z', 200)]],
    ['a draw has no end date', [...weekly, draw('Meat', null)]],
    ['two lotteries share the name', [...weekly, draw('Meat', '2026-11-06T19:00:00Z', 100, 'other')]],
    ['draws are months apart', drawsOf('Meat', ['2026-03-01', '2026-06-01', '2026-09-01'])],
  ])('returns undefined when %s', (_, draws) => {
    expect(usualMonthOf([subscription('Meat')], draws)).toBeUndefined();
    expect(usualMonthOf(active, [...draws, ...monthly])).toBeUndefined();
  });
});

it.each([
  [{ min: 800, max: 1_000 }, /^About £8\.00 to £10\.00 a month, if draws come as often as now\.$/],
  [{ min: 500, max: 500 }, /^About £5\.00 a month,/],
  [undefined, /^We can't work this out/],
])('usualMonthText of %o matches %o', (month, text) => {
  expect(usualMonthText(month)).toMatch(text);
});

it('activeText counts active subscriptions, and marks an incomplete count', () => {
  expect([0, 2].map((count) => activeText(count, true))).toEqual(['none active', '2 active']);
  expect([0, 2].map((count) => activeText(count, false))).toEqual(['', '2 or more active']);
});
