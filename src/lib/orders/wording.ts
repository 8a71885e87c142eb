import { formatShortDay } from '../format/date-time.ts';
import { formatPence } from '../format/money.ts';
import type { SupportRequestValues } from '../support/forms.ts';
import { describeTransaction, formatTimeOrDay } from '../wallet/transactions.ts';
import { hasNews, type News } from './news.ts';
import type { PendingOrder } from './order.ts';
import type { SuccessfulPayment } from './payment-page.ts';

/** One reading of the account. `news` is undefined if it could not be read. Times in ms since the epoch. */
export interface AccountCheck {
  readonly at: number;
  readonly news: News | undefined;
}

/** 'Deposit of £20.00', 'Tickets for Meat Raffle' */
export function getOrderName({ operation, name, amount }: PendingOrder): string {
  const raffle = name || 'a raffle';
  switch (operation) {
    case 'deposit':
      return `Deposit of ${formatPence(amount)}`;
    case 'withdraw':
      return `Withdrawal of ${formatPence(amount)}`;
    case 'buyTickets':
      return `Tickets for ${raffle}`;
    case 'subscribe':
      return `Subscription to ${raffle}`;
    case 'paySubscription':
      return `Payment for ${raffle}`;
    case 'unsubscribe':
      return `Unsubscribing from ${raffle}`;
  }
}

/** 'Deposit of £20.00, Nov 20' */
export function getOrderTitle(order: PendingOrder): string {
  return `${getOrderName(order)}, ${formatShortDay(order.startedAt)}`;
}

const subscriptionStatus: Readonly<Record<string, string>> = {
  payment: 'waiting for payment',
  inactive: 'unsubscribed',
};

/** Each new thing as the API lists it: 'ticket 000012, bought 10:31 AM'. @param now ms since the epoch */
function listNews({ tickets, transactions, subscriptions }: News, now: number): string[] {
  return [
    ...tickets.map(({ number, purchased_at, subscription }) => {
      const bought = purchased_at ? `, bought ${formatTimeOrDay(Date.parse(purchased_at), now)}` : '';
      return `ticket ${number}${bought}${subscription ? ' by subscription' : ''}`;
    }),
    ...transactions.map((transaction) => describeTransaction(transaction, now)),
    ...subscriptions.map(
      ({ lottery_name, status }) =>
        `subscription to ${lottery_name || 'a raffle'}, ${subscriptionStatus[status] ?? status}`,
    ),
  ];
}

/** `items` are the new things where there are several. */
export interface CheckText {
  readonly text: string;
  readonly items: readonly string[];
}

/** Says what a check found, and concludes nothing. @param now ms since the epoch */
export function describeCheck({ before }: PendingOrder, { at, news }: AccountCheck, now: number): CheckText {
  const [since, checked] = [formatTimeOrDay(before.at, now), formatTimeOrDay(at, now)];
  if (news && hasNews(news)) {
    const [first, ...others] = listNews(news, now);
    return others.length === 0
      ? { text: `New since ${since}: ${first}.`, items: [] }
      : { text: `New since ${since}:`, items: [`${first}`, ...others] };
  }
  return news?.isComplete
    ? { text: `Nothing new since ${since}. Last checked ${checked}.`, items: [] }
    : { text: `We couldn't check. Last tried ${checked}.`, items: [] };
}

/** True once the account was read and shows nothing new. A withdrawal is never offered again. */
export function canTryAgain({ operation, state }: PendingOrder, { news }: AccountCheck): boolean {
  return operation !== 'withdraw' && state === 'unanswered' && news?.isComplete === true && !hasNews(news);
}

/** A support request with the same facts as the screen. @param now ms since the epoch */
export function getOrderSupportRequest(
  order: PendingOrder,
  check: AccountCheck | undefined,
  now: number,
): SupportRequestValues {
  const { operation, amount, startedAt, report } = order;
  const isTickets = operation === 'buyTickets' || operation === 'subscribe';
  const found = check && describeCheck(order, check, now);
  const lines = [
    `${getOrderName(order)}, ${formatTimeOrDay(startedAt, now)}`,
    ...(isTickets ? [`Tickets: ${amount}`] : []),
    ...(report ? [`The payment page said: ${report.kind === 'success' ? 'paid' : 'failed'}`] : []),
    ...(report?.reference ? [`Reference: ${report.reference}`] : []),
    ...(found ? [[found.text, ...found.items].join('\n')] : []),
    ...(check?.news && hasNews(check.news) ? [`Last checked ${formatTimeOrDay(check.at, now)}.`] : []),
  ];
  return {
    category: 'Payments',
    subject: "I'm not sure this went through",
    description: lines.join('\n'),
  };
}

/** For a payment that no order of this browser can be. */
export function getUnknownPaymentRequest(result: SuccessfulPayment): SupportRequestValues {
  const { amount, reference, isForTickets } = result;
  const subject = isForTickets ? 'Missing payment' : 'Missing deposit';
  return {
    category: 'Payments',
    subject: amount ? `${subject}: ${amount}` : subject,
    description: [
      ...(amount ? [`Amount: ${amount}`] : []),
      ...(reference ? [`Reference: ${reference}`] : []),
      "The payment page says I've paid, but my account doesn't show it.",
    ].join('\n'),
  };
}
