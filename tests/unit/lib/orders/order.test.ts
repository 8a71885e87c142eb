import { expect, it } from 'vitest';
import {
  getNextState,
  type OrderEvent,
  type OrderState,
  pendingOrderSchema,
} from '../../../../src/lib/orders/order.ts';
import { parseStored } from '../../../../src/lib/storage/stored-value.ts';
import { aPendingOrder } from './pending-order.ts';

const events: readonly OrderEvent[] = ['send', 'accept', 'refuse', 'lose', 'redirect', 'end'];

it.each<[OrderState, { readonly [Event in OrderEvent]?: OrderState }]>([
  ['idle', { send: 'sending' }],
  ['sending', { accept: 'succeeded', refuse: 'refused', lose: 'unanswered', redirect: 'redirected' }],
  ['unanswered', { accept: 'succeeded', refuse: 'refused', redirect: 'redirected', end: 'idle' }],
  ['redirected', { end: 'idle' }],
  ['succeeded', {}],
  ['refused', {}],
])('order in state %s changes only by %j', (state, expected) => {
  const next = events.map((event) => [event, getNextState(state, event)]);
  expect(Object.fromEntries(next.filter(([, after]) => after !== undefined))).toEqual(expected);
});

const order = aPendingOrder({
  state: 'redirected',
  before: {
    ...{ at: 1, isComplete: true, tickets: ['1'], transactions: [], knownFrom: 1 },
    subscriptions: [{ id: '1', status: 'active' }],
  },
  hasReply: true,
  paymentUrl: 'https://pay.example/1',
  report: { kind: 'success', reference: 'PX-1' },
  purpose: { draw: '7', quantity: 2, choice: 'once', name: 'Meat Raffle' },
});

it('stored order is parsed as written, with and without optional values', () => {
  const { hasReply, paymentUrl, report, purpose, ...required } = order;
  const before = { at: 1, isComplete: false };
  for (const each of [order, { ...required, before }])
    expect(parseStored(JSON.stringify(each), pendingOrderSchema)).toEqual(each);
});

it.each([
  { operation: 'createSupportTicket' },
  { amount: '5' },
  { state: 'succeeded' },
  { before: undefined },
  { before: { at: 1, isComplete: true, tickets: [1] } },
  { before: { at: 1, isComplete: true, subscriptions: { 1: 'active' } } },
  { report: { kind: 'paid', reference: '' } },
  { purpose: { draw: '7' } },
])('stored order is ignored when it has %j', (wrong) => {
  expect(parseStored(JSON.stringify({ ...order, ...wrong }), pendingOrderSchema)).toBeUndefined();
});
