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
      [Number.MAX_SAFE_INTEGER, '9007199254740991'],
      [JSON.parse('9007199254740993'), refused],
      [JSON.parse('-9007199254740993'), refused],
      [JSON.parse('1e21'), refused],
      ['9007199254740993', '9007199254740993'],
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
      [5, '5'],
      [false, refused],
      ['Captain&#x27;s Draw &amp; Tea', "Captain's Draw & Tea"],
      ['&lt;b&gt;&quot;No. 7&quot;&lt;/b&gt; &#39;A&#39;', `<b>"No. 7"</b> 'A'`],
      ['once only: &amp;lt;b&amp;gt;', 'once only: &lt;b&gt;'],
      ['R&D & &nbsp;&copy;&#8217;&AMP;&amp', 'R&D & &nbsp;&copy;&#8217;&AMP;&amp'],
    ],
  ],
  [
    'text as sent, such as HTML, an address or a code',
    optionalString(),
    [
      ['<p>1 &lt; 2 &amp;amp; 3</p>', '<p>1 &lt; 2 &amp;amp; 3</p>'],
      ['https://club.example/logo.png?a=1&amp;b=2', 'https://club.example/logo.png?a=1&amp;b=2'],
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
      [0.1 + 0.2, 30],
      ['0.30000000000000004', 30],
      [-10.499999999999998, -1050],
      [19.99 * 3, 5997],
      ['10.500000', 1050],
      [1e-7, 0],
      [-1e-7, 0],
      [0.000002, refused],
      [10.005, refused],
      ['10.005', refused],
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
    'a timestamp that not every browser reads, with an offset',
    timestampSchema(),
    [
      ['2026-03-04 19:30:00+00', '2026-03-04T19:30:00+00:00'],
      ['2026-03-04 19:30:00 +0530', '2026-03-04T19:30:00+05:30'],
      ['2026-03-04T19:30:00.123-0500', '2026-03-04T19:30:00.123-05:00'],
      ['1970-01-01 00:00:00Z', '1970-01-01T00:00:00Z'],
      ['Wed, 04 Mar 2026 19:30:00 GMT', '2026-03-04T19:30:00.000Z'],
      ['2026-03-04 25:30:00+00', refused],
      ['2026-03-04T19:30:00 tomorrow', refused],
      ['04 Mar 2026', refused],
    ],
  ],
  [
    'ticket number',
    stringSchema(),
    [
      [42, '42'],
      ['000042', '000042'],
      [JSON.parse('9007199254740993'), refused],
      [null, refused],
    ],
  ],
  [
    'digits that may be absent',
    optionalString(),
    [
      [7_700_900_123, '7700900123'],
      ['07700 900123', '07700 900123'],
      [null, ''],
      [undefined, ''],
      [['7'], refused],
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
