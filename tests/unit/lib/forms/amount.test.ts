import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAmountText } from '../../../../src/lib/format/money.ts';
import { isAmbiguousAmount, parseAmount } from '../../../../src/lib/forms/amount.ts';
import { assertProperty, fastest, hostileText, slowMs } from '../../../helpers/properties.ts';

describe('parseAmount', () => {
  it.each([
    ...['10', ' 10 ', '10.', '10,', '10.0', '10.00', '10,00', '£10', '10£', '£ 10', '10 £', '£10£', '０１０'],
    ...['10.00 GBP', 'GBP 10', 'gbp10', '10Gbp', '£10 GBP', '１０', '１０．００', '￡10', '+10', '10\u200b'],
    '1\u00ad0',
  ])('parses %j as £10.00', (text) => {
    expect(parseAmount(text)).toBe(1000);
  });

  it.each([
    ...['1000.50', '1000.5', '1000,50', '1000,5', '1,000.50', "1'000.50", '1’000.50', '£1 000.50'],
    ...['1\u2009000.50', '1\u202f000,50', "1'000,50", '1\u00a0000.50 GBP'],
  ])('parses %j as £1,000.50', (text) => {
    expect(parseAmount(text)).toBe(100_050);
  });

  it.each([
    ...['1.000,50', '1.000', '1.005', '1.000.000', '1,000,50', '1,00,000', '12,34.5', '1,5.0', '1..5'],
    ...['1,,50', '10 50', '1 0', '1,000 000', "1'0", '10.500', '1.000,50 GBP', '£1.000'],
  ])('rejects the ambiguous %j', (text) => {
    expect(parseAmount(text)).toBeUndefined();
    expect(isAmbiguousAmount(text)).toBe(true);
  });

  it.each([
    ...['', ' ', '£', 'GBP', '.', ',', '0.99', '0', '-10', '−10', '10-', '10–20', '(10)', '1e3', '0x10'],
    ...['$10', '10€', 'ten', '10 pounds and 50 pence', '١٠', '10²', '½', 'NaN', 'Infinity'],
    ...['9'.repeat(13), '10p', 'GBPGBP'],
  ])('rejects %j', (text) => {
    expect(parseAmount(text)).toBeUndefined();
    expect(isAmbiguousAmount(text)).toBe(false);
  });

  it('returns a payable amount or undefined for any text in linear time', () => {
    assertProperty(
      fc.property(hostileText, (text) => {
        const pence = parseAmount(text);
        if (pence === undefined) return;
        expect(Number.isSafeInteger(pence) && pence >= 100).toBe(true);
        expect(parseAmount(toAmountText(pence))).toBe(pence);
      }),
    );
    for (const piece of ['0', ',000', '.', ' ', '1,', "'"]) {
      expect(fastest(() => parseAmount(`1${piece.repeat(50_000)}x`))).toBeLessThan(slowMs);
    }
  });
});
