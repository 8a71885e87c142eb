import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePaymentResult, safeRedirect } from '../../../../src/lib/orders/payment-page.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

describe('safeRedirect', () => {
  it.each([
    ['https://pay.example.com/x?y=1#z', 'https://pay.example.com/x?y=1#z'],
    ['HTTPS://Pay.Example.com', 'https://pay.example.com/'],
    ['http://ciu.praxis.localhost:8787/pay', 'http://ciu.praxis.localhost:8787/pay'],
    ['http://127.1/pay', 'http://127.0.0.1/pay'],
    ['http://[::1]/pay', 'http://[::1]/pay'],
  ])('accepts %s when no hosts are listed', (url, address) => {
    expect(safeRedirect(url, [])).toBe(address);
  });

  it.each([
    ...['', 'pay', '/pay', '//pay.example.com', 'http://pay.example.com', 'http://localhost.evil.test'],
    ...['http://evillocalhost', 'http://127.0.0.1.evil.test', 'http://128.0.0.1', 'javascript:alert(1)'],
    ...[' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'],
    ...['/\\pay.example.com', ' java\tscript:alert(1)//https://pay.example.com'],
    ...['blob:https://pay.example.com/1', 'ftp://pay.example.com', 'https://user@pay.example.com'],
    ...['https://user:secret@pay.example.com', 'https://'],
  ])('rejects %j', (url) => {
    expect(safeRedirect(url, [])).toBeUndefined();
  });

  it('accepts only listed hosts when hosts are listed', () => {
    const hosts = ['Pay.example.com', ' bank.test:8443 '];
    expect(safeRedirect('https://pay.example.com/', hosts)).toBeDefined();
    expect(safeRedirect('https://pay.example.com:444/', hosts)).toBeDefined();
    expect(safeRedirect('https://bank.test:8443/', hosts)).toBeDefined();
    // The host of this URL ends at the backslash.
    expect(safeRedirect('https://pay.example.com\\@evil.test', hosts)).toBe(
      'https://pay.example.com/@evil.test',
    );
    for (const url of [
      ...['https://bank.test/', 'https://x.pay.example.com/', 'https://pay.example.com.evil.test/'],
      ...['https://pay.example.com@evil.test/', 'https://evil.test/pay.example.com', 'http://localhost/'],
      ...['http://pay.example.com/', 'https://evil.test/'],
    ])
      expect(safeRedirect(url, hosts), url).toBeUndefined();
  });

  it('never throws and returns only https or loopback addresses', () => {
    const urls = [hostileText, fc.webUrl(), hostileText.map((text) => `http://${text}`)];
    assertProperty(
      fc.property(fc.oneof(...urls), (url) => {
        const address = safeRedirect(url, []);
        if (address === undefined) return;
        const { protocol, hostname } = new URL(address);
        expect(protocol === 'https:' || /localhost$|^127\.|^\[::1\]$/.test(hostname)).toBe(true);
      }),
    );
  });
});

describe('parsePaymentResult', () => {
  it.each([
    [{ amount: '10', reference: 'TX-1_2.3:4/5#6' }, '£10.00', 'TX-1_2.3:4/5#6', false],
    [{ lottery: '3', amount: '1,250.50', error: '' }, '£1,250.50', undefined, true],
  ])('parses a deposit or a purchase: %j', (query, amount, reference, isForTickets) => {
    expect(parsePaymentResult(query)).toEqual({ kind: 'success', amount, reference, isForTickets });
  });

  it.each([
    ['Card <b>declined</b>\u202e\n', 'Card <b>declined</b>'],
    ['x'.repeat(301), 'x'.repeat(300)],
    [' ', ''],
  ])('parses a failure when there are other values too: %j', (given, error) => {
    const failure = { kind: 'failed', isForTickets: false, error, reference: undefined };
    expect(parsePaymentResult({ error: given, amount: '10' })).toEqual(failure);
  });

  it.each(['', '0', '-5', 'ten', '1e3', '5.005', '9'.repeat(13), '٥'])('drops the amount %j', (amount) => {
    expect(parsePaymentResult({ amount })).toMatchObject({ kind: 'success', amount: undefined });
  });

  it('limits references to 64 plain characters', () => {
    const shown = (reference: string) => parsePaymentResult({ reference });
    expect(shown('x'.repeat(64))).toMatchObject({ reference: 'x'.repeat(64) });
    for (const reference of ['x'.repeat(65), '', 'a b', '<img>', 'call 0800', 'ä']) {
      expect(shown(reference)).toMatchObject({ reference: undefined });
    }
  });

  it('never throws and returns only short plain text', () => {
    const names = fc.constantFrom('error', 'amount', 'reference', 'lottery', '__proto__');
    const query = fc.dictionary(names, hostileText);
    assertProperty(
      fc.property(query, (values) => {
        const result = parsePaymentResult(values);
        const texts = result.kind === 'failed' ? [result.error] : [result.amount, result.reference];
        for (const text of texts) {
          expect((text ?? '').length).toBeLessThanOrEqual(600);
          expect(text ?? '').not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        }
      }),
    );
  });
});
