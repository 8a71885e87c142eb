import { call } from '../../lib/api/api.ts';
import type { Draw } from '../../lib/contract/draws.ts';
import { buyTickets as buyTicketsCall } from '../../lib/contract/draws.ts';
import { subscribe as subscribeCall } from '../../lib/contract/subscriptions.ts';
import { getFreshData } from '../../lib/data/query.ts';
import { isLive } from '../../lib/draws/draw-rules.ts';
import { createActionFamily } from '../data/action.ts';
import { createOrder } from '../orders/orders.ts';
import { drawQuery } from './draws.ts';

function getVisibleDraw(id: string): Draw | undefined {
  const draw = getFreshData(drawQuery.$state.get());
  return draw?.id === id ? draw : undefined;
}

export function isOnSale(drawId: string): boolean {
  const draw = getVisibleDraw(drawId);
  return !draw || isLive(draw);
}

/** Buys tickets for a draw, without a subscription. */
export const buyTickets = createActionFamily((drawId) =>
  createOrder<number>({
    operation: 'buyTickets',
    subjectId: drawId,
    describe: (count) => ({ name: getVisibleDraw(drawId)?.name ?? '', amount: count }),
    send: (count) => call(buyTicketsCall, { params: { id: drawId }, payload: { count } }),
    successMessage: (say, count) => say.buyTickets(count),
  }),
);

interface SubscribeInput {
  readonly lotteryId: string;
  readonly count: number;
}

/** Subscribes to a draw's raffle. The first tickets are for that draw. */
export const subscribe = createActionFamily((drawId) =>
  createOrder<SubscribeInput>({
    operation: 'subscribe',
    subjectId: drawId,
    describe: ({ count }) => ({ name: getVisibleDraw(drawId)?.name ?? '', amount: count }),
    send: ({ lotteryId, count }) =>
      call(subscribeCall, { payload: { lottery_id: lotteryId, ticket_count: count } }),
    successMessage: (say, count) => say.subscribe(count),
  }),
);
