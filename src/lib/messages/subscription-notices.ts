import type { Subscription } from '../contract/subscriptions.ts';
import { canPay } from '../subscriptions/subscription-rules.ts';
import type { UncoveredSubscription } from '../subscriptions/uncovered.ts';
import type { SupportRequestValues } from '../support/forms.ts';

type Format = (value: number) => string;

/** @param formatTime takes ms since the epoch */
export function uncoveredText(
  { subscription, draw, cost, gap }: UncoveredSubscription,
  formatPounds: Format,
  formatTime: Format,
): string {
  const isScheduled = draw?.status === 'scheduled' && draw.start_date;
  const opens = isScheduled ? `, opens ${formatTime(Date.parse(isScheduled))}` : '';
  const parts = [
    canPay(subscription) && 'It waits for payment and starts once it is paid.',
    draw && `Next draw: ${draw.name}${opens}.`,
    draw?.ticket_price !== undefined &&
      cost !== undefined &&
      `It takes ${subscription.ticket_count} × ${formatPounds(draw.ticket_price)} = ${formatPounds(cost)}.`,
    gap > 0 && `Your balance is ${formatPounds(gap)} short.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** The API ends only active subscriptions, so that the club is asked to end one that waits for payment. */
export function endSubscriptionRequest(subscription: Subscription): SupportRequestValues {
  const { id, lottery_name } = subscription;
  const reason = canPay(subscription) ? ' It waits for payment, and I do not want to pay for it.' : '';
  const description = `Please end my subscription ${id} to ${lottery_name}.${reason}`;
  return { category: 'Raffles', subject: `End my subscription to ${lottery_name}`, description };
}

/** Lists the terms of a subscription. @param price,total formatted pounds */
export const subscribeTerms = (count: number, price: string, total: string) => [
  `${count} × ${price} = ${total} for this draw. Each draw after it takes ${count} × its ticket price.`,
  'There is no end date: it goes on until you end it.',
  'Tickets that are bought by then are not refunded.',
];
