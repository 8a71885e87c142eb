import { describe, expect, it } from 'vitest';
import { aSubscription } from '../../../../src/lib/samples.ts';
import {
  canPay,
  canUnsubscribe,
  runningSubscription,
  subscriptionBadge,
} from '../../../../src/lib/subscriptions/subscription-rules.ts';

it.each([
  ['active', 'success', 'Active', true, false],
  ['payment', 'warning', 'Waiting for payment', false, true],
  ['inactive', 'error', 'Unsubscribed', false, false],
  ['constructor', 'outline', 'constructor', false, false],
])(
  'subscriptionBadge and allowed actions follow status %j',
  { tags: ['spec:4.42-44'] },
  (status, tone, label, ends, pays) => {
    expect(subscriptionBadge(status)).toEqual({ tone, label });
    expect([canUnsubscribe({ status }), canPay({ status })]).toEqual([ends, pays]);
  },
);

describe('runningSubscription', () => {
  const one = (id: string, lottery_name: string, status: string) =>
    aSubscription({ id, lottery_name, status });

  it.each([
    ['a subscription that waits for payment', [one('1', 'Meat', 'payment')], '1'],
    ['the active one among ended ones', [one('1', 'Meat', 'inactive'), one('2', 'Meat', 'active')], '2'],
    ['none when all have another name', [one('1', 'Wine', 'active'), one('2', 'meat', 'active')], undefined],
    ['none when it has ended', [one('1', 'Meat', 'inactive')], undefined],
    ['none when the status is unknown', [one('1', 'Meat', 'paused')], undefined],
    ['none when two share the name', [one('1', 'Meat', 'active'), one('2', 'Meat', 'payment')], undefined],
    ['none when the lottery has no name', [one('1', '', 'active')], undefined, ''],
  ])('finds %s', (_, subscriptions, id, name = 'Meat') => {
    expect(runningSubscription(name, subscriptions)?.id).toBe(id);
  });
});
