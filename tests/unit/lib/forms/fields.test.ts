import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email, optionalTextOf, textOf } from '../../../../src/lib/forms/fields.ts';
import {
  accountNumber,
  optionalPostcode,
  phone,
  sortCode,
  ukPostcode,
} from '../../../../src/lib/forms/personal-fields.ts';
import { assertProperty, fastest, hostileText, slowMs } from '../../../helpers/properties.ts';

/** The sent value, or the message after '!'. */
function send(schema: z.ZodMiniType, value: unknown): unknown {
  const { data, error } = z.safeParse(schema, value);
  return error ? `!${error.issues[0]?.message}` : data;
}

const long = (length: number, end: string) => `${'a'.repeat(length - end.length)}${end}`;

describe('email', () => {
  const tags = ['spec:5.1', 'spec:5.7', 'spec:5.48'];

  it.each([
    ...['ada@example.com', 'ada+raffle@mail.example.co.uk', "o'brien_x-1.y@ex-ample.com", 'a@b.cd'],
    ...['Ada@Example.COM', 'jörg@bücher.de', 'a@b.xn--p1ai', long(254, '@example.com')],
  ])('sends %j as typed', { tags }, (text) => {
    expect(send(email(), text)).toBe(text);
  });

  it.each([
    ...['  ada@example.com\u00a0', '\u200bada\ufeff@example.com', 'ada @example. com '],
    ...['mailto:ada@example.com', 'ada＠example．com'],
  ])('sends %j without what does not belong to it', { tags }, (text) => {
    expect(send(email(), text)).toBe('ada@example.com');
  });

  it.each([
    ...['', 'ada', 'ada@', '@example.com', 'ada@example', 'ada@example.c', 'ada@example.c1', 'ada@.com'],
    ...['ada@example..com', 'ada@-example.com', 'ada@example-.com', 'a da@example.com', 'ada@exam ple.com'],
    ...['ada@@example.com', '.ada@example.com', 'ada.@example.com', 'a..da@example.com'],
    ...['ada@example.com, bob@example.com', 'Ada <ada@example.com>', long(255, '@example.com')],
  ])('rejects %j', { tags }, (text) => {
    expect(send(email(), text)).toBe('!Please enter valid email.');
  });

  it.each(['a', 'a.', 'a@', 'a@a', 'a@a.', 'a@a-', '-', ' ', '\u200b'])(
    'checks 100 kB of %j in linear time',
    (piece) => {
      const text = piece.repeat(100_000 / piece.length);
      expect(fastest(() => send(email(), `${text}!`))).toBeLessThan(slowMs);
      expect(fastest(() => send(email(), `a@${text}`))).toBeLessThan(slowMs);
    },
  );
});

it('text fields require a minimum number of visible characters', () => {
  expect(send(textOf(3, 'Short.'), 'abc')).toBe('abc');
  for (const text of ['ab', ' ab ', 'ab\u200b', '', undefined])
    expect(send(textOf(3, 'Short.'), text)).toBe('!Short.');
  for (const text of [' \u00a0\u200b', '\u3164', '\u200d', '\u2800', '\u0000'])
    expect(send(textOf(1, 'Missing.'), text)).toBe('!Missing.');
  expect(send(textOf(2, 'Short.'), '👍')).toBe('!Short.');
});

it('text fields accept an empty value when optional', () => {
  expect([send(optionalTextOf(5), ' '), send(optionalTextOf(5), 'abcde')]).toEqual(['', 'abcde']);
  expect(send(optionalTextOf(5), 'abcd')).toBe('!Must be at least 5 characters.');
  expect(send(optionalTextOf(5), 'abcd ')).toBe('!Must be at least 5 characters.');
});

