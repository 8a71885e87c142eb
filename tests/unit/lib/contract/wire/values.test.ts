import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  amountText,
  countSchema,
  flagSchema,
  idSchema,
  optionalString,
  optionalText,
  optionalTimestamp,
  penceSchema,
  stringSchema,
  timestampSchema,
} from '../../../../../src/lib/contract/wire/values.ts';

const refused = Symbol('refused');

function read(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : refused;
}

type Pair = readonly [sent: unknown, read: unknown];

interface Cases {
  readonly schema: z.ZodMiniType;
  /** Values that stay as they are. */
  readonly keeps?: readonly unknown[];
  readonly reads?: readonly Pair[];
  readonly rejects?: readonly unknown[];
}

const [tooLarge, tooSmall, huge] = JSON.parse('[9007199254740993, -9007199254740993, 1e21]');

const values: Record<string, Cases> = {
  id: {
    schema: idSchema(),
    keeps: ['a-7', 'x'.repeat(200), '...', '\u{1f600}', '9007199254740993'],
    reads: [
      [7, '7'],
      [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    ],
    rejects: ['x'.repeat(201), '.', '..', '7\ud800', '', null, Number.NaN, tooLarge, tooSmall, huge],
  },
  'optional text': {
    schema: optionalText(),
    keeps: ['a', '', 'R&D & &nbsp;&copy;&#8217;&AMP;&amp'],
    reads: [
      [null, ''],
      [undefined, ''],
      [5, '5'],
      ['Captain&#x27;s Draw &amp; Tea', "Captain's Draw & Tea"],
      ['&lt;b&gt;&quot;No. 7&quot;&lt;/b&gt; &#39;A&#39;', `<b>"No. 7"</b> 'A'`],
      ['once only: &amp;lt;b&amp;gt;', 'once only: &lt;b&gt;'],
    ],
    rejects: [false],
  },
  'text as sent, such as HTML, a URL or digits': {
    schema: optionalString(),
    keeps: ['<p>1 &lt; 2 &amp;amp; 3</p>', 'https://club.example/logo.png?a=1&amp;b=2', '07700 900123'],
    reads: [
      [7_700_900_123, '7700900123'],
      [null, ''],
      [undefined, ''],
    ],
    rejects: [['7']],
  },
  money: {
    schema: penceSchema(),
    keeps: [0],
    reads: [
      ['10.50', 1050],
      [10.5, 1050],
      [0.1 + 0.2, 30],
      [-10.499999999999998, -1050],
      ['10.500000', 1050],
      [-1e-7, 0],
    ],
    rejects: [0.000002, 10.005, '10.005', 1e21, '', null, Number.POSITIVE_INFINITY],
  },
  count: {
    schema: countSchema(),
    keeps: [0, 7],
    reads: [
      ['7', 7],
      ['999999999', 999_999_999],
    ],
    rejects: ['1000000000', -1, 1.5, '1.5', '', '0x10'],
  },
  timestamp: {
    schema: timestampSchema(),
    keeps: ['2026-03-04T19:30:00Z', '2026-03-04T19:30:00.123456+01:00', '2026-03-04'],
    rejects: ['2026-13-04T19:30:00Z', 'draw 7', '', 1_772_652_600],
  },
  'timestamp that not every browser reads': {
    schema: timestampSchema(),
    reads: [
      ['2026-03-04 19:30:00+00', '2026-03-04T19:30:00+00:00'],
      ['2026-03-04 19:30:00 +0530', '2026-03-04T19:30:00+05:30'],
      ['2026-03-04T19:30:00.123-0500', '2026-03-04T19:30:00.123-05:00'],
      ['1970-01-01 00:00:00Z', '1970-01-01T00:00:00Z'],
      ['Wed, 04 Mar 2026 19:30:00 GMT', '2026-03-04T19:30:00.000Z'],
    ],
    rejects: ['2026-03-04 25:30:00+00', '2026-03-04T19:30:00 tomorrow', '04 Mar 2026'],
  },
  'optional timestamp': {
    schema: optionalTimestamp(),
    keeps: ['2026-03-04T19:30:00Z', null],
    reads: [
      ['', null],
      [undefined, null],
    ],
    rejects: ['soon'],
  },
  'ticket number': {
    schema: stringSchema(),
    keeps: ['000042'],
    reads: [[42, '42']],
    rejects: [tooLarge, null],
  },
  flag: {
    schema: flagSchema(),
    keeps: [true, false],
    reads: [
      [null, false],
      [undefined, false],
    ],
    rejects: ['true'],
  },
  'amount to send': {
    schema: amountText(),
    keeps: ['10.00', '0.05'],
    rejects: ['10', '10.0', '-1.00', '£1.00'],
  },
};

describe.each(Object.entries(values))('%s', (_, { schema, keeps = [], reads = [], rejects = [] }) => {
  const same = keeps.map((value): Pair => [value, value]);
  const none = rejects.map((value): Pair => [value, refused]);

  it.each([...same, ...reads, ...none])('%j', (value, expected) => {
    expect(read(schema, value)).toEqual(expected);
  });
});
