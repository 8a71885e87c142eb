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

function holdingsOf({ tickets, user_ticket_count: held }: Draw): AccountSnapshot {
  return { tickets, held };
}

function shownDraw(id: string): Draw | undefined {
  const draw = drawQuery.$data.get();
  return draw?.id === id ? draw : undefined;
}

/** False once the shown draw turns out to sell no more. */
export function isOnSale(drawId: string): boolean {
  const draw = shownDraw(drawId);
  return !draw || isLive(draw);
}

/** What the draw's tickets say of an order of tickets. */
function inquiryOf<Input>(drawId: string, countOf: (input: Input) => number) {
  const name = () => shownDraw(drawId)?.name ?? '';
  return {
    key: drawId,
    getExpectedChange: (input: Input) => ({ kind: 'tickets', count: countOf(input) }) as const,
    getVisibleSnapshot: () =>
      getVisibleSnapshot(drawQuery, (draw) => (draw.id === drawId ? holdingsOf(draw) : {})),
    readSnapshot: async () => holdingsOf(await call(getDraw, { params: { id: drawId } })),
    about: () => `Draw ${drawId} ${name()}`.trim(),
  };
}

function begunOn(
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

/** Buys tickets, by the draw's id. */
export const buyTickets = createActionFamily((drawId) =>
  withReconciliation(
    createUnscopedAction({
      operation: 'buyTickets',
      send: async ({ input: count, ...known }: OrderInput<number>) => {
        const purchase = await call(buyTicketsCall, { params: { id: drawId }, payload: { count } });
        return completePurchase(purchase, begunOn(drawId, 'buyTickets', count, known));
      },
      successMessage: (say, done) => (done.kind === 'bought' ? say.buyTickets(done.count) : undefined),
      invalidates: moneyQueries,
    }),
    inquiryOf(drawId, (count: number) => count),
  ),
);

interface SubscribeInput {
  readonly lotteryId: string;
  readonly count: number;
}

/** Subscribes to the raffle of a draw, by the draw's id: the first tickets are of that draw. */
export const subscribe = createActionFamily((drawId) =>
  withReconciliation(
    createUnscopedAction({
      operation: 'subscribe',
      send: async ({ input: { lotteryId, count }, ...known }: OrderInput<SubscribeInput>) => {
        const purchase = await call(subscribeCall, {
          payload: { lottery_id: lotteryId, ticket_count: count },
        });
        return completePurchase(purchase, begunOn(drawId, 'subscribe', count, known));
      },
      successMessage: (say, done) => (done.kind === 'bought' ? say.subscribe(done.count) : undefined),
      invalidates: moneyQueries,
    }),
    inquiryOf(drawId, ({ count }: SubscribeInput) => count),
  ),
);
