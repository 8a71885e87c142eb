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
  ['paused', 'outline', 'paused', false, false],
  ['constructor', 'outline', 'constructor', false, false],
])('a subscription with status %j', { tags: ['spec:4.42-44'] }, (status, tone, label, ends, pays) => {
  expect(subscriptionBadge(status)).toEqual({ tone, label });
  expect([canUnsubscribe({ status }), canPay({ status })]).toEqual([ends, pays]);
});

describe('subscriptionTo', () => {
  const one = (id: string, lottery_name: string, status: string) =>
    aSubscription({ id, lottery_name, status });

  it.each([
    ['one that runs', [one('1', 'Meat', 'active')], '1'],
    ['one that waits for its payment', [one('1', 'Meat', 'payment')], '1'],
    ['one that runs among ended ones', [one('1', 'Meat', 'inactive'), one('2', 'Meat', 'active')], '2'],
    ['none of that name', [one('1', 'Wine', 'active'), one('2', 'meat', 'active')], undefined],
    ['none that has ended', [one('1', 'Meat', 'inactive')], undefined],
    ['none of a status nobody knows', [one('1', 'Meat', 'paused')], undefined],
    ['none of two with one name', [one('1', 'Meat', 'active'), one('2', 'Meat', 'payment')], undefined],
    ['none where there is none', [], undefined],
  ])('finds %s', (_, subscriptions, id) => {
    expect(runningSubscription('Meat', subscriptions)?.id).toBe(id);
  });

  it('finds none for a lottery without a name', () => {
    expect(runningSubscription('', [one('1', '', 'active')])).toBeUndefined();
  });
});
