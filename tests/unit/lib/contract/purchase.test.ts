import { expect, it } from 'vitest';
import { buyTickets } from '../../../../src/lib/contract/purchase.ts';
import { subscribe } from '../../../../src/lib/contract/subscriptions.ts';

it.each([
  [1, true],
  [250, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
  ['2', false],
])(
  'whole tickets are bought and subscribed to, at least one: %j is one of them: %s',
  { tags: ['spec:5.50', 'spec:5.51'] },
  (count, accepted) => {
    expect(buyTickets.payload().safeParse({ count }).success).toBe(accepted);
    expect(subscribe.payload().safeParse({ ticket_count: count, lottery_id: '3' }).success).toBe(accepted);
  },
);
