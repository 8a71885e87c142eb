import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { canPay, canUnsubscribe, getLotteryDraws } from './subscription-rules.ts';

export interface NextDraw {
  readonly draw: Draw;
  /** Pence due at the draw's opening or the payment; undefined if unknown or perhaps already charged. */
  readonly cost: number | undefined;
}

/** Returns ms since the epoch. A draw without a date comes last. */
const getStart = ({ start_date }: Draw) => (start_date && Date.parse(start_date)) || Number.MAX_SAFE_INTEGER;

/** Compares draws by the dates on which they take money. */
const compareDraws = (a: Draw, b: Draw): number => getStart(a) - getStart(b);

/** Returns the live draws and then the scheduled draws of a subscription's lottery, by date. */
function getOwnDraws(subscription: Subscription, draws: readonly Draw[]): readonly Draw[] {
  const sorted = getLotteryDraws(subscription, draws).sort(compareDraws);
  return ['live', 'scheduled'].flatMap((status) => sorted.filter((draw) => draw.status === status));
}

/**
 * Returns the draws that a subscription still has to pay. An active one has perhaps paid a live draw; one that waits
 * pays its first draw.
 * @param draws all live and scheduled draws
 */
function getPayableDraws(subscription: Subscription, draws: readonly Draw[]): readonly Draw[] {
  const own = getOwnDraws(subscription, draws);
  if (canPay(subscription)) return own.slice(0, 1);
  return canUnsubscribe(subscription) ? own.filter(({ status }) => status === 'scheduled') : [];
}

/** Returns pence; undefined while the price or the count is unknown. */
function getCost({ ticket_count: count }: Subscription, { ticket_price: price }: Draw) {
  return count === undefined || price === undefined ? undefined : count * price;
}

/** @param draws all live and scheduled draws */
export function nextDrawOf(subscription: Subscription, draws: readonly Draw[]): NextDraw | undefined {
  const [payable] = getPayableDraws(subscription, draws);
  if (payable) return { draw: payable, cost: getCost(subscription, payable) };
  const [live] = canUnsubscribe(subscription) ? getOwnDraws(subscription, draws) : [];
  return live && { draw: live, cost: undefined };
}

/** @param gap pence that the balance lacks */
export const coverText = (gap: number, format: (pence: number) => string): string =>
  gap > 0 ? `You need ${format(gap)} more` : 'You have enough';

/** A subscription that waits for payment, or whose draw the balance does not cover. */
export interface UncoveredSubscription {
  readonly subscription: Subscription;
  /** Undefined while the next draw is not known, as `cost` is. */
  readonly draw: Draw | undefined;
  /** Pence. */
  readonly cost: number | undefined;
  /** Pence that the balance lacks, after what it pays before. */
  readonly gap: number;
}

const uniqueById = <T extends { readonly id: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];

/**
 * Returns the cost of each subscription in each draw, in pence, and the gap that the balance leaves.
 *
 * Spends the balance in the order of the draws' dates, over all subscriptions. Which of two draws at one time is paid
 * first is unknown, so each lacks what the other may take. Leaves out what follows an unknown cost.
 * @param draws all live and scheduled draws
 * @param balance pence
 */
export function getCharges(subscriptions: readonly Subscription[], draws: readonly Draw[], balance: number) {
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
