import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { remainingTickets } from '../../../lib/draws/draw-rules.ts';
import { readPurchaseChoice } from '../../../lib/orders/purchase-choice.ts';
import type { UnfinishedPayment } from '../../../lib/orders/unfinished-payment.ts';
import { buyTickets, isOnSale, subscribe } from '../../../stores/draws/draw-purchase.ts';
import { $trustedSearch } from '../../../stores/orders/trusted-link.ts';
import type { StepperLimit } from '../../ui/controls/stepper-field.tsx';

export type PurchaseKind = 'subscribe' | 'once';

/** What a member who comes back from a deposit had chosen: known once the member is, and kept when the address goes. */
function useSavedChoice() {
  const wish = useStore($trustedSearch);
  const last = useRef(wish);
  last.current = wish ?? last.current;
  return readPurchaseChoice(last.current ?? {});
}

/** What a member is about to buy of a draw. Nothing is chosen for them beyond one ticket, once. */
export function usePurchase(draw: Draw) {
  const { choice, quantity } = useSavedChoice();
  const isOffered = draw.lottery.type === 'subscription';
  const [chosenKind, setKind] = useState<PurchaseKind>();
  const kind = chosenKind ?? (isOffered && choice === 'subscribe' ? choice : 'once');
  const [chosenCount, setWanted] = useState<number>();
  const wanted = chosenCount ?? quantity;
  const [exceededLimit, setExceededLimit] = useState<StepperLimit>();
  const cameBack = useRef<PurchaseKind>(undefined);
  const buying = buyTickets.at(draw.id);
  const subscribing = subscribe.at(draw.id);
  const isBuying = useStore(buying.$pending);
  const isSubscribing = useStore(subscribing.$pending);
  const [order, otherOrder] = kind === 'subscribe' ? [subscribing, buying] : [buying, subscribing];
  const resting = useStore(order.$coolingDown);
  const told = useStore(order.$status);
  const remaining = remainingTickets(draw);
  const count = Math.max(1, Math.min(wanted, remaining));

  // A refusal stays when it is what took the panel away; else what has been told is not told once more when the member comes back to the draw.
  useEffect(
    () => () => {
      if (isOnSale(draw.id)) order.clear();
      if (order.$status.get()?.tone !== 'warning') order.dismiss();
    },
    [order, draw.id],
  );

  const commit = async () => {
    const outcome = await (kind === 'subscribe'
      ? subscribing.run({ lotteryId: draw.lottery.id, count })
      : buying.run(count));
    if (outcome.kind === 'done' && outcome.data.kind === 'bought') setWanted(1);
  };
  const setCount = (next: number) => {
    order.clear();
    order.prefetch?.();
    setExceededLimit(undefined);
    setWanted(next);
  };
  // Who has the subscription already did not choose as many for a purchase.
  const chooseKind = (next: PurchaseKind) => {
    if ((cameBack.current ?? kind) === 'subscribe') setWanted(1);
    cameBack.current = 'once';
    setKind(next);
  };
  const restore = ({ operation, amount }: UnfinishedPayment) => {
    if (wanted !== 1 || kind !== 'once') return;
    cameBack.current = operation === 'subscribe' ? 'subscribe' : 'once';
    setKind(cameBack.current);
    setWanted(amount);
  };
  return {
    kind,
    setKind: chooseKind,
    /** Puts back what was chosen before a payment that was left. */
    restore,
    count,
    setCount,
    /** The end of the quantity that was stepped or typed beyond last. */
    exceededLimit,
    setExceededLimit,
    remaining,
    isPending: isBuying || isSubscribing,
    resting,
    order,
    /** What was ordered in the other way may have news too. */
    other: otherOrder,
    /** What happened stands where the button was. */
    isSettled: told !== undefined && told.tone !== 'info',
    commit,
  };
}
