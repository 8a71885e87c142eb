import { expect, it } from 'vitest';
import { canPay, canUnsubscribe, subscriptionBadge } from '../../../src/lib/subscriptions.ts';

it.each([
  ['active', 'success', 'Active', true, false],
  ['payment', 'warning', 'Waiting for payment', false, true],
  ['inactive', 'error', 'Unsubscribed', false, false],
  ['paused', 'outline', 'paused', false, false],
  ['constructor', 'outline', 'constructor', false, false],
])('a subscription with status %j', (status, tone, label, ends, pays) => {
  expect(subscriptionBadge(status)).toEqual({ tone, label });
  expect([canUnsubscribe({ status }), canPay({ status })]).toEqual([ends, pays]);
});
