import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { compareDraws, getCost, getPayableDraws, type NextDraw, nextDrawOf } from './next-draw.ts';
import { canPay } from './subscription-rules.ts';

/** The cost of a subscription in one draw. */
export interface Charge {
  readonly subscription: Subscription;
  readonly draw: NextDraw['draw'];
  /** Pence. */
  readonly cost: number;
  /** Pence that the balance lacks, after what it pays before. */
  readonly gap: number;
}

/** A subscription that waits for payment, or whose draw the balance does not cover. */
export interface UncoveredSubscription extends Pick<Charge, 'subscription' | 'gap'> {
  /** Undefined while the next draw is not known. */
  readonly draw: NextDraw['draw'] | undefined;
  /** What the draw takes, in pence; undefined while the next draw is not known. */
  readonly cost: number | undefined;
}

const uniqueById = <T extends { readonly id: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];

/**
 * Spends the balance in the order of the draws' dates, over all subscriptions. Which of two draws at one time is paid
 * first is unknown, so each lacks what the other may take. Leaves out what follows an unknown cost.
 * @param draws all live and scheduled draws
 * @param balance pence
 */
export function getCharges(
  subscriptions: readonly Subscription[],
  draws: readonly Draw[],
  balance: number,
): Charge[] {
  const known = uniqueById(draws);
  const due = uniqueById(subscriptions).flatMap((subscription) =>
    getPayableDraws(subscription, known).map((draw) => ({
      subscription,
      draw,
      cost: getCost(subscription, draw) ?? Number.NaN,
    })),
  );
  const charges = due.flatMap((charge) => {
    const before = due.filter((other) => other !== charge && compareDraws(other.draw, charge.draw) <= 0);
    const spent = before.reduce((sum, { cost }) => sum + cost, 0);
    const gap = Math.max(0, charge.cost - Math.max(0, balance - spent));
    return Number.isNaN(gap) ? [] : { ...charge, gap };
  });
  return charges.toSorted((a, b) => compareDraws(a.draw, b.draw));
}

/**
 * Finds what the member must act on: of each subscription the first draw that the balance does not cover.
 * @param draws all live and scheduled draws; undefined while unknown
 * @param balance pence; undefined while unknown
 */
export function findUncovered(
  subscriptions: readonly Subscription[],
  draws: readonly Draw[] | undefined,
  balance: number | undefined,
): UncoveredSubscription[] {
  const charges = draws && balance !== undefined ? getCharges(subscriptions, draws, balance) : [];
  return uniqueById(subscriptions).flatMap((subscription) => {
    const charge = charges.find((one) => one.subscription.id === subscription.id && one.gap > 0);
    if (charge) return charge;
    const next = nextDrawOf(subscription, draws ?? []);
    return canPay(subscription) ? { subscription, draw: next?.draw, cost: next?.cost, gap: 0 } : [];
  });
}
