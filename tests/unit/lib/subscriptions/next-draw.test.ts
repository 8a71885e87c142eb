import { describe, expect, it } from 'vitest';
import { formatPence } from '../../../../src/lib/format/money.ts';
import { aDraw, aSubscription } from '../../../../src/lib/samples.ts';
import { coverText, nextDrawOf } from '../../../../src/lib/subscriptions/charges.ts';

const lottery = (name: string, id = '1') => ({ ...aDraw().lottery, id, name });
const subscription = (status = 'active', lottery_name = 'Meat') => aSubscription({ lottery_name, status });
const draw = (status: string, name = 'Meat', user_ticket_count = 0) =>
  aDraw({ id: status, status, lottery: lottery(name), ticket_price: 150, user_ticket_count });
const dated = (id: string, start_date: string | null) => ({ ...draw('scheduled'), id, start_date });

describe('nextDrawOf', () => {
  it.each([
    ['the scheduled draw', [draw('scheduled'), draw('live', 'Wine')], 'scheduled', 300],
    [
      'the scheduled draw, not the live one that may be paid',
      [draw('live'), draw('scheduled')],
      'scheduled',
      300,
    ],
    [
      'the earlier of two draws',
      [dated('late', '2026-12-02T09:00:00Z'), dated('soon', '2026-12-02T09:30:00+01:00')],
      'soon',
      300,
    ],
    [
      'a draw with a date before one without',
      [dated('never', null), dated('soon', '2026-12-02T09:30:00Z')],
      'soon',
      300,
    ],
    ['the live draw when the subscription waits for payment', [draw('live')], 'live', 300, 'payment'],
    ['the live draw without a cost when no other is scheduled', [draw('live', 'Meat', 2)], 'live', undefined],
  ])('returns %s', (_, draws, id, cost, status = 'active') => {
    expect(nextDrawOf(subscription(status), draws)).toEqual({ draw: expect.objectContaining({ id }), cost });
  });

  it.each([
    [
      'two lotteries share the name',
      [draw('scheduled'), { ...draw('scheduled'), lottery: lottery('Meat', '2') }],
      subscription(),
    ],
    ['all draws are of another lottery', [draw('live', 'Wine')], subscription()],
    ['the draw has closed', [draw('closed')], subscription()],
    ['the subscription has ended', [draw('live')], subscription('inactive')],
    ['the lottery has no name', [draw('live', '')], subscription('active', '')],
  ])('returns undefined when %s', (_, draws, given) => {
    expect(nextDrawOf(given, draws)).toBeUndefined();
  });
});

describe('coverText', () => {
  it('names the missing amount to the penny', () => {
    const texts = [0, 1, 300].map((gap) => coverText(gap, formatPence));
    expect(texts).toEqual(['You have enough.', 'You need £0.01 more.', 'You need £3.00 more.']);
  });
});
