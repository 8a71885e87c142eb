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
  const buying = buyTickets.at(draw.id);
  const subscribing = subscribe.at(draw.lottery.id);
  const isBuying = useStore(buying.$pending);
  const isSubscribing = useStore(subscribing.$pending);
  const action = kind === 'subscribe' ? subscribing : buying;
  const failure = useStore(action.$failure);
  const resting = useStore(action.$resting);
  const remaining = remainingTickets(draw);
  const count = Math.max(1, Math.min(wanted, remaining));

  // What has been told is not told once more when the member comes back to the draw.
  useEffect(() => action.clear, [action]);

  const commit = async () => {
    const outcome = await action.run(count);
    if (outcome.kind === 'done') setWanted(1);
  };
  const setCount = (next: number) => {
    action.clear();
    setWanted(next);
  };
  return {
    kind,
    setKind,
    count,
    setCount,
    remaining,
    pending: isBuying || isSubscribing,
    resting,
    failure,
    commit,
  };
}
