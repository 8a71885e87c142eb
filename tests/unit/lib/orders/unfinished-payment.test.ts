import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abandonedPaymentMs } from '../../../../src/lib/config.ts';
import { choiceText, isPaid, parseUnfinishedPayment } from '../../../../src/lib/orders/unfinished-payment.ts';

const left = {
  operation: 'buyTickets',
  ...{ about: '3', path: '/raffles/3', amount: 2, before: 1, address: 'https://pay.example/1', at: 1_000 },
} as const;

describe('a payment that was left', () => {
  it('is read as it was kept, for a while', () => {
    const text = JSON.stringify(left);
    expect(parseUnfinishedPayment(text, 1_000)).toEqual(left);
    expect(parseUnfinishedPayment(text, abandonedPaymentMs + 999)).toEqual(left);
    expect(parseUnfinishedPayment(text, abandonedPaymentMs + 1_000)).toBeUndefined();
    expect(parseUnfinishedPayment(text, 1_000 - abandonedPaymentMs)).toBeUndefined();
  });

  it.each([
    { operation: 'withdraw' },
    { about: 3 },
    { amount: 0 },
    { amount: 1.5 },
    { amount: '2' },
    { amount: 1e300 },
    { before: '1' },
    { address: ['https://pay.example/1'] },
    { at: null },
  ])('is none with %o', (wrong) => {
    expect(parseUnfinishedPayment(JSON.stringify({ ...left, ...wrong }), 1_000)).toBeUndefined();
  });

  it('is none in whatever else stands there', () => {
    const texts = fc.oneof(fc.string(), fc.json(), fc.constantFrom('null', '[]', '{"at":1000}'));
    fc.assert(fc.property(texts, (text) => parseUnfinishedPayment(text, 1_000) === undefined));
  });

  it('is paid for once the API shows as much more', () => {
    expect([undefined, 1, 2, 3, 4].filter((now) => isPaid(left, now))).toEqual([3, 4]);
    expect(isPaid({ ...left, before: undefined }, 9)).toBe(false);
  });

  it('says what was chosen', () => {
    expect(choiceText(left)).toBe('One-time purchase of 2 tickets');
    expect(choiceText({ ...left, operation: 'subscribe', amount: 1 })).toBe('Subscription with 1 ticket');
    expect(choiceText({ ...left, operation: 'deposit', amount: 1250 })).toBe('Deposit of £12.50');
  });
});
