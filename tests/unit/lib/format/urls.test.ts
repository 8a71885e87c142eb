import { expect, it } from 'vitest';
import { parseUrl } from '../../../../src/lib/format/text.ts';
import { safeRedirect } from '../../../../src/lib/orders/payment-page.ts';

it('reads an address, and gives nothing for other text', () => {
  expect(parseUrl('https://pay.example/x')?.hostname).toBe('pay.example');
  expect(parseUrl('pay.example')).toBeUndefined();
});

it('lets payment addresses be followed where URL.canParse is missing', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse');
  Reflect.deleteProperty(URL, 'canParse');
  try {
    expect(safeRedirect('https://pay.example/x', [])).toBe('https://pay.example/x');
  } finally {
    if (canParse) Object.defineProperty(URL, 'canParse', canParse);
  }
});
