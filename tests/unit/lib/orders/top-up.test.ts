import '../../../helpers/browser.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parsePence } from '../../../../src/lib/format/money.ts';
import * as topUp from '../../../../src/lib/orders/top-up.ts';
import { clearAllScoped, setStorageOwner } from '../../../../src/lib/storage/scoped-storage.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const wanted: fc.Arbitrary<topUp.DepositPurpose> = fc.record({
  draw: fc.stringMatching(/^[\w-]{1,64}$/),
  quantity: fc.integer({ min: 1, max: 99_999 }),
  choice: fc.constantFrom('once', 'subscribe', 'waiting'),
});
const searchOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://club.example').searchParams);
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.constantFrom(
    ...['', '-1', '0', '00', '1e9', '0x10', '٣', '1.005', 'NaN', 'Infinity', '3.40 ', '+3', '£3', '3,40'],
    ...['../../more', '%2e%2e', '<img src=x onerror=alert(1)>', '__proto__', 'constructor', '9'.repeat(400)],
  ),
);

it('deposit path contains the missing amount and the purpose', () => {
  assertProperty(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), wanted, (short, given) => {
      const search = searchOf(topUp.depositPath(short, given));
      expect([parsePence(search.amount ?? ''), topUp.readDepositPurpose(search)]).toEqual([short, given]);
    }),
  );
});

it('deposit path is parsed to a valid draw id and a valid choice only', () => {
  assertProperty(
    fc.property(hostile, hostile, hostile, (draw, quantity, choice) => {
      const read = topUp.readDepositPurpose({ draw, quantity, choice });
      expect(read === undefined || /^[\w-]{1,64}$/.test(read.draw)).toBe(true);
      const { quantity: count, choice: way } = topUp.readPurchaseChoice({ quantity, choice });
      expect(Number.isInteger(count) && count >= 1 && count <= 99_999).toBe(true);
      expect(['once', 'subscribe', 'waiting']).toContain(way);
    }),
  );
});

it('deposit path tops up at least £1.00', () => {
  expect([1, 40, 99, 100, 101, 340].map(topUp.topUpAmount)).toEqual([100, 100, 100, 100, 101, 340]);
});

it('path back from a deposit is the draw with its choice, or the subscriptions', () => {
  assertProperty(
    fc.property(wanted, ({ draw, ...bought }) => {
      const path = topUp.purposePath({ draw, ...bought });
      if (bought.choice === 'waiting') expect(path).toBe('/subscriptions');
      else {
        expect(path.startsWith(`/raffles/${draw}?`)).toBe(true);
        expect(topUp.readPurchaseChoice(searchOf(path))).toEqual(bought);
      }
    }),
  );
});

describe('trusted link', () => {
  const address = topUp.depositPath(340, { draw: '12', quantity: 2, choice: 'subscribe' });

  beforeEach(() => setStorageOwner('ciu', 'ada@example.com'));
  afterEach(() => {
    clearAllScoped();
    setStorageOwner();
  });

  it('is only the address of the followed link', () => {
    topUp.saveTrustedLink(address);
    expect(topUp.isTrustedLink(address)).toBe(true);
    assertProperty(
      fc.property(fc.oneof(hostile, wanted.map(topUp.purposePath)), (other) => {
        expect(topUp.isTrustedLink(other)).toBe(other === address);
        expect(topUp.isTrustedLink(`${address}&${other}`)).toBe(false);
      }),
    );
  });

  it('is not trusted for another member, or after sign-out', () => {
    topUp.saveTrustedLink(address);
    setStorageOwner('ciu', 'eve@example.com');
    expect(topUp.isTrustedLink(address)).toBe(false);
    topUp.saveTrustedLink(address);
    clearAllScoped();
    expect(topUp.isTrustedLink(address)).toBe(false);
  });
});
