import type { PendingOrder } from '../../../../src/lib/orders/order.ts';

const usual: PendingOrder = {
  ...{ id: '1', operation: 'buyTickets', subjectId: '7', name: 'Meat Raffle', amount: 2 },
  ...{ startedAt: 0, state: 'unanswered', before: { at: 0, isComplete: false } },
};

export const aPendingOrder = (part: Partial<PendingOrder> = {}): PendingOrder => ({ ...usual, ...part });
