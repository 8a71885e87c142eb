import type { Subscription } from '../contract/subscriptions.ts';
import type { UncoveredSubscription } from '../subscriptions/charges.ts';
import { canPay } from '../subscriptions/subscription-rules.ts';
import type { SupportRequestValues } from '../support/requests.ts';

const formatNumber = (count: number) => count.toLocaleString('en-GB');

const formatCount = (count: number, noun: string) =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

export const ticketNotices = {
  unchecked: (count: number) => `${formatCount(count, 'draw')} not checked yet`,
  checking: (done: number, count: number) =>
    `Checking draws, ${formatNumber(done)} of ${formatNumber(count)}`,
  checked: (count: number) => `${formatCount(count, 'draw')} checked`,
  failed: (count: number) => `${formatCount(count, 'draw')} could not be checked`,
  allChecked: 'All draws are checked',
  couldNotBeChecked: 'This draw could not be checked.',
  copied: (count: number) => `${formatCount(count, 'number')} copied`,
  notCopied: 'The numbers could not be copied.',
  saved: 'Tickets saved',
  /** @param count all tickets that the member holds; undefined while unknown */
  unlisted: (listed: number, count: number | undefined) => {
    if (count === undefined) return "We couldn't load your tickets for this draw";
    const missing = listed > 0 ? `${formatNumber(count - listed)} of ` : '';
    return `We couldn't load ${missing}your ${formatCount(count, 'ticket')} for this draw`;
  },
  noneFound: 'No ticket found',
  noneFoundText: 'Try another filter or search.',
  noneSoFar: 'Results of draws that are not checked yet may add to this.',
} as const;

export const uncoveredTitle = 'Subscriptions to sort out';

/** @param formatTime takes ms since the epoch */
export function uncoveredText(
  { subscription, draw, cost, gap }: UncoveredSubscription,
  formatPounds: (pence: number) => string,
  formatTime: (ms: number) => string,
): string {
  const start = draw?.status === 'scheduled' && draw.start_date;
  const opens = start ? `, opens ${formatTime(Date.parse(start))}` : '';
  const parts = [
    canPay(subscription) && 'It starts when you pay.',
    draw && `Next draw: ${draw.name}${opens}.`,
    draw?.ticket_price !== undefined &&
      cost !== undefined &&
      `Cost: ${subscription.ticket_count} × ${formatPounds(draw.ticket_price)} = ${formatPounds(cost)}.`,
    gap > 0 && `You need ${formatPounds(gap)} more.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** The API ends only active subscriptions, so that the club is asked to end one that waits for payment. */
export function endSubscriptionRequest(subscription: Subscription): SupportRequestValues {
  const { id, lottery_name } = subscription;
  const reason = canPay(subscription) ? " I haven't paid and don't want it." : '';
  const description = `Please unsubscribe me from ${lottery_name} (subscription ${id}).${reason}`;
  return { category: 'Raffles', subject: `Unsubscribe me from ${lottery_name}`, description };
}

/** Lists the terms of a subscription. @param price,total formatted pounds */
export const subscribeTerms = (count: number, price: string, total: string) => [
  `${count} × ${price} = ${total} for this draw. Each draw after it takes ${count} × its ticket price.`,
  'There is no end date: it goes on until you end it.',
  'Tickets that are bought by then are not refunded.',
];
