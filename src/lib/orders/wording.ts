import { formatShortDay } from '../format/date-time.ts';
import { formatPence } from '../format/money.ts';
import type { SupportRequestValues } from '../support/requests.ts';
import { describeTransaction, formatTimeOrDay } from '../wallet/transactions.ts';
import { hasNews, type News } from './news.ts';
import type { PendingOrder } from './order.ts';
import type { SuccessfulPayment } from './payment-page.ts';

export const alreadyPaidText = "Already paid? You don't need to do anything.";
export const unsureSubject = "I'm not sure this went through";
export const claimedPaymentText = "The payment page says I've paid, but my account doesn't show it.";

/** A check of the account. `news` is undefined if the request failed. Times are in ms since the epoch. */
export interface AccountCheck {
  readonly at: number;
  readonly news: News | undefined;
}

/** 'Deposit of £20.00', 'Tickets for Meat Raffle' */
export function getOrderName({ operation, name, amount }: PendingOrder): string {
  const raffle = name || 'a raffle';
  const names: Readonly<Record<typeof operation, string>> = {
    deposit: `Deposit of ${formatPence(amount)}`,
    withdraw: `Withdrawal of ${formatPence(amount)}`,
    buyTickets: `Tickets for ${raffle}`,
    subscribe: `Subscription to ${raffle}`,
    paySubscription: `Payment for ${raffle}`,
    unsubscribe: `Unsubscribing from ${raffle}`,
  };
  return names[operation];
}

/** 'Deposit of £20.00, Nov 20' */
export const getOrderTitle = (order: PendingOrder): string =>
  `${getOrderName(order)}, ${formatShortDay(order.startedAt)}`;

const subscriptionStatus: Readonly<Record<string, string>> = {
  payment: 'waiting for payment',
  inactive: 'unsubscribed',
};

/** Lists the new entries: 'ticket 000012, bought 10:31 AM'. @param now ms since the epoch */
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

/**
 * Describes what a check found, without concluding whether the order went through. `items` has the new entries if there
 * are several.
 * @param now ms since the epoch
 */
export function describeCheck({ before }: PendingOrder, { at, news }: AccountCheck, now: number) {
  const [since, checked] = [formatTimeOrDay(before.at, now), formatTimeOrDay(at, now)];
  const items = news ? listNews(news, now) : [];
  if (items.length > 1) return { text: `New since ${since}:`, items };
  if (items.length === 1) return { text: `New since ${since}: ${items[0]}.`, items: [] };
  return news?.isComplete
    ? { text: `Nothing new since ${since}. Last checked ${checked}.`, items }
    : { text: `We couldn't check. Last tried ${checked}.`, items };
}

/** True once a complete check shows nothing new. Never for a withdrawal, because it may be on its way. */
export function canTryAgain({ operation, state }: PendingOrder, { news }: AccountCheck): boolean {
  return operation !== 'withdraw' && state === 'unanswered' && news?.isComplete === true && !hasNews(news);
}

const joinLines = (...lines: readonly (string | false | undefined)[]) => lines.filter(Boolean).join('\n');

/** Creates a support ticket with the facts that the screen shows. @param now ms since the epoch */
export function getOrderSupportRequest(
  order: PendingOrder,
  check: AccountCheck | undefined,
  now: number,
): SupportRequestValues {
  const { operation, amount, startedAt, report } = order;
  const isTickets = operation === 'buyTickets' || operation === 'subscribe';
  const found = check && describeCheck(order, check, now);
  const description = joinLines(
    `${getOrderName(order)}, ${formatTimeOrDay(startedAt, now)}`,
    isTickets && `Tickets: ${amount}`,
    report && `The payment page said: ${report.kind === 'success' ? 'paid' : 'failed'}`,
    report?.reference && `Reference: ${report.reference}`,
    found?.text,
    ...(found?.items ?? []),
    check?.news && hasNews(check.news) && `Last checked ${formatTimeOrDay(check.at, now)}.`,
  );
  return { category: 'Payments', subject: unsureSubject, description };
}

/** Creates a support ticket about a payment that matches no order of this browser. */
export function getUnknownPaymentRequest(result: SuccessfulPayment): SupportRequestValues {
  const { amount, reference, isForTickets } = result;
  const subject = isForTickets ? 'Missing payment' : 'Missing deposit';
  return {
    category: 'Payments',
    subject: amount ? `${subject}: ${amount}` : subject,
    description: joinLines(
      amount && `Amount: ${amount}`,
      reference && `Reference: ${reference}`,
      claimedPaymentText,
    ),
  };
}
