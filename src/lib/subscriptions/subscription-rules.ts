import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import type { StatusBadge } from '../draws/draw-card.ts';

type SubscriptionBadge = StatusBadge<'success' | 'warning' | 'error' | 'outline'>;

const badges = new Map<string, SubscriptionBadge>([
  ['active', { tone: 'success', label: 'Active' }],
  ['payment', { tone: 'warning', label: 'Waiting for payment' }],
  ['inactive', { tone: 'error', label: 'Unsubscribed' }],
]);

/** Returns the badge of a status (specification, section 4). */
export const subscriptionBadge = (status: string): SubscriptionBadge =>
  badges.get(status) ?? { tone: 'outline', label: status };

/** Returns '2 ticket(s) for Weekly' (specification, section 2), without the number while it is unknown. */
export function subscriptionName({
  ticket_count: count,
  lottery_name: name,
}: Pick<Subscription, 'ticket_count' | 'lottery_name'>): string {
  return count === undefined ? `Tickets for ${name}` : `${count} ticket(s) for ${name}`;
}

type WithStatus = Pick<Subscription, 'status'>;

export const canUnsubscribe = ({ status }: WithStatus): boolean => status === 'active';

export const canPay = ({ status }: WithStatus): boolean => status === 'payment';

export const isEnded = ({ status }: WithStatus): boolean => status === 'inactive';

export const noSubscriptionsText = 'You have no subscriptions yet';

/** @param endedAt formatted time; '' if unknown */
export const endedText = (endedAt: string) => `Ended${endedAt && ` ${endedAt}`}. You won't be charged again.`;

/** Finds nothing for an ambiguous name, because a subscription contains only the name of its lottery. */
export function runningSubscription(
  lotteryName: string,
  subscriptions: readonly Subscription[],
): Subscription | undefined {
  const [match, ...others] = subscriptions.filter(
    (one) => one.lottery_name === lotteryName && (canUnsubscribe(one) || canPay(one)),
  );
  return lotteryName !== '' && others.length === 0 ? match : undefined;
}

/** Returns the draws of a subscription's lottery; none for an ambiguous name. */
export function getLotteryDraws({ lottery_name: name }: Subscription, draws: readonly Draw[]): Draw[] {
  const own = draws.filter(({ lottery }) => name !== '' && lottery.name === name);
  return new Set(own.map(({ lottery }) => lottery.id)).size > 1 ? [] : own;
}
