import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestArrivalMs, tellArrival, tellUnseen } from '../../../../src/lib/orders/arrival.ts';
import { compare, type Holdings } from '../../../../src/lib/orders/outcome.ts';
import { isSamePayment, paidDeposit, parsePaidDeposit } from '../../../../src/lib/orders/paid-deposit.ts';
import { parseCallback } from '../../../../src/lib/orders/payment-result.ts';
import { holds } from '../properties.ts';

const asked = { kind: 'deposit', amount: 500 } as const;
const movements = (...amounts: readonly number[]): Holdings['transactions'] =>
  amounts.map((amount, index) => ({ id: String(index), amount }));
const before: Holdings = { transactions: movements(500, -200), balance: 300 };

describe('what proves a deposit', () => {
  it.each<[string, Holdings, string]>([
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
      { transactions: movements(500, -200, 500), balance: 800, taken: ['2'] },
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
    expect(compare(before, after, asked).kind).toBe(kind);
  });

  it('is no entry that an older list may have left out', () => {
    const part = { ...before, isPart: true };
    const whole = { transactions: movements(500, -200, 500), isPart: false };
    expect(compare(part, whole, asked).kind).toBe('unknown');
    expect(compare(part, { ...whole, isPart: true }, asked).kind).toBe('asked');
  });

  it('is never a history without that amount', () => {
    const other = fc.integer({ min: -900, max: 900 }).filter((amount) => amount !== 500);
    holds(
      fc.property(fc.array(other), fc.array(fc.integer({ min: -900, max: 900 })), (came, old) => {
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
        const then = { transactions: movements(...old), balance: sum(old) };
        const now = { transactions: movements(...old, ...came), balance: sum(old) + sum(came) };
        expect(compare(then, now, asked).kind).toBe('nothing');
      }),
    );
  });
});

describe('what is told of a deposit', () => {
  const noon = new Date(2026, 4, 1, 12, 0, 5).getTime();
  const order = { asked, paid: { begun: noon - 60_000, reference: 'PX-1' } };
  const nothing = { kind: 'nothing' } as const;
  const found = { kind: 'asked', happened: 1, asked: 1, numbers: [] } as const;

  it('is its arrival with the balance by the API, where that is known', () => {
    const look = { at: noon, isLast: false };
    expect(tellArrival(order, found, { ...look, balance: 800 })?.text).toBe(
      'Arrived: £5.00 is in your wallet. Your balance is now £8.00.',
    );
    expect(tellArrival(order, found, look)?.text).toBe('Arrived: £5.00 is in your wallet.');
  });

  it('is that it is on its way, for a day, and how to ask', () => {
    const look = { at: noon, isLast: false };
    const coming = '£5.00 is on its way to your wallet, but not there yet.';
    expect(tellArrival(order, nothing, look)).toMatchObject({
      text: coming,
      isOpen: true,
      hint: 'Last look: 12:00:05 PM. We look again by ourselves.',
    });
    expect(tellArrival(order, { kind: 'unknown' }, { ...look, isLast: true })).toMatchObject({
      text: coming,
      hint: 'Last look: 12:00:05 PM. It may take up to 24 hours; we look again whenever you come back.',
      report: { category: 'Payments', subject: 'Deposit not arrived: £5.00' },
    });
    const late = { at: order.paid.begun + longestArrivalMs, isLast: true };
    expect(tellArrival(order, nothing, late)?.text).toBe(
      '£5.00 has not arrived within 24 hours. Please ask us about it.',
    );
  });

  it('is calm where nobody here has begun it', () => {
    const told = tellUnseen({ amount: '£5.00', reference: 'PX-1' });
    expect(told).toMatchObject({ tone: 'info', text: 'We have not seen this payment.' });
    expect(told.report).toMatchObject({
      subject: 'Deposit not seen: £5.00',
      description: expect.stringMatching(/^Amount: £5\.00\nReference: PX-1\n/),
    });
  });
});

describe('a deposit that was paid, as it is kept', () => {
  const left = { operation: 'deposit', about: '', place: '/wallet/deposit', amount: 500, at: 1 } as const;
  const success = (query: Readonly<Record<string, string>>) => {
    const result = parseCallback(query);
    if (result.kind === 'failed') throw new Error('not a success');
    return result;
  };

  it('is known again by its own address alone', () => {
    const kept = paidDeposit(left, success({ amount: '5', reference: 'PX-1' }), 2);
    expect(parsePaidDeposit(JSON.stringify(kept))).toEqual(kept);
    const is = (query: Readonly<Record<string, string>>) => isSamePayment(success(query), kept);
    expect(is({ amount: '5.00', reference: 'PX-1' })).toBe(true);
    expect(is({ reference: 'PX-1' })).toBe(true);
    expect(is({ amount: '5.00', reference: 'PX-2' })).toBe(false);
    expect(is({ amount: '500', reference: 'PX-1' })).toBe(false);
  });

  it('is none in whatever else stands there', () => {
    holds(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parsePaidDeposit(text) === undefined));
  });
});
