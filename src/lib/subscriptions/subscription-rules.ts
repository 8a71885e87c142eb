import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import type { StatusBadge } from '../draws/draw-card.ts';

type SubscriptionBadge = StatusBadge<'success' | 'warning' | 'error' | 'outline'>;

const badges = new Map<string, SubscriptionBadge>([
  ['active', { tone: 'success', label: 'Active' }],
  ['payment', { tone: 'warning', label: 'Waiting for payment' }],
  ['inactive', { tone: 'error', label: 'Unsubscribed' }],
]);

/** Specification, section 4. */
export const subscriptionBadge = (status: string): SubscriptionBadge =>
  badges.get(status) ?? { tone: 'outline', label: status };

/** `'2 ticket(s) for Weekly'` (specification, section 2); without the number while it is unknown. */
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

/** @param endedAt formatted time; '' if the API does not tell */
export const endedText = (endedAt: string) => `Ended${endedAt && ` ${endedAt}`}. Nothing more is taken.`;

/** Subscriptions contain only the lottery's name, so ambiguous names find nothing. */
export function runningSubscription(
  lotteryName: string,
  subscriptions: readonly Subscription[],
): Subscription | undefined {
  const [match, ...others] = subscriptions.filter(
    (one) => one.lottery_name === lotteryName && (canUnsubscribe(one) || canPay(one)),
  );
  return lotteryName !== '' && others.length === 0 ? match : undefined;
}

/** Draws of a subscription's lottery. Empty for an ambiguous name, too. */
export function getLotteryDraws({ lottery_name: name }: Subscription, draws: readonly Draw[]): Draw[] {
  const own = draws.filter(({ lottery }) => name !== '' && lottery.name === name);
  return new Set(own.map(({ lottery }) => lottery.id)).size > 1 ? [] : own;
}
