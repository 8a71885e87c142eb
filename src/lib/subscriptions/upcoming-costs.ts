import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { isComplete, type List } from '../data/list.ts';
import { formatPence } from '../format/money.ts';
import { pluralise } from '../format/text.ts';
import { getCharges } from './charges.ts';
import { canUnsubscribe, getLotteryDraws } from './subscription-rules.ts';

const upcomingDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

export interface UpcomingCosts {
  readonly pence: number;
  /** Subscriptions that `pence` includes. */
  readonly count: number;
  /** True if other costs are unknown. */
  readonly isAtLeast: boolean;
}

const getStart = ({ start_date }: Draw) => Date.parse(start_date ?? '');

/**
 * Sums the costs of the active subscriptions in the next 30 days, as far as draws are announced with a date and a price;
 * undefined if none is. Costs are due when a draw opens.
 * @param draws all live and scheduled draws
 * @param now ms since the epoch
 */
export function getUpcomingCosts(
  subscriptions: List<Subscription>,
  draws: readonly Draw[],
  now: number,
): UpcomingCosts | undefined {
  const end = now + upcomingDays * dayMs;
  const active = subscriptions.entries.filter(canUnsubscribe);
  const isDue = (draw: Draw) => getStart(draw) <= end;
  const isKnown = (subscription: Subscription) => {
    const scheduled = getLotteryDraws(subscription, draws).filter(({ status }) => status === 'scheduled');
    return (
      subscription.ticket_count !== undefined &&
      scheduled.length > 0 &&
      scheduled.every((draw) => getStart(draw) > end || (isDue(draw) && draw.ticket_price !== undefined))
    );
  };
  // `getCharges` leaves out every charge after an unknown one, and must not take one lottery for another of its name.
  const charges = getCharges(
    active.filter((one) => one.ticket_count !== undefined && getLotteryDraws(one, draws).length > 0),
    draws.filter((draw) => isDue(draw) && draw.ticket_price !== undefined),
    0,
  );
  const pence = charges.reduce((sum, { cost }) => sum + cost, 0);
  if (pence === 0) return undefined;
  return {
    pence,
    count: new Set(charges.map(({ subscription }) => subscription.id)).size,
    isAtLeast: !isComplete(subscriptions) || !active.every(isKnown),
  };
}

/** 'Going out in the next 30 days: £12.00 for 2 subscriptions' */
export function upcomingCostsText({ pence, count, isAtLeast }: UpcomingCosts): string {
  const sum = `${isAtLeast ? 'at least ' : ''}${formatPence(pence)}`;
  return `Going out in the next ${upcomingDays} days: ${sum} for ${pluralise(count, 'subscription')}`;
}
