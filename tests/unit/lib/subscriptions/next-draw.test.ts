import { describe, expect, it } from 'vitest';
import { formatPence } from '../../../../src/lib/format/money.ts';
import { aDraw, aSubscription } from '../../../../src/lib/samples.ts';
import { coverText, nextDrawOf } from '../../../../src/lib/subscriptions/charges.ts';

const lottery = (name: string, id = '1') => ({ ...aDraw().lottery, id, name });
const subscription = (status = 'active', lottery_name = 'Meat') => aSubscription({ lottery_name, status });
const draw = (status: string, name = 'Meat', user_ticket_count = 0) =>
  aDraw({ id: status, status, lottery: lottery(name), ticket_price: 150, user_ticket_count });
const dated = (id: string, start_date: string | null) => ({ ...draw('scheduled'), id, start_date });

describe('the next draw of a subscription', () => {
  it.each([
    ['the one that is scheduled', [draw('scheduled'), draw('live', 'Wine')], 'scheduled', 300],
    [
      'the one that takes money, not one that may have done',
      [draw('live'), draw('scheduled')],
      'scheduled',
      300,
    ],
    [
      'the earliest of two',
      [dated('late', '2026-12-02T09:00:00Z'), dated('soon', '2026-12-02T09:30:00+01:00')],
      'soon',
      300,
    ],
    [
      'one with a date before one without',
      [dated('never', null), dated('soon', '2026-12-02T09:30:00Z')],
      'soon',
      300,
    ],
    ['the one that waits for its payment', [draw('live')], 'live', 300, 'payment'],
    ['the one that is live, whatever was bought for it', [draw('live', 'Meat', 2)], 'live', undefined],
  ])('is %s', (_, draws, id, cost, status = 'active') => {
    expect(nextDrawOf(subscription(status), draws)).toEqual({ draw: expect.objectContaining({ id }), cost });
  });

  it.each([
    [
      'two lotteries of one name',
      [draw('scheduled'), { ...draw('scheduled'), lottery: lottery('Meat', '2') }],
      subscription(),
    ],
    ['none of the lottery', [draw('live', 'Wine')], subscription()],
    ['one that has closed', [draw('closed')], subscription()],
    ['one, and the subscription has ended', [draw('live')], subscription('inactive')],
    ['one, and the lottery has no name', [draw('live', '')], subscription('active', '')],
  ])('is not told where there are %s', (_, draws, given) => {
    expect(nextDrawOf(given, draws)).toBeUndefined();
  });

  it('is covered by the balance to the penny, or short by as much', () => {
    const texts = [0, 1, 300].map((gap) => coverText(gap, formatPence));
    expect(texts).toEqual(['Your balance covers it', '£0.01 short', '£3.00 short']);
  });
});
