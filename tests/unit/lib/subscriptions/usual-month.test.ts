import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usualMonthText } from '../../../../src/lib/messages/safer-play-notices.ts';
import { aDraw, aSubscription } from '../../../../src/lib/samples.ts';
import { usualMonthOf } from '../../../../src/lib/subscriptions/usual-month.ts';

const subscription = (lottery_name: string, ticket_count = 2, status = 'active') =>
  aSubscription({ id: lottery_name, ticket_count, lottery_name, status });
const draw = (name: string, end_date: string | null, ticket_price = 100, id = name) =>
  aDraw({ lottery: { ...aDraw().lottery, id, name }, end_date, ticket_price });
const drawsOf = (name: string, days: readonly string[], price = 100) =>
  days.map((day) => draw(name, `${day}T19:00:00Z`, price));

// Across the end of daylight saving time.
const weekly = drawsOf('Meat', ['2026-10-30', '2026-10-16', '2026-10-23']);
const monthly = drawsOf('Hamper', ['2026-08-31', '2026-09-30', '2026-10-31'], 500);

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/London');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('what subscriptions take in a usual month', () => {
  it.each([
    ['four or five draws of one that comes each week', [subscription('Meat')], weekly, 800, 1_000],
    ['one of one that comes each month', [subscription('Hamper', 1)], monthly, 500, 500],
    [
      'both together, and nothing for what has ended or waits',
      [
        subscription('Meat'),
        subscription('Hamper', 1),
        subscription('Wine', 9, 'inactive'),
        subscription('Gin', 9, 'payment'),
      ],
      [...weekly, ...monthly],
      1_300,
      1_500,
    ],
  ])('is %s', (_, subscriptions, draws, min, max) => {
    expect(usualMonthOf(subscriptions, draws)).toEqual({ min, max });
  });

  it.each([
    ['there were two draws', weekly.slice(1)],
    ['they came irregularly', drawsOf('Meat', ['2026-10-02', '2026-10-16', '2026-10-23'])],
    ['the price has changed', [...weekly, draw('Meat', '2026-11-06T19:00:00Z', 200)]],
    ['one has no end', [...weekly, draw('Meat', null)]],
    ['two lotteries bear the name', [...weekly, draw('Meat', '2026-11-06T19:00:00Z', 100, 'other')]],
    ['they come seldom', drawsOf('Meat', ['2026-03-01', '2026-06-01', '2026-09-01'])],
  ])('is not told where %s', (_, draws) => {
    expect(usualMonthOf([subscription('Meat')], draws)).toBeUndefined();
    expect(
      usualMonthOf([subscription('Meat'), subscription('Hamper')], [...draws, ...monthly]),
    ).toBeUndefined();
  });

  it('is said as what it is', () => {
    expect(usualMonthText({ min: 800, max: 1_000 })).toMatch(/^About £8\.00 to £10\.00 a month/);
    expect(usualMonthText({ min: 500, max: 500 })).toMatch(/^About £5\.00 a month/);
    expect(usualMonthText(undefined)).toMatch(/^We can't work this out/);
  });
});
