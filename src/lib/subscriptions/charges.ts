import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { canPay, canUnsubscribe, getLotteryDraws } from './subscription-rules.ts';

export interface NextDraw {
  readonly draw: Draw;
  /** Pence due when the draw opens or the member pays; undefined if unknown or possibly already charged. */
  readonly cost: number | undefined;
}

/** Returns ms since the epoch, or the maximum without a date, to sort such draws last. */
const getStart = ({ start_date }: Draw) => (start_date && Date.parse(start_date)) || Number.MAX_SAFE_INTEGER;

/** Compares draws by the dates on which they charge the wallet. */
const compareDraws = (a: Draw, b: Draw): number => getStart(a) - getStart(b);

/** Returns the live draws and then the scheduled draws of a subscription's lottery, by date. */
function getOwnDraws(subscription: Subscription, draws: readonly Draw[]): readonly Draw[] {
  const sorted = getLotteryDraws(subscription, draws).sort(compareDraws);
  return ['live', 'scheduled'].flatMap((status) => sorted.filter((draw) => draw.status === status));
}

/**
 * Returns the draws that a subscription has yet to pay: the first one if it waits for payment, else the scheduled ones,
 * because an active subscription may have paid the live draw.
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

/** @param gap missing pence */
export const coverText = (gap: number, format: (pence: number) => string): string =>
  gap > 0 ? `You need ${format(gap)} more.` : 'You have enough.';

/** A subscription that waits for payment, or whose draw the balance does not cover. */
export interface UncoveredSubscription {
  readonly subscription: Subscription;
  /** Undefined, like `cost`, while the next draw is unknown. */
  readonly draw: Draw | undefined;
  /** Pence. */
  readonly cost: number | undefined;
  /** Missing pence after earlier charges. */
  readonly gap: number;
}

const uniqueById = <T extends { readonly id: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];

/**
 * Returns the cost of each subscription in each draw, in pence, and the gap that the balance leaves.
 *
 * Spends the balance in the order of the draws' dates, over all subscriptions. If two draws have the same date, each is
 * charged last, because their order is unknown. Omits charges after an unknown cost.
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
 * Finds the first draw of each subscription that the balance does not cover, and subscriptions that wait for payment.
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
