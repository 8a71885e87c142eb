import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { canPay } from '../../lib/subscriptions/subscription-rules.ts';
import { paySubscription, unsubscribe } from '../../stores/subscriptions/subscriptions.ts';

/** What a subscription's status lets the member do about it. */
export function getSubscriptionOrder(subscription: Subscription) {
  return (canPay(subscription) ? paySubscription : unsubscribe).at(subscription.id);
}
