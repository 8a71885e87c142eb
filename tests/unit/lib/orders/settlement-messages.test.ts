import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPaidOrder, isSamePayment, parsePaidOrder } from '../../../../src/lib/orders/paid-order.ts';
import { parsePaymentResult } from '../../../../src/lib/orders/payment-page.ts';
import { unknownPaymentStatus } from '../../../../src/lib/orders/payment-support-request.ts';
import { type AccountSnapshot, reconcile, reconcilePayment } from '../../../../src/lib/orders/reconcile.ts';
import { maxSettlementMs, settlementStatusMessage } from '../../../../src/lib/orders/settlement-messages.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const asked = { kind: 'deposit', amount: 500 } as const;
const movements = (...amounts: readonly number[]): AccountSnapshot['transactions'] =>
  amounts.map((amount, index) => ({ id: String(index), amount }));
const before: AccountSnapshot = { transactions: movements(500, -200), balance: 300 };

describe('what proves a deposit', () => {
  it.each<[string, AccountSnapshot, string]>([
    ['a new entry of that amount', { transactions: movements(500, -200, 500), balance: 800 }, 'asked'],
    [
      'a new entry, whatever the balance',
      { transactions: movements(500, -200, 500, -700), balance: 100 },
      'asked',
    ],
    ['a new entry without a balance', { transactions: movements(500, -200, 500) }, 'asked'],
    ['an entry that was there before', before, 'nothing'],
    ['an entry of another amount', { transactions: movements(500, -200, 480), balance: 780 }, 'nothing'],
    [
      'an entry that proves another',
      { transactions: movements(500, -200, 500), balance: 800, claimedIds: ['2'] },
      'nothing',
    ],
    ['a balance that no entry explains', { transactions: movements(500, -200), balance: 800 }, 'asked'],
    ['that balance after a purchase', { transactions: movements(500, -200, -100), balance: 700 }, 'asked'],
    [
      'a balance that entries explain',
      { transactions: movements(500, -200, 300, 200), balance: 800 },
      'nothing',
    ],
    ['a balance alone', { balance: 800 }, 'asked'],
    ['another balance alone', { balance: 780 }, 'unknown'],
    ['nothing that could be read', {}, 'unknown'],
  ])('%s: %s', (_, after, kind) => {
    expect(reconcile(before, after, asked).kind).toBe(kind);
  });

  it('is no entry that an older list may have left out', () => {
    const part = { ...before, isPart: true };
    const whole = { transactions: movements(500, -200, 500), isPart: false };
    expect(reconcile(part, whole, asked).kind).toBe('unknown');
    expect(reconcile(part, { ...whole, isPart: true }, asked).kind).toBe('asked');
  });

  it('is never a history without that amount', () => {
    const other = fc.integer({ min: -900, max: 900 }).filter((amount) => amount !== 500);
    assertProperty(
      fc.property(fc.array(other), fc.array(fc.integer({ min: -900, max: 900 })), (came, old) => {
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
        const then = { transactions: movements(...old), balance: sum(old) };
        const now = { transactions: movements(...old, ...came), balance: sum(old) + sum(came) };
        expect(reconcile(then, now, asked).kind).toBe('nothing');
      }),
    );
  });
});

describe('what is told of a deposit', () => {
  const noon = new Date(2026, 4, 1, 12, 0, 5).getTime();
  const order = { asked, paid: { begun: noon - 60_000, reference: 'PX-1' } };
  const nothing = { kind: 'nothing' } as const;
  const found = { kind: 'asked', actual: 1, expected: 1, numbers: [] } as const;

  it('is its arrival with the balance by the API, where that is known', () => {
    const look = { at: noon, isLast: false };
    expect(settlementStatusMessage(order, found, { ...look, balance: 800 })?.text).toBe(
      'Arrived: £5.00 is in your wallet. Your balance is now £8.00.',
    );
    expect(settlementStatusMessage(order, found, look)?.text).toBe('Arrived: £5.00 is in your wallet.');
  });

  it('is that it is on its way, for a day, and how to ask', () => {
    const look = { at: noon, isLast: false };
    const coming = '£5.00 is on its way to your wallet, but not there yet.';
    expect(settlementStatusMessage(order, nothing, look)).toMatchObject({
      text: coming,
      isOpen: true,
      hint: 'Last look: 12:00:05 PM. We look again by ourselves.',
    });
    expect(settlementStatusMessage(order, { kind: 'unknown' }, { ...look, isLast: true })).toMatchObject({
      text: coming,
      hint: 'Last look: 12:00:05 PM. It may take up to 24 hours; we look again whenever you come back.',
      supportRequest: { category: 'Payments', subject: 'Deposit not arrived: £5.00' },
    });
    const late = { at: order.paid.begun + maxSettlementMs, isLast: true };
    expect(settlementStatusMessage(order, nothing, late)?.text).toBe(
      '£5.00 has not arrived within 24 hours. Please ask us about it.',
    );
  });

  it('is calm where nobody here has begun it', () => {
    const told = unknownPaymentStatus({ isForTickets: false, amount: '£5.00', reference: 'PX-1' });
    expect(told).toMatchObject({ tone: 'info', text: 'We have not seen this payment.' });
    expect(told.supportRequest).toMatchObject({
      subject: 'Deposit not seen: £5.00',
      description: expect.stringMatching(/^Amount: £5\.00\nReference: PX-1\n/),
    });
  });

  it('of tickets that did not start in this browser leads to the tickets', () => {
    const status = unknownPaymentStatus({ isForTickets: true, reference: 'PX-1' });
    expect(status.hint).toContain('Your tickets show what has arrived.');
    expect(status.supportRequest?.subject).toBe('Payment not seen');
  });
});

