import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { type NextDraw, nextDrawOf } from './next-draw.ts';
import { canPay } from './subscription-rules.ts';

/** A subscription that waits for payment, or whose next draw the balance does not cover. */
export interface UncoveredSubscription {
  readonly subscription: Subscription;
  /** Undefined while the next draw is not known. */
  readonly draw: NextDraw['draw'] | undefined;
  /** What the draw takes, in pence; undefined while the next draw is not known. */
  readonly cost: number | undefined;
  /** Pence that the balance lacks. */
  readonly gap: number;
}

/**
 * Finds what the member must act on, each subscription by itself: two that share a balance may both be covered.
 * @param draws all live and scheduled draws; undefined while unknown
 * @param balance pence; undefined while unknown
 */
export function findUncovered(
  subscriptions: readonly Subscription[],
  draws: readonly Draw[] | undefined,
  balance: number | undefined,
): UncoveredSubscription[] {
  return subscriptions.flatMap((subscription) => {
    const next = nextDrawOf(subscription, draws ?? []);
    const cost = next?.cost;
    const gap = cost === undefined || balance === undefined ? 0 : Math.max(0, cost - balance);
    return canPay(subscription) || gap > 0 ? { subscription, draw: next?.draw, cost, gap } : [];
  });
}
