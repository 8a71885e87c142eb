import { expect, it } from 'vitest';
import { getWonMoney } from '../../../../src/lib/draws/prize-credits.ts';

const closedAt = '2026-11-20T20:00:00Z';

const ticket = (id: string, prize_id: string | null, number = id) => ({
  id,
  draw_id: '7',
  draw_name: 'Spring',
  number,
  purchased_at: null,
  subscription: false,
  prize_id,
});

const prize = (id: string, value: string, part: object = {}) => ({
  id,
  description: '',
  notes: '',
  type: 'monetary',
  value,
  monetary_value_type: 'fixed',
  net_or_gross: 'net',
  winners: [],
  ...part,
});

function wonMoney(tickets: ReturnType<typeof ticket>[], prizes: ReturnType<typeof prize>[]) {
  const money = getWonMoney({ end_date: closedAt, prizes }, tickets);
  const fixed = money?.fixed.map(({ amount, credits, isNet }) => [amount, credits.length, isNet]);
  return { fixed, hasShare: money?.hasShare, isComplete: money?.isComplete };
}

it('equal prizes are one amount with a credit for each ticket, from the close on', () => {
  const tickets = [ticket('a', 'p1'), ticket('b', 'p1'), ticket('c', null, '9')];
  const winners = [{ number: '9', user: { name: '', city: '' } }];
  const prizes = [prize('p1', '20.00'), prize('p2', '1,000', { winners })];
  expect(wonMoney(tickets, prizes)).toEqual({
    fixed: [
      [2000, 2, true],
      [100_000, 1, true],
    ],
    hasShare: false,
    isComplete: true,
  });
  const money = getWonMoney({ end_date: closedAt, prizes }, tickets);
  expect(money?.fixed[0]?.credits[1]).toEqual({ id: 'b', amount: 2000, since: Date.parse(closedAt) });
});

it.each([
  ['a percentage has no amount', { monetary_value_type: 'percentage' }, [], true],
  ['a thing has no amount', { type: 'other' }, [], false],
  ['an odd value has no amount', { value: 'plenty' }, [], false],
  ['nothing is no amount', { value: '0' }, [], false],
  ['less than a gross amount may come', { net_or_gross: 'Gross' }, [[5000, 1, false]], false],
])('%s', (_, part, fixed, hasShare) => {
  expect(wonMoney([ticket('a', 'p1')], [prize('p1', '50', part)])).toEqual({
    fixed,
    hasShare,
    isComplete: true,
  });
});

it('a win whose prize is not listed is known to be unknown, and a draw without a close proves nothing', () => {
  expect(wonMoney([ticket('a', 'p9')], [])).toEqual({ fixed: [], hasShare: false, isComplete: false });
  expect(getWonMoney({ end_date: null, prizes: [] }, [])).toBeUndefined();
});
