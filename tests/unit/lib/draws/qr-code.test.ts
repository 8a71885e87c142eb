import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createQrCode, type QrCode } from '../../../../src/lib/draws/qr-code.ts';
import { type BlackAndWhite, readQrCode } from '../../../helpers/qr-reader.ts';

const scale = 2;

/** Draws the path, which has rectangles of one row only. */
function draw({ size, path }: QrCode): BlackAndWhite {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('0'));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    rows[Number(y)]?.fill('1', Number(x), Number(x) + Number(width));
  const lines = rows.map((row) =>
    row
      .map((module) => module.repeat(scale))
      .join('')
      .repeat(scale),
  );
  return { pixels: lines.join(''), width: size * scale };
}

const addresses = fc
  .webUrl({ withFragments: true, withQueryParameters: true, size: 'large' })
  .map((address) => address.slice(0, 300));

it('reads as the address that it was made of, up to 300 characters', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const code = createQrCode(address);
      expect(code && readQrCode(draw(code))).toBe(address);
    }),
    { numRuns: 6, examples: [[`https://ciu.club.example/raffles/${'%C3%A9'.repeat(45)}`.slice(0, 300)]] },
  );
});

it('is left out where the address is too long for any code', () => {
  expect(createQrCode('a'.repeat(2_332))).toBeUndefined();
});
