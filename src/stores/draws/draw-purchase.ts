import { call } from '../../lib/api/api.ts';
import type { Draw } from '../../lib/contract/draws.ts';
import { buyTickets as buyTicketsCall } from '../../lib/contract/purchase.ts';
import { subscribe as subscribeCall } from '../../lib/contract/subscriptions.ts';
import { isLive } from '../../lib/draws/draw-rules.ts';
import type { StartedPayment } from '../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../lib/paths.ts';
import { createAction } from '../data/action.ts';
import { createActionFamily } from '../data/action-family.ts';
import { moneyQueries } from '../data/invalidation.ts';
import type { OrderAccount } from '../data/run-action.ts';
import { getDrawSnapshot, getVisibleSnapshot } from '../orders/account-snapshot.ts';
import { completePurchase } from '../orders/payment-redirect.ts';
import { trackOrder } from '../orders/track-order.ts';
import type { AcceptedOrder } from '../orders/tracker.ts';
import { drawQuery } from './draw.ts';

function getVisibleDraw(id: string): Draw | undefined {
  const draw = drawQuery.$data.get();
  return draw?.id === id ? draw : undefined;
}

export function isOnSale(drawId: string): boolean {
  const draw = getVisibleDraw(drawId);
  return !draw || isLive(draw);
}

/** @param getCount number of tickets */
function createReconciliation<Input>(drawId: string, getCount: (input: Input) => number) {
  return trackOrder(async () => {
    const [{ reconcileOrder }, { readDrawSnapshot }] = await Promise.all([
      import('../orders/order.ts'),
      import('../orders/read-snapshot.ts'),
    ]);
    return reconcileOrder<Input, AcceptedOrder>({
      getExpectedChange: (input) => ({ kind: 'tickets', count: getCount(input) }),
      getVisibleSnapshot: () =>
        getVisibleSnapshot(drawQuery, (draw) => (draw.id === drawId ? getDrawSnapshot(draw) : {})),
      readSnapshot: () => readDrawSnapshot(drawId),
      about: () => `Draw ${drawId} ${getVisibleDraw(drawId)?.name ?? ''}`.trim(),
    });
  });
}

function createPayment(
  drawId: string,
  operation: 'buyTickets' | 'subscribe',
  count: number,
  { before, isFresh }: OrderAccount,
): StartedPayment {
  const tickets = before.tickets?.map(({ id, number }) => ({ id, number }));
  return {
    operation,
    about: drawId,
    path: getPath('draw', { id: drawId }),
    amount: count,
    before: before.held,
    known: { tickets, held: before.held },
    isFresh,
  };
}

export const buyTickets = createActionFamily((drawId) =>
  createAction({
    operation: 'buyTickets',
    key: drawId,
    reconcile: createReconciliation(drawId, (count: number) => count),
    send: async (count: number, account) => {
      const purchase = await call(buyTicketsCall, { params: { id: drawId }, payload: { count } });
      return completePurchase(purchase, createPayment(drawId, 'buyTickets', count, account));
    },
    successMessage: (say, done) => (done.kind === 'bought' ? say.buyTickets(done.count) : undefined),
    invalidates: moneyQueries,
  }),
);

interface SubscribeInput {
  readonly lotteryId: string;
  readonly count: number;
}

/** Subscribes to a draw's raffle. The first tickets are for that draw. */
export const subscribe = createActionFamily((drawId) =>
  createAction({
    operation: 'subscribe',
    key: drawId,
    reconcile: createReconciliation(drawId, ({ count }: SubscribeInput) => count),
    send: async ({ lotteryId, count }: SubscribeInput, account) => {
      const payload = { lottery_id: lotteryId, ticket_count: count };
      const purchase = await call(subscribeCall, { payload });
      return completePurchase(purchase, createPayment(drawId, 'subscribe', count, account));
    },
    successMessage: (say, done) => (done.kind === 'bought' ? say.subscribe(done.count) : undefined),
    invalidates: moneyQueries,
  }),
);
