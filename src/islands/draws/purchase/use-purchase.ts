import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { type PricedDraw, remainingTickets } from '../../../lib/draws/draw-rules.ts';
import type { PendingOrder } from '../../../lib/orders/order.ts';
import { readPurchaseChoice } from '../../../lib/orders/top-up.ts';
import { buyTickets, isOnSale, subscribe } from '../../../stores/draws/draw-purchase.ts';
import { $trustedSearch } from '../../../stores/orders/orders.ts';
import { getPaymentUrl } from '../../../stores/orders/payments.ts';
import { $pendingOrders } from '../../../stores/orders/pending-orders.ts';
import { useUnanswered } from '../../orders/use-unanswered.ts';
import type { StepperLimit } from '../../ui/controls/stepper.tsx';

export type PurchaseKind = 'subscribe' | 'once';

export interface PurchaseProps {
  readonly draw: PricedDraw;
  readonly purchase: ReturnType<typeof usePurchase>;
}

/** Returns the latest unfinished payment for this draw. The panel selects the same quantity and kind again. */
function useOpenPayment(drawId: string): PendingOrder | undefined {
  return useStore($pendingOrders).findLast(
    (order) =>
      order.subjectId === drawId &&
      (order.operation === 'buyTickets' || order.operation === 'subscribe') &&
      getPaymentUrl(order) !== undefined,
  );
}

/** Defaults to one ticket, bought once. */
export function usePurchase(draw: Draw) {
  const limitId = useId();
  // The choice in the address is known once the member has loaded, and stays when the address changes.
  const search = useStore($trustedSearch);
  const lastSearch = useRef(search);
  lastSearch.current = search ?? lastSearch.current;
  const saved = readPurchaseChoice(lastSearch.current ?? {});
  const payment = useOpenPayment(draw.id);
  const isPreset = saved.quantity > 1 || saved.choice !== 'once';
  const quantity = isPreset ? saved.quantity : (payment?.amount ?? 1);
  const choice = !isPreset && payment?.operation === 'subscribe' ? 'subscribe' : saved.choice;
  const isOffered = draw.lottery.type === 'subscription';
  const [chosenKind, setKind] = useState<PurchaseKind>();
  const kind = chosenKind ?? (isOffered && choice === 'subscribe' ? choice : 'once');
  const [chosenCount, setChosenCount] = useState<number>();
  const [exceededLimit, setExceededLimit] = useState<StepperLimit>();
  const buyOrder = buyTickets.at(draw.id);
  const subscribeOrder = subscribe.at(draw.id);
  const [isBuying, isSubscribing] = [useStore(buyOrder.$pending), useStore(subscribeOrder.$pending)];
  const order = kind === 'subscribe' ? subscribeOrder : buyOrder;
  const [bought, subscribed] = [useStore(buyOrder.$newTickets), useStore(subscribeOrder.$newTickets)];
  const isCoolingDown = useStore(order.$coolingDown);
  const unansweredPurchase = useUnanswered(buyOrder);
  const unansweredSubscription = useUnanswered(subscribeOrder);
  const remaining = remainingTickets(draw);
  const count = Math.max(1, Math.min(chosenCount ?? quantity, remaining));

  const clear = useCallback(() => {
    buyOrder.clear();
    subscribeOrder.clear();
  }, [buyOrder, subscribeOrder]);
  // Clears a failure before the next visit. Keeps it if the draw closed, because that unmounts the panel at once.
  useEffect(
    () => () => {
      if (isOnSale(draw.id)) clear();
    },
    [clear, draw.id],
  );

  const commit = async () => {
    clear();
    const outcome = await (kind === 'subscribe'
      ? subscribeOrder.run({ lotteryId: draw.lottery.id, count })
      : buyOrder.run(count));
    if (outcome.kind === 'done' && outcome.data.kind === 'succeeded') setChosenCount(1);
  };
  const setCount = (next: number) => {
    clear();
    setExceededLimit(undefined);
    setChosenCount(next);
  };
  // A subscription's quantity does not apply to a purchase.
  const resetKind = useCallback(() => {
    setChosenCount(1);
    setKind('once');
  }, []);
  const chooseKind = (next: PurchaseKind) => {
    clear();
    if (kind === 'subscribe') resetKind();
    else setKind(next);
  };
  return {
    kind,
    chooseKind,
    /** Returns to a one-time purchase without clearing the outcome of the order. */
    resetKind,
    count,
    setCount,
    exceededLimit,
    setExceededLimit,
    remaining,
    /** Id of the element that names the ticket limit. */
    limitId,
    isPending: isBuying || isSubscribing,
    isCoolingDown,
    order,
    newTickets: bought || subscribed,
    /** An order of either kind without a reply, shown in place of the controls. */
    unanswered: unansweredPurchase ?? unansweredSubscription,
    payment,
    commit,
    tryAgain: (pending: PendingOrder) =>
      pending.operation === 'subscribe'
        ? subscribeOrder.tryAgain(pending, { lotteryId: draw.lottery.id, count: pending.amount })
        : buyOrder.tryAgain(pending, pending.amount),
  };
}
