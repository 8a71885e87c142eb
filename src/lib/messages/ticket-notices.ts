import type { Subscription } from '../contract/subscriptions.ts';
import { formatNumber, pluralise } from '../format/text.ts';
import { coverText, type UncoveredSubscription } from '../subscriptions/charges.ts';
import { canPay } from '../subscriptions/subscription-rules.ts';
import type { SupportRequestValues } from '../support/requests.ts';

export const ticketNotices = {
  unchecked: (count: number) => `${pluralise(count, 'raffle')} to check`,
  checking: (done: number, count: number) =>
    `Checking raffles: ${formatNumber(done)} of ${formatNumber(count)}`,
  checked: (count: number) => `${pluralise(count, 'raffle')} checked`,
  failed: (count: number) => `We couldn't check ${pluralise(count, 'raffle')}`,
  allChecked: 'All raffles checked',
  notChecked: "We couldn't check this raffle.",
  copied: (count: number) => `${pluralise(count, 'number')} copied`,
  notCopied: "We couldn't copy the numbers.",
  saved: 'Tickets saved',
  /** @param count the member's number of tickets; undefined while unknown */
  unlisted: (listed: number, count: number | undefined) => {
    if (count === undefined) return "We couldn't load your tickets for this raffle";
    const missing = listed > 0 ? `${formatNumber(count - listed)} of ` : '';
    return `We couldn't load ${missing}your ${pluralise(count, 'ticket')} for this raffle`;
  },
  noneFound: 'No tickets found',
  noneFoundText: 'Try a different filter or search.',
  noneSoFar: "We haven't checked every raffle yet.",
} as const;

export const uncoveredTitle = 'Subscriptions to sort out';

export const startsWhenPaid = 'It starts when you pay.';

/** @param formatTime takes ms since the epoch */
export function uncoveredText(
  { subscription, draw, cost, gap }: UncoveredSubscription,
  formatPounds: (pence: number) => string,
  formatTime: (ms: number) => string,
): string {
  const start = draw?.status === 'scheduled' && draw.start_date;
  const opens = start ? `, opens ${formatTime(Date.parse(start))}` : '';
  const parts = [
    canPay(subscription) && startsWhenPaid,
    draw && `Next draw: ${draw.name}${opens}.`,
    draw?.ticket_price !== undefined &&
      cost !== undefined &&
      `Cost: ${subscription.ticket_count} × ${formatPounds(draw.ticket_price)} = ${formatPounds(cost)}.`,
    gap > 0 && coverText(gap, formatPounds),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Fills in a support ticket, because the API cannot end a subscription that waits for payment. */
export function endSubscriptionRequest(subscription: Subscription): SupportRequestValues {
  const { id, lottery_name } = subscription;
  const reason = canPay(subscription) ? " I haven't paid and don't want it." : '';
  const description = `Please unsubscribe me from ${lottery_name} (subscription ${id}).${reason}`;
  return { category: 'Raffles', subject: `Unsubscribe me from ${lottery_name}`, description };
}

/** 'Subscribed: 2 tickets a draw' */
export const subscribedText = (count: number | undefined) =>
  count === undefined ? 'Subscribed' : `Subscribed: ${pluralise(count, 'ticket')} a draw`;

/** Lists the terms of a subscription. @param price,total formatted pounds */
export const subscribeTerms = (count: number, price: string, total: string) => [
  `You pay ${total} for this draw (${count} × ${price}). After that you pay for ${pluralise(count, 'ticket')} in each draw, at that draw's price.`,
  'It carries on until you unsubscribe.',
  "We don't refund tickets already bought.",
];
