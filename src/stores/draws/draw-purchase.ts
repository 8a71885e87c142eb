import { call } from '../../lib/api/api.ts';
import { type Draw, getDraw } from '../../lib/contract/draws.ts';
import { buyTickets as buyTicketsCall } from '../../lib/contract/purchase.ts';
import { subscribe as subscribeCall } from '../../lib/contract/subscriptions.ts';
import { isLive } from '../../lib/draws/draw-rules.ts';
import type { Holdings } from '../../lib/orders/reconcile.ts';
import type { BegunPayment } from '../../lib/orders/unfinished-payment.ts';
import { pathOf } from '../../lib/paths.ts';
import { makeAction } from '../data/action.ts';
import { createPer } from '../data/action-family.ts';
import { moneyReads } from '../data/invalidation.ts';
import { snapshotOf } from '../orders/account-snapshot.ts';
import { completePurchase } from '../orders/payment-redirect.ts';
import { type OrderInput, withInquiry } from '../orders/reconciled-action.ts';
import { drawQuery } from './draw.ts';

function holdingsOf({ tickets, user_ticket_count: held }: Draw): Holdings {
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
    asked: (input: Input) => ({ kind: 'tickets', count: countOf(input) }) as const,
    shown: () => snapshotOf(drawQuery, (draw) => (draw.id === drawId ? holdingsOf(draw) : {})),
    look: async () => holdingsOf(await call(getDraw, { params: { id: drawId } })),
    about: () => `Draw ${drawId} ${name()}`.trim(),
  };
}

function begunOn(
  drawId: string,
  operation: 'buyTickets' | 'subscribe',
  count: number,
  { before, isFresh }: Pick<OrderInput<unknown>, 'before' | 'isFresh'>,
): BegunPayment {
  const tickets = before.tickets?.map(({ id, number }) => ({ id, number }));
  return {
    operation,
    about: drawId,
    place: pathOf('draw', { id: drawId }),
    amount: count,
    before: before.held,
    known: { tickets, held: before.held },
    isFresh,
  };
}

/** Buys tickets, by the draw's id. */
export const buyTickets = createPer((drawId) =>
  withInquiry(
    makeAction({
      operation: 'buyTickets',
      send: async ({ input: count, ...known }: OrderInput<number>) => {
        const purchase = await call(buyTicketsCall, { params: { id: drawId }, payload: { count } });
        return completePurchase(purchase, begunOn(drawId, 'buyTickets', count, known));
      },
      tells: (say, done) => (done.kind === 'bought' ? say.buyTickets(done.count) : undefined),
      refreshes: moneyReads,
    }),
    inquiryOf(drawId, (count: number) => count),
  ),
);

interface SubscribeInput {
  readonly lotteryId: string;
  readonly count: number;
}

/** Subscribes to the raffle of a draw, by the draw's id: the first tickets are of that draw. */
export const subscribe = createPer((drawId) =>
  withInquiry(
    makeAction({
      operation: 'subscribe',
      send: async ({ input: { lotteryId, count }, ...known }: OrderInput<SubscribeInput>) => {
        const purchase = await call(subscribeCall, {
          payload: { lottery_id: lotteryId, ticket_count: count },
        });
        return completePurchase(purchase, begunOn(drawId, 'subscribe', count, known));
      },
      tells: (say, done) => (done.kind === 'bought' ? say.subscribe(done.count) : undefined),
      refreshes: moneyReads,
    }),
    inquiryOf(drawId, ({ count }: SubscribeInput) => count),
  ),
);
