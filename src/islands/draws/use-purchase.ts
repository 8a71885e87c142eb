import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import { remainingTickets } from '../../lib/draws.ts';
import { buyTickets } from '../../stores/draw-purchase.ts';
import { subscribe } from '../../stores/subscriptions.ts';

export type PurchaseKind = 'subscribe' | 'once';

/** What a member is about to buy of a draw. Nothing is chosen for them beyond one ticket, once. */
export function usePurchase(draw: Draw) {
  const [kind, setKind] = useState<PurchaseKind>('once');
  const [wanted, setWanted] = useState(1);
  const buying = useStore(buyTickets.$pending);
  const subscribing = useStore(subscribe.$pending);
  const failure = useStore((kind === 'subscribe' ? subscribe : buyTickets).$failure);
  const remaining = remainingTickets(draw);
  const count = Math.max(1, Math.min(wanted, remaining));

  // The actions outlive the screen: what failed for another draw is no news here.
  useEffect(clearFailures, []);

  const commit = async () => {
    const outcome = await (kind === 'subscribe'
      ? subscribe.run({ lotteryId: draw.lottery.id, count })
      : buyTickets.run({ drawId: draw.id, count }));
    if (outcome.kind === 'done') setWanted(1);
  };
  const setCount = (next: number) => {
    clearFailures();
    setWanted(next);
  };
  return { kind, setKind, count, setCount, remaining, pending: buying || subscribing, failure, commit };
}

function clearFailures(): void {
  buyTickets.clear();
  subscribe.clear();
}
