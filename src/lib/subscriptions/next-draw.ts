import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { canPay, canUnsubscribe } from './subscription-rules.ts';

export interface NextDraw {
  readonly draw: Draw;
  /** Pence due at the draw's opening or the payment; undefined if unknown or perhaps already charged. */
  readonly cost: number | undefined;
}

/** Returns ms since the epoch. A draw without a date comes last. */
function getStart({ start_date }: Draw): number {
  return (start_date && Date.parse(start_date)) || Number.MAX_SAFE_INTEGER;
}

/** Compares draws by the dates on which they take money. */
export const compareDraws = (a: Draw, b: Draw): number => getStart(a) - getStart(b);

/**
 * Returns the live draws and then the scheduled draws of a subscription's lottery, by date. Subscriptions contain only
 * the lottery's name, so two lotteries of one name find nothing.
 */
function getOwnDraws({ lottery_name: name }: Subscription, draws: readonly Draw[]): readonly Draw[] {
  const own = draws.filter(({ lottery }) => name !== '' && lottery.name === name);
  if (new Set(own.map(({ lottery }) => lottery.id)).size > 1) return [];
  const sorted = own.toSorted(compareDraws);
  return ['live', 'scheduled'].flatMap((status) => sorted.filter((draw) => draw.status === status));
}

/**
 * Returns the draws that a subscription still has to pay. An active one has perhaps paid a live draw; one that waits
 * pays its first draw.
 * @param draws all live and scheduled draws
 */
export function getPayableDraws(subscription: Subscription, draws: readonly Draw[]): readonly Draw[] {
  const own = getOwnDraws(subscription, draws);
  if (canPay(subscription)) return own.slice(0, 1);
  return canUnsubscribe(subscription) ? own.filter(({ status }) => status === 'scheduled') : [];
}

/** Returns pence; undefined while the price or the count is unknown. */
export function getCost(
  { ticket_count: count }: Subscription,
  { ticket_price: price }: Draw,
): number | undefined {
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
export function coverText(gap: number, format: (pence: number) => string): string {
  return gap > 0 ? `${format(gap)} short` : 'Your balance covers it';
}