describe('a deposit that was paid, as it is kept', () => {
  const left = { operation: 'deposit', about: '', path: '/wallet/deposit', amount: 500, at: 1 } as const;
  const success = (query: Readonly<Record<string, string>>) => {
    const result = parsePaymentResult(query);
    if (result.kind === 'failed') throw new Error('not a success');
    return result;
  };

  it('is known again by its own address alone', () => {
    const kept = createPaidOrder(left, success({ amount: '5', reference: 'PX-1' }), 2);
    expect(parsePaidOrder(JSON.stringify(kept))).toEqual(kept);
    const is = (query: Readonly<Record<string, string>>) => isSamePayment(success(query), kept);
    expect(is({ amount: '5.00', reference: 'PX-1' })).toBe(true);
    expect(is({ reference: 'PX-1' })).toBe(true);
    expect(is({ amount: '5.00', reference: 'PX-2' })).toBe(false);
    expect(is({ amount: '500', reference: 'PX-1' })).toBe(false);
  });

  it('is none in whatever else stands there', () => {
    assertProperty(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => parsePaidOrder(text) === undefined),
    );
  });
});

describe('tickets that were paid for by card', () => {
  const ticket = fc
    .integer({ min: 0, max: 9 })
    .map((id) => ({ id: String(id), number: String(id).padStart(6, '0') }));
  const replies = fc.array(
    fc.record({
      tickets: fc.option(fc.array(ticket, { maxLength: 12 }), { nil: undefined }),
      held: fc.option(fc.nat(12), { nil: undefined }),
      claimedIds: fc.array(fc.integer({ min: 0, max: 9 }).map(String), { maxLength: 3 }),
    }),
    { maxLength: 8 },
  );
  const before = fc.record({
    tickets: fc.option(fc.uniqueArray(ticket, { selector: ({ id }) => id }), { nil: undefined }),
    held: fc.option(fc.nat(12), { nil: undefined }),
  });

  it('are here only with as many new ids, whatever the API replies', () => {
    let claims = 0;
    assertProperty(
      fc.property(
        before,
        replies,
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        (held, all, count, isFresh) => {
          for (const after of all) {
            const tickets = { kind: 'tickets', count } as const;
            const verdict = reconcilePayment(held, after, tickets);
            const paid = { begun: 0, reference: '' };
            const told = settlementStatusMessage({ asked: tickets, isFresh, paid }, verdict, {
              at: 1,
              isLast: false,
            });
            if (!/ (is|are) here/.test(told?.text ?? '')) continue;
            claims += 1;
            const known = new Set([...(held.tickets ?? []).map(({ id }) => id), ...after.claimedIds]);
            const fresh = new Set((after.tickets ?? []).map(({ id }) => id).filter((id) => !known.has(id)));
            expect(held.tickets).toBeDefined();
            expect(isFresh).toBe(true);
            expect(fresh.size).toBeGreaterThanOrEqual(count);
          }
        },
      ),
    );
    expect(claims).toBeGreaterThan(100);
  });

  it.each([
    [3, ['000034', '000032', '000033'], 'Your 3 tickets are here: 000032, 000033 and 000034.'],
    [1, ['000032'], 'Your ticket is here: 000032.'],
    [3, ['000032'], '1 of your 3 tickets has come: 000032. We look for the others.'],
    [3, [], 'Your 3 tickets are on the way, but not there yet.'],
    [
      1,
      ['000032', '000033'],
      'Your ticket is here. There are more tickets than this page knew of: 000032 and 000033.',
    ],
  ] as const)('of %i with the new numbers %j are told so', (count, numbers, text) => {
    const tickets = { kind: 'tickets', count } as const;
    const verdict = reconcilePayment(
      { tickets: [] },
      { tickets: numbers.map((id) => ({ id, number: id })) },
      tickets,
    );
    const paid = { begun: 0, reference: 'PX-1' };
    expect(
      settlementStatusMessage({ asked: tickets, isFresh: true, paid }, verdict, { at: 1, isLast: false })
        ?.text,
    ).toBe(text);
  });

  it('that have not come within 24 hours are asked about', () => {
    const tickets = { kind: 'tickets', count: 3 } as const;
    const paid = { begun: 0, reference: 'PX-1' };
    const look = { at: maxSettlementMs, isLast: true };
    expect(
      settlementStatusMessage({ asked: tickets, paid, about: 'Draw 7' }, { kind: 'nothing' }, look),
    ).toMatchObject({
      text: 'Your 3 tickets have not arrived within 24 hours. Please ask us about it.',
      supportRequest: {
        category: 'Payments',
        subject: 'Tickets not arrived: Draw 7',
        description: expect.stringMatching(/^Draw 7\nTickets: 3\nReference: PX-1\n/),
      },
    });
  });
});
