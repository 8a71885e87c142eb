import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../../../src/lib/contract/subscriptions.ts';
import { orderOperations } from '../../../../src/lib/orders/money-operations.ts';
import type { News } from '../../../../src/lib/orders/news.ts';
import { getUnansweredText } from '../../../../src/lib/orders/order.ts';
import * as wording from '../../../../src/lib/orders/wording.ts';
import { aSubscription, aTicket, aTransaction } from '../../../../src/lib/samples.ts';
import { aPendingOrder } from './pending-order.ts';

const at = (day: number, hours: number, minutes: number) => new Date(2026, 2, day, hours, minutes).getTime();
const iso = (...time: Parameters<typeof at>) => new Date(at(...time)).toISOString();
const now = at(4, 10, 40);

const before = { at: at(4, 10, 29), isComplete: true };
const order = aPendingOrder({ startedAt: at(4, 10, 30), before });
const nothing: News = { tickets: [], transactions: [], subscriptions: [], isComplete: true };
const ticket = aTicket({ number: '000012', purchased_at: iso(4, 10, 31) });
const transaction = aTransaction({ amount: -500, narrative: 'Tickets', created_at: iso(4, 10, 31) });

const describeAt = (news: News | undefined, since = before.at) =>
  wording.describeCheck({ ...order, before: { ...before, at: since } }, { at: now, news }, now);

it('order title names the operation, the raffle or amount, and the day', () => {
  const named = { ...order, amount: 2000 };
  const names = (name: string) =>
    orderOperations.map((operation) => wording.getOrderTitle({ ...named, operation, name }));
  expect(names('Meat Raffle')).toEqual([
    'Tickets for Meat Raffle, Mar 4',
    'Subscription to Meat Raffle, Mar 4',
    'Payment for Meat Raffle, Mar 4',
    'Deposit of £20.00, Mar 4',
    'Withdrawal of £20.00, Mar 4',
    'Unsubscribing from Meat Raffle, Mar 4',
  ]);
  expect(names('').slice(0, 2)).toEqual(['Tickets for a raffle, Mar 4', 'Subscription to a raffle, Mar 4']);
});

it('unanswered order says whether the API failed or did not reply', () => {
  const rest = "so don't try again yet. We're checking whether it went through.";
  expect(getUnansweredText(order)).toBe(`We didn't hear back from your club's system, ${rest}`);
  expect(getUnansweredText({ hasReply: true })).toBe(`Your club's system had a problem, ${rest}`);
});

describe('account check', () => {
  const aDeposit = aTransaction({ narrative: '', created_at: iso(3, 21, 5) });
  const changed = (part: Partial<Subscription>): News => ({
    ...nothing,
    subscriptions: [aSubscription(part)],
  });

  it.each<[string, News | undefined]>([
    ['Nothing new since 10:29 AM. Last checked 10:40 AM.', nothing],
    ["We couldn't check. Last tried 10:40 AM.", { ...nothing, isComplete: false }],
    ["We couldn't check. Last tried 10:40 AM.", undefined],
    ['New since 10:29 AM: ticket 000012, bought 10:31 AM.', { ...nothing, tickets: [ticket] }],
    ['New since 10:29 AM: ticket 000012.', { ...nothing, tickets: [{ ...ticket, purchased_at: null }] }],
    [
      'New since 10:29 AM: ticket 000012, bought 10:31 AM by subscription.',
      { ...nothing, tickets: [{ ...ticket, subscription: true }], isComplete: false },
    ],
    ['New since 10:29 AM: Tickets, -£5.00, 10:31 AM.', { ...nothing, transactions: [transaction] }],
    ['New since 10:29 AM: +£5.00, Mar 3, 9:05 PM.', { ...nothing, transactions: [aDeposit] }],
    ['New since 10:29 AM: subscription to Meat Raffle, active.', changed({})],
    ['New since 10:29 AM: subscription to Meat Raffle, waiting for payment.', changed({ status: 'payment' })],
    ['New since 10:29 AM: subscription to Meat Raffle, unsubscribed.', changed({ status: 'inactive' })],
    ['New since 10:29 AM: subscription to a raffle, active.', changed({ lottery_name: '' })],
  ])('returns the text: %s', (text, news) => {
    expect(describeAt(news)).toEqual({ text, items: [] });
  });

  it('lists several new entries separately', () => {
    const all = { tickets: [ticket], transactions: [transaction], subscriptions: [aSubscription()] };
    const { text, items } = describeAt({ ...nothing, ...all });
    expect([text, ...items]).toEqual([
      'New since 10:29 AM:',
      'ticket 000012, bought 10:31 AM',
      'Tickets, -£5.00, 10:31 AM',
      'subscription to Meat Raffle, active',
    ]);
  });

  it('includes the day when the order is from another day', () => {
    expect(describeAt(nothing, at(3, 21, 5)).text).toBe(
      'Nothing new since Mar 3, 9:05 PM. Last checked 10:40 AM.',
    );
  });
});