describe('phone', () => {
  it.each([
    ['07700900123', ['07700.900.123', '[07700]\u00a0900–123\u200b', '０７７００ ９００１２３']],
    [
      '+447700900123',
      [
        ...['+44 (7700) 900-123', '+44 07700 900123', '(+44) (0) 07700 900123', 'tel:+447700900123'],
        ...['Tel: +44-7700-900123', '00 44 (0) 7700 900123', '＋４４\u2009７７００\u202f９００１２３'],
      ],
    ],
    ['+441632960123', ['+44 (0)1632 960 123', '\u200b+44 (0)1632 960 123']],
    ['+35312345678', ['+353 (0)1 234 5678']],
    ['+390612345678', ['+39 06 1234 5678']],
    ['01632 960 123 / 07700 900 123', [' 01632 960 123 / 07700 900 123\u00a0']],
  ] as const)('sends %j for each of its spellings', { tags: ['spec:5.11', 'spec:5.46'] }, (sent, texts) => {
    for (const text of texts) expect(send(phone('Wrong.'), text), text).toBe(sent);
  });

  it.each([
    ...['0770090012', '+123456789', '01632 960 123 ext 12', '01632 960123,', '0770090012x'],
    ...['07700+900123', '++07700900123'],
  ])('sends %j as typed', { tags: ['spec:5.11', 'spec:5.46'] }, (text) => {
    expect(send(phone('Wrong.'), text)).toBe(text);
  });

  it.each([...['', '077009001', '+12345678', '+123456789 x', '01632 960 ext', 'ten digits', '٠٧٧٠٠٩٠٠١٢']])(
    'rejects %j',
    { tags: ['spec:5.11', 'spec:5.46'] },
    (text) => {
      expect(send(phone('Wrong.'), text)).toBe('!Wrong.');
    },
  );

  it('accepts any text with 10 digits and keeps every digit but the trunk zero', () => {
    const digitsOf = (text: string) => text.replace(/[^1-9]/g, '');
    const between = fc.oneof(hostileText, fc.constantFrom(' ext ', '/', ',', ' (0) ', '+44'));
    const text = fc
      .array(fc.tuple(between, fc.integer({ min: 0, max: 9 })), { minLength: 10, maxLength: 14 })
      .map((pieces) => pieces.flat().join(''));
    assertProperty(
      fc.property(text, (typed) => {
        const sent = send(phone('Wrong.'), typed);
        expect(sent).not.toBe('!Wrong.');
        expect(digitsOf(String(sent))).toBe(digitsOf(typed));
      }),
    );
  });

  it.each(['1', 'x', '1x', ' ', '\u200b'])('checks 100 kB of %j in linear time', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    expect(fastest(() => send(phone('Wrong.'), text))).toBeLessThan(slowMs);
  });
});

describe('UK postcode', () => {
  it.each(['EC1A 1BB', 'W1A 0AX', 'M1 1AE', 'B33 8TH', 'DN55 1PT', 'GIR 0AA', 'BFPO 57', 'BFPO 1234'])(
    'sends %j as typed',
    { tags: ['spec:5.38'] },
    (text) => expect(send(ukPostcode(), text)).toBe(text),
  );

  it.each([
    ['GIR 0AA', ['gir0aa']],
    ['W1A 0AX', [' w1a-0ax ']],
    ['M1 1AE', ['m1\u00a01ae', 'm 1 1 a e', 'M1 IAE']],
    ['EC1V 0BW', ['EC1V OBW', 'ec1vobw', 'ECIV 0BW', 'ＥＣ１Ｖ\u2009０ＢＷ']],
    ['OX1 1AA', ['0X1 1AA']],
    ['BFPO 57', ['bfpo57']],
  ])('sends %j for each of its spellings', { tags: ['spec:5.38'] }, (sent, texts) => {
    for (const text of texts) expect(send(ukPostcode(), text), text).toBe(sent);
  });

  it.each([
    ...['', 'EC1A', '1BB', 'EC1A 1B', 'EC1A 1BBB', 'Q1 1AA', 'V1 1AA', 'X1 1AA', 'M1 1AC', '12345'],
    ...['M1/1AE', 'GIR 0AB', 'SW1A 1A1', 'SOI 1AA', 'BFPO', 'BFPO 12345', 'BFPO X'],
  ])('rejects %j', { tags: ['spec:5.38'] }, (text) => {
    expect(send(ukPostcode(), text)).toBe('!Invalid UK postcode format. Example: EC1A 1BB or W1A 0AX.');
  });

  it('accepts any text of 5 characters or none in the profile', { tags: ['spec:5.44'] }, () => {
    const sent = ['', '12345', 'ec1a 1bb'].map((text) => send(optionalPostcode(), text));
    expect(sent).toEqual(['', '12345', 'EC1A 1BB']);
    expect(send(optionalPostcode(), '1234')).toBe('!Must be at least 5 characters.');
  });
});

it('bank details accept 8 digits in any grouping as account number', {
  tags: ['spec:5.32', 'spec:9.11'],
}, () => {
  for (const text of ['12345678', '1234 5678', '12-34.56–78'])
    expect(send(accountNumber(), text)).toBe('12345678');
  for (const text of ['', '1234567', '123456789', '1234567a', '+12345678', '١٢٣٤٥٦٧٨'])
    expect(send(accountNumber(), text)).toBe('!Invalid account number format. Must be exactly 8 digits.');
});

it('bank details accept 6 digits with any separators as sort code', {
  tags: ['spec:5.33', 'spec:9.12'],
}, () => {
  for (const text of ['123456', '12-34-56', '12 34 56', '12–34.56', '(12) 3456'])
    expect(send(sortCode(), text)).toBe('12-34-56');
  const error = 'Invalid sort code format. Must be XX-XX-XX or XXXXXX, with digits only.';
  for (const text of ['', '12345', '1234567', '12-34-5', '12-34-5a', '12/34/56'])
    expect(send(sortCode(), text)).toBe(`!${error}`);
});
