import { describe, expect, it } from 'vitest';
import type { Draw } from '../../../../src/lib/contract/draws.ts';
import type { Subscription } from '../../../../src/lib/contract/subscriptions.ts';
import type { List } from '../../../../src/lib/data/list.ts';
import { aDraw, aList, aSubscription } from '../../../../src/lib/samples.ts';
import { getUpcomingCosts, upcomingCostsText } from '../../../../src/lib/subscriptions/upcoming-costs.ts';

const now = Date.parse('2026-12-01T12:00:00Z');
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();

const meat = aSubscription({ id: '1', lottery_name: 'Meat', ticket_count: 2 });
const wine = aSubscription({ id: '2', lottery_name: 'Wine', ticket_count: 1 });
const both = aList([meat, wine]);

function draw(name: string, days: number, part: Partial<Draw> = {}): Draw {
  const lottery = { ...aDraw().lottery, id: name, name };
  const id = `${name} ${days}`;
  return aDraw({ id, lottery, status: 'scheduled', start_date: inDays(days), ticket_price: 150, ...part });
}

const textOf = (...given: Parameters<typeof getUpcomingCosts>) => {
  const costs = getUpcomingCosts(...given);
  return costs && upcomingCostsText(costs);
};

describe('upcoming costs', () => {
  const other = { ...aDraw().lottery, id: 'other', name: 'Meat' };
  const uncounted = { ...wine, ticket_count: undefined };

  it.each<[string, List<Subscription>, readonly Draw[]]>([
    ['there are no subscriptions', aList([]), [draw('Meat', 5)]],
    ['no draw is announced', both, []],
    ['draws are live only, which may be paid already', both, [draw('Meat', -1, { status: 'live' })]],
    ['the next draw is after 30 days', both, [draw('Meat', 30.1)]],
    ['no price is known', both, [draw('Meat', 5, { ticket_price: undefined })]],
    ['no date is known', both, [draw('Meat', 5, { start_date: null })]],
    ['the number of tickets is unknown', aList([{ ...meat, ticket_count: undefined }]), [draw('Meat', 5)]],
    ['tickets are free', both, [draw('Meat', 5, { ticket_price: 0 })]],
    ['a subscription waits for payment', aList([{ ...meat, status: 'payment' }]), [draw('Meat', 5)]],
    ['a subscription has ended', aList([{ ...meat, status: 'inactive' }]), [draw('Meat', 5)]],
    ['two lotteries have the same name', both, [draw('Meat', 5), draw('Meat', 40, { lottery: other })]],
  ])('are undefined when %s', (_, subscriptions, draws) => {
    expect(textOf(subscriptions, draws, now)).toBeUndefined();
  });

  it('add up all announced draws within 30 days of all subscriptions', () => {
    const draws = [draw('Meat', 5), draw('Meat', 12), draw('Meat', 30), draw('Meat', 31), draw('Wine', 0)];
    expect(textOf(both, draws, now)).toBe('Going out in the next 30 days: £10.50 for 2 subscriptions');
    expect(textOf(both, [...draws, ...draws], now), 'listed twice').toBe(textOf(both, draws, now));
  });

  it('count a draw whose opening time has just passed', () => {
    expect(textOf(aList([meat]), [draw('Meat', -0.01)], now)).toBe(
      'Going out in the next 30 days: £3.00 for 1 subscription',
    );
  });

  it('are complete when the next draw of another subscription is later', () => {
    const costs = getUpcomingCosts(both, [draw('Meat', 5), draw('Wine', 40)], now);
    expect(costs).toEqual({ pence: 300, count: 1, isAtLeast: false });
  });

  it.each<[string, List<Subscription>, readonly Draw[]]>([
    ['a subscription has no announced draw', both, [draw('Meat', 5)]],
    ['a price is unknown', both, [draw('Meat', 5), draw('Wine', 6, { ticket_price: undefined })]],
    ['a date is unknown', aList([meat]), [draw('Meat', 5), draw('Meat', 9, { start_date: null })]],
    ['a number of tickets is unknown', aList([meat, uncounted]), [draw('Meat', 5), draw('Wine', 5)]],
    ['subscriptions are missing', aList([meat], { nextPage: 'page=2' }), [draw('Meat', 5)]],
  ])('are a lower limit when %s', (_, subscriptions, draws) => {
    expect(textOf(subscriptions, draws, now)).toBe(
      'Going out in the next 30 days: at least £3.00 for 1 subscription',
    );
  });
});