it('order can be retried only after a complete check without news, and a withdrawal never', () => {
  const transactions = [transaction];
  for (const [expected, news, part] of [
    [true, nothing, {}],
    [false, nothing, { operation: 'withdraw' }],
    [false, nothing, { state: 'redirected' }],
    [false, { ...nothing, isComplete: false }, {}],
    [false, { ...nothing, transactions }, {}],
    [false, undefined, {}],
  ] as const)
    expect(wording.canTryAgain({ ...order, ...part }, { at: now, news })).toBe(expected);
});

describe('support ticket about an order', () => {
  const describeRequest = (...args: Parameters<typeof wording.getOrderSupportRequest>) => {
    const { category, subject, description } = wording.getOrderSupportRequest(...args);
    expect([category, subject]).toEqual(['Payments', wording.unsureSubject]);
    return description.split('\n');
  };

  it('contains the facts that the screen shows', () => {
    const facts = ['Tickets for Meat Raffle, 10:30 AM', 'Tickets: 2'];
    expect(describeRequest(order, undefined, now)).toEqual(facts);
    expect(describeRequest(order, { at: now, news: nothing }, now).at(-1)).toBe(describeAt(nothing).text);
    const news = { ...nothing, tickets: [ticket], transactions: [transaction] };
    expect(describeRequest(order, { at: now, news }, now).slice(2)).toEqual([
      'New since 10:29 AM:',
      'ticket 000012, bought 10:31 AM',
      'Tickets, -£5.00, 10:31 AM',
      'Last checked 10:40 AM.',
    ]);
  });

  it.each([
    [{ kind: 'success', reference: 'PX-1' }, ['The payment page said: paid', 'Reference: PX-1']],
    [{ kind: 'failed', reference: '' }, ['The payment page said: failed']],
  ] as const)('quotes the result of the payment page: %j', (report, lines) => {
    const deposit = { ...order, operation: 'deposit', amount: 500, state: 'redirected', report } as const;
    expect(describeRequest(deposit, undefined, now)).toEqual(['Deposit of £5.00, 10:30 AM', ...lines]);
  });

  it('contains amount and reference when no order matches the payment', () => {
    const paid = { kind: 'success', amount: '£5.00', reference: 'PX-1', isForTickets: false } as const;
    expect(wording.getUnknownPaymentRequest(paid)).toEqual({
      ...{ category: 'Payments', subject: 'Missing deposit: £5.00' },
      description: `Amount: £5.00\nReference: PX-1\n${wording.claimedPaymentText}`,
    });
    const tickets = { ...paid, amount: undefined, reference: undefined, isForTickets: true };
    expect(wording.getUnknownPaymentRequest(tickets)).toEqual({
      ...{ category: 'Payments', subject: 'Missing payment', description: wording.claimedPaymentText },
    });
  });
});
