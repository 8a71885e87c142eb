import { call } from '../../lib/api/api.ts';
import { type Draw, getDraw } from '../../lib/contract/draws.ts';
import { buyTickets as buyTicketsCall } from '../../lib/contract/purchase.ts';
import { subscribe as subscribeCall } from '../../lib/contract/subscriptions.ts';
import { isLive } from '../../lib/draws/draw-rules.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import type { StartedPayment } from '../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../lib/paths.ts';
import { createUnscopedAction } from '../data/action.ts';
import { createActionFamily } from '../data/action-family.ts';
import { moneyQueries } from '../data/invalidation.ts';
import { getVisibleSnapshot } from '../orders/account-snapshot.ts';
import { completePurchase } from '../orders/payment-redirect.ts';
import { type OrderInput, withReconciliation } from '../orders/reconciled-action.ts';
import { drawQuery } from './draw.ts';

function getDrawSnapshot({ tickets, user_ticket_count: held }: Draw): AccountSnapshot {
  return { tickets, held };
}

function getVisibleDraw(id: string): Draw | undefined {
  const draw = drawQuery.$data.get();
  return draw?.id === id ? draw : undefined;
}

export function isOnSale(drawId: string): boolean {
  const draw = getVisibleDraw(drawId);
  return !draw || isLive(draw);
}

function createReconciliation<Input>(drawId: string, getCount: (input: Input) => number) {
  const name = () => getVisibleDraw(drawId)?.name ?? '';
  return {
    key: drawId,
    getExpectedChange: (input: Input) => ({ kind: 'tickets', count: getCount(input) }) as const,
    getVisibleSnapshot: () =>
      getVisibleSnapshot(drawQuery, (draw) => (draw.id === drawId ? getDrawSnapshot(draw) : {})),
    readSnapshot: async () => getDrawSnapshot(await call(getDraw, { params: { id: drawId } })),
    about: () => `Draw ${drawId} ${name()}`.trim(),
  };
}

function createPayment(
  drawId: string,
  operation: 'buyTickets' | 'subscribe',
  count: number,
  { before, isFresh }: Pick<OrderInput<unknown>, 'before' | 'isFresh'>,
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
  withReconciliation(
    createUnscopedAction({
      operation: 'buyTickets',
      send: async ({ input: count, ...account }: OrderInput<number>) => {
        const purchase = await call(buyTicketsCall, { params: { id: drawId }, payload: { count } });
        return completePurchase(purchase, createPayment(drawId, 'buyTickets', count, account));
      },
      successMessage: (say, done) => (done.kind === 'bought' ? say.buyTickets(done.count) : undefined),
      invalidates: moneyQueries,
    }),
    createReconciliation(drawId, (count: number) => count),
  ),
);

interface SubscribeInput {
  readonly lotteryId: string;
  readonly count: number;
}

/** Subscribes to a draw's raffle. The first tickets are for that draw. */
export const subscribe = createActionFamily((drawId) =>
  withReconciliation(
    createUnscopedAction({
      operation: 'subscribe',
      send: async ({ input: { lotteryId, count }, ...account }: OrderInput<SubscribeInput>) => {
        const purchase = await call(subscribeCall, {
          payload: { lottery_id: lotteryId, ticket_count: count },
        });
        return completePurchase(purchase, createPayment(drawId, 'subscribe', count, account));
      },
      successMessage: (say, done) => (done.kind === 'bought' ? say.subscribe(done.count) : undefined),
      invalidates: moneyQueries,
    }),
    createReconciliation(drawId, ({ count }: SubscribeInput) => count),
  ),
);
