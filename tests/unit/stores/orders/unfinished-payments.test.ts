import { beforeEach, expect, it } from 'vitest';
import { parsePaymentResult } from '../../../../src/lib/orders/payment-page.ts';
import type { UnfinishedPayment } from '../../../../src/lib/orders/unfinished-payment.ts';
import { deviceStorage } from '../../../../src/lib/storage/device-storage.ts';
import { setStorageOwner, tabStorage } from '../../../../src/lib/storage/scoped-storage.ts';
import { savePaymentOrigin } from '../../../../src/stores/orders/payment-redirect.ts';
import { settlePayment } from '../../../../src/stores/orders/unfinished-payments.ts';
import { browser } from '../../../helpers/browser.ts';

const deposit = { operation: 'deposit', about: '', path: '/wallet/deposit', amount: 500 } as const;
const tickets = { operation: 'buyTickets', about: '7', path: '/raffles/7', amount: 3 } as const;
const subscription = { operation: 'paySubscription', about: '4', path: '/subscriptions', amount: 2 } as const;

type Started = Omit<UnfinishedPayment, 'at'>;

/** What another tab leaves for all tabs when it opens a payment page. */
function startElsewhere(payment: Started): void {
  deviceStorage.write(`payment ${payment.path}`, JSON.stringify({ ...payment, at: Date.now() }));
  if (payment.operation !== 'deposit') deviceStorage.write('card payment', payment.path);
}

function startHere(payment: Started): void {
  startElsewhere(payment);
  savePaymentOrigin(payment.path);
  tabStorage.write(`payment ${payment.path}`, deviceStorage.read(`payment ${payment.path}`) ?? '');
}

beforeEach(() => {
  browser.load();
  localStorage.clear();
  sessionStorage.clear();
  setStorageOwner('ciu', 'ada@example.com', 'reply');
});

const failed = { error: 'Declined.' };
const failedTickets = { ...failed, lottery: '3' };

it.each<[string, Started[], Record<string, string>, string | undefined]>([
  ['tickets', [tickets], failed, '/raffles/7'],
  ['tickets', [tickets], failedTickets, '/raffles/7'],
  ['a subscription', [subscription], failed, '/subscriptions'],
  ['a deposit', [deposit], failed, '/wallet/deposit'],
  ['nothing that was for tickets', [deposit], failedTickets, undefined],
  ['the tickets of two payments', [deposit, tickets], failedTickets, '/raffles/7'],
  ['neither of two payments', [tickets, deposit], failed, undefined],
  ['nothing in another browser', [], failed, undefined],
  ['nothing for an unknown screen', [{ ...tickets, path: '//evil.example' }], failed, undefined],
])('a failed payment in another tab ends %s', (_, started, query, path) => {
  for (const payment of started) startElsewhere(payment);
  const result = parsePaymentResult(query);
  expect(settlePayment(result)?.path).toBe(path);
  expect(settlePayment(result)?.path, 'after a reload').toBe(path);
});

it.each<[Started, Started, Record<string, string>, string]>([
  [tickets, deposit, failed, '/raffles/7'],
  [deposit, tickets, failed, '/wallet/deposit'],
  [deposit, tickets, failedTickets, '/raffles/7'],
  [deposit, subscription, failedTickets, '/subscriptions'],
])(
  'a failed payment ends the tab’s own %j beside %j unless the query %j excludes it',
  (own, other, query, path) => {
    startElsewhere(other);
    startHere(own);
    expect(settlePayment(parsePaymentResult(query))?.path).toBe(path);
  },
);

it('a failed payment ends the payment of another tab when the tab’s own has already ended', () => {
  savePaymentOrigin('/wallet/deposit');
  startElsewhere(tickets);
  expect(settlePayment(parsePaymentResult(failed))?.path).toBe('/raffles/7');
});
