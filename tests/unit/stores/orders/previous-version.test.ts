import { beforeEach, expect, it } from 'vitest';
import type { PendingOrder } from '../../../../src/lib/orders/order.ts';
import { deviceStorage } from '../../../../src/lib/storage/device-storage.ts';
import { setStorageOwner, tabStorage } from '../../../../src/lib/storage/scoped-storage.ts';
import { takeOverPreviousOrders } from '../../../../src/stores/orders/previous-version.ts';
import { browser } from '../../../helpers/browser.ts';

const at = Date.UTC(2026, 2, 4);
const before = { tickets: [{ id: '1', number: '000001' }], held: 1, balance: 500 };
const purpose = { draw: '7', quantity: 2, choice: 'once', name: 'Meat Raffle' };
const deposit = {
  ...{ operation: 'deposit', about: '', path: '/wallet/deposit', amount: 500, before: 1000, at },
  ...{
    known: { transactions: [{ id: '9', amount: 500 }] },
    address: 'https://pay.example/1',
    wanted: purpose,
  },
};
const paid = { asked: { kind: 'deposit', amount: 500 }, before: {}, at, about: '', wanted: purpose };

beforeEach(() => {
  browser.load();
  localStorage.clear();
  sessionStorage.clear();
  setStorageOwner('ciu', 'ada@example.com', 'reply');
});

function takeOver(): PendingOrder[] {
  const orders = new Map<string, PendingOrder>();
  takeOverPreviousOrders((order) => void orders.set(order.id, order));
  return [...orders.values()];
}

const common = { id: `previous-${at}`, name: '', startedAt: at };

it.each<[string, object, object]>([
  [
    'order buyTickets 7',
    { asked: { kind: 'tickets', count: 2 }, before, isFresh: true, at },
    {
      ...{ operation: 'buyTickets', subjectId: '7', amount: 2, state: 'unanswered' },
      before: { at, isComplete: false, tickets: ['1'] },
    },
  ],
  [
    'order unsubscribe 4',
    { asked: { kind: 'status', from: 'active', to: 'inactive' }, before: { status: 'active' }, at },
    {
      ...{ operation: 'unsubscribe', subjectId: '4', amount: 0, state: 'unanswered' },
      before: { at, isComplete: false },
    },
  ],
  [
    'order withdraw ',
    { asked: { kind: 'withdrawal', amount: 700 }, before: { transactions: [] }, at },
    {
      ...{ operation: 'withdraw', subjectId: '', amount: 700, state: 'unanswered' },
      before: { at, isComplete: false },
    },
  ],
  [
    'payment /wallet/deposit',
    deposit,
    {
      ...{ operation: 'deposit', subjectId: '', amount: 500, state: 'redirected', purpose },
      ...{ before: { at, isComplete: false }, paymentUrl: 'https://pay.example/1' },
    },
  ],
  [
    'payment /raffles/7',
    { ...deposit, operation: 'subscribe', about: '7', path: '/raffles/7', amount: 2, known: before },
    {
      ...{ operation: 'subscribe', subjectId: '7', amount: 2, state: 'redirected', purpose },
      ...{ before: { at, isComplete: false, tickets: ['1'] }, paymentUrl: 'https://pay.example/1' },
    },
  ],
  [
    'paid',
    { ...paid, paid: { begun: at, reference: 'PX-1' } },
    {
      ...{ operation: 'deposit', subjectId: '', amount: 500, state: 'redirected', purpose },
      ...{ before: { at, isComplete: false }, report: { kind: 'success', reference: 'PX-1' } },
    },
  ],
])('what the version before stored below "%s" is taken over, once', (name, old, order) => {
  for (const storage of [tabStorage, deviceStorage]) storage.write(name, JSON.stringify(old));
  expect(takeOver()).toEqual([{ ...common, ...order }]);
  expect(takeOver()).toEqual([]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it.each([
  ['paid', { ...paid, paid: { begun: at, reference: '' }, isArrived: true }],
  ['paid', { ...paid, asked: { kind: 'withdrawal', amount: 500 }, paid: { begun: at, reference: '' } }],
  ['order createSupportTicket ', { asked: { kind: 'tickets', count: 1 }, before: {}, at }],
  ['order buyTickets 7', { asked: { kind: 'tickets' } }],
  ['payment /raffles/7', { operation: 'transfer', about: '7', amount: 1, at }],
  ['payment /wallet/deposit', { ...deposit, address: undefined }],
])('what has ended, or is no order, is deleted: "%s" with %j', (name, old) => {
  deviceStorage.write(name, JSON.stringify(old));
  tabStorage.write(name, 'nonsense');
  expect(takeOver()).toEqual([]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
