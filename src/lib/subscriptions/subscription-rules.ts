import type { Subscription } from '../contract/subscriptions.ts';
import type { StatusBadge } from '../draws/draw-status.ts';

type SubscriptionTone = 'success' | 'warning' | 'error' | 'outline';

const badges: ReadonlyMap<string, StatusBadge<SubscriptionTone>> = new Map([
  ['active', { tone: 'success', label: 'Active' }],
  ['payment', { tone: 'warning', label: 'Waiting for payment' }],
  ['inactive', { tone: 'error', label: 'Unsubscribed' }],
] as const);

/** Specification, section 4. */
export function subscriptionBadge(status: string): StatusBadge<SubscriptionTone> {
  return badges.get(status) ?? { tone: 'outline', label: status };
}

/** `'2 ticket(s) for Weekly'` (specification, section 2); without the number while it is unknown. */
export function subscriptionName({
  ticket_count: count,
  lottery_name: name,
}: Pick<Subscription, 'ticket_count' | 'lottery_name'>): string {
  return count === undefined ? `Tickets for ${name}` : `${count} ticket(s) for ${name}`;
}

export function canUnsubscribe(subscription: { readonly status: string }): boolean {
  return subscription.status === 'active';
}

export function canPay(subscription: { readonly status: string }): boolean {
  return subscription.status === 'payment';
}

export function isEnded(subscription: { readonly status: string }): boolean {
  return subscription.status === 'inactive';
}

/** @param endedAt formatted time; '' if the API does not tell */
export const endedText = (endedAt: string) => `Ended${endedAt && ` ${endedAt}`}. Nothing more is taken.`;

/** Subscriptions contain only the lottery's name, so ambiguous names find nothing. */
export function runningSubscription(
  lotteryName: string,
  subscriptions: readonly Subscription[],
): Subscription | undefined {
  const matches = subscriptions.filter(
    (subscription) =>
      subscription.lottery_name === lotteryName && (canUnsubscribe(subscription) || canPay(subscription)),
  );
  return lotteryName !== '' && matches.length === 1 ? matches[0] : undefined;
}
