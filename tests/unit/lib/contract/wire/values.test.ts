import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { amountText, penceSchema } from '../../../../../src/lib/contract/wire/money.ts';
import {
  countSchema,
  flagSchema,
  idSchema,
  optionalText,
  optionalTimestamp,
  timestampSchema,
} from '../../../../../src/lib/contract/wire/values.ts';

const refused = Symbol('refused');

function read(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : refused;
}

describe.each<[string, z.ZodMiniType, [unknown, unknown][]]>([
  [
    'id',
    idSchema(),
    [
      [7, '7'],
      ['a-7', 'a-7'],
      ['x'.repeat(200), 'x'.repeat(200)],
      ['x'.repeat(201), refused],
      ['.', refused],
      ['..', refused],
      ['...', '...'],
      ['\u{1f600}', '\u{1f600}'],
      ['7\ud800', refused],
      ['', refused],
      [null, refused],
      [Number.NaN, refused],
    ],
  ],
  [
    'optional text',
    optionalText(),
    [
      ['a', 'a'],
      ['', ''],
      [null, ''],
      [undefined, ''],
      [7, refused],
    ],
  ],
  [
    'money',
    penceSchema(),
    [
      ['10.50', 1050],
      [10.5, 1050],
      [0.29, 29],
      ['-5', -500],
      [0, 0],
      [10.005, refused],
      [1e21, refused],
      ['', refused],
      [null, refused],
      [Number.POSITIVE_INFINITY, refused],
    ],
  ],
  [
    'count',
    countSchema(),
    [
      [0, 0],
      [7, 7],
      ['7', 7],
      ['999999999', 999_999_999],
      ['1000000000', refused],
      [-1, refused],
      [1.5, refused],
      ['1.5', refused],
      ['', refused],
      ['0x10', refused],
    ],
  ],
  [
    'timestamp',
    timestampSchema(),
    [
      ['2026-03-04T19:30:00Z', '2026-03-04T19:30:00Z'],
      ['2026-03-04T19:30:00.123456+01:00', '2026-03-04T19:30:00.123456+01:00'],
      ['2026-03-04', '2026-03-04'],
      ['2026-13-04T19:30:00Z', refused],
      ['draw 7', refused],
      ['', refused],
      [1_772_652_600, refused],
    ],
  ],
  [
    'optional timestamp',
    optionalTimestamp(),
    [
      ['2026-03-04T19:30:00Z', '2026-03-04T19:30:00Z'],
      ['', null],
      [null, null],
      [undefined, null],
      ['soon', refused],
    ],
  ],
  [
    'flag',
    flagSchema(),
    [
      [true, true],
      [false, false],
      [null, false],
      [undefined, false],
      ['true', refused],
    ],
  ],
  [
    'amount to send',
    amountText(),
    [
      ['10.00', '10.00'],
      ['0.05', '0.05'],
      ['10', refused],
      ['10.0', refused],
      ['-1.00', refused],
      ['£1.00', refused],
    ],
  ],
])('%s', (_, schema, cases) => {
  it.each(cases)('%j', (value, expected) => {
    expect(read(schema, value)).toEqual(expected);
  });
});
