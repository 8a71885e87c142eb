import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardFields } from '../../../../src/lib/contract/card-fields.ts';
import { drawSchema } from '../../../../src/lib/contract/draws.ts';
import {
  type CardDraw,
  countText,
  getCountdown,
  isLongPrize,
  parseCardDraw,
  splitCta,
  statusBadge,
} from '../../../../src/lib/draws/draw-card.ts';
import { formatPence, parsePence } from '../../../../src/lib/format/money.ts';
import { aDraw, toReply } from '../../../../src/lib/samples.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

it.each([
  ['live', 'success', 'Live'],
  ['scheduled', 'info', 'Scheduled'],
  ['closed', 'error', 'Closed'],
  ['constructor', 'outline', 'Constructor'],
  ['', 'outline', ''],
])('statusBadge shows status %j as %s badge %j', { tags: ['spec:4.33-36'] }, (status, tone, label) => {
  expect(statusBadge(status)).toEqual({ tone, label });
});

it.each([
  ['scheduled', 'Draw Opens In', '2026-03-01T09:00:00Z', { label: 'Due to open', text: 'Not open yet' }],
  ['live', 'Close Date', '2026-03-10T20:00:00Z', { label: 'Close Date', text: 'Draw Ended' }],
])(
  'getCountdown counts down to the start of scheduled draws and to the end of others: %s',
  { tags: ['spec:4.38-40'] },
  (status, label, until, ended) => {
    expect(getCountdown(aDraw({ status }))).toEqual({ label, until, ended });
  },
);

it('countText uses the right plural and marks an incomplete count', () => {
  const texts = [0, 1, 2].map((count) => countText({ count, isAll: true }));
  expect(texts).toEqual(['0 raffles', '1 raffle', '2 raffles']);
  expect(countText({ count: 50, isAll: false })).toBe('More than 50 raffles');
});

it('isLongPrize is true above 40 characters', () => {
  expect([isLongPrize('x'.repeat(40)), isLongPrize('x'.repeat(41))]).toEqual([false, true]);
});

describe('splitCta', () => {
  it.for<[price_cta: string, line: string, ticket_price?: number]>([
    ['per ticket', '£2.50 per ticket'],
    ['£2.50 per ticket', '£2.50 per ticket'],
    ['£2.50 each, 3 for £5', '£2.50 each, 3 for £5'],
    ['£2.50/line', '£2.50/line'],
    ['2.50', '£2.50 each'],
    ['EACH', '£2.50 EACH'],
    ['Enter now', '£2.50 Enter now'],
    ['3 for £5', '£2.50 each · 3 for £5'],
    ['50p a go', '£2.50 each · 50p a go'],
    ['From 50 pence per square', '£2.50 each · From 50 pence per square'],
    ['50p', '£2.50 each · 50p'],
    ['50p a go', '£0.50 each · 50p a go', 50],
    ['£1 a week', '£1.00 a week', 100],
    ['2 tickets for £3', '£2.00 each · 2 tickets for £3', 200],
    ['2', '£2.00 each', 200],
  ])(
    'shows %j beside the price, as sent, without a repeated figure',
    ([price_cta, line, ticket_price = 250]) => {
      const { prize, before, after } = splitCta({ price_cta, ticket_price });
      expect([prize, `${before}${formatPence(ticket_price)}${after}`]).toEqual(['', line]);
    },
  );

  it.each([
    ...['£1,000,000', '£1,000 cash', '£2 bar tab', 'A ticket to Wembley', 'Half of the pot', '£5'],
    ...['65″ television', 'Win £500', 'Four front row seats', 'Name our new boat', ''],
    ...['£500 a month for a year', '3 nights for two', 'Win a car for £5', '2 Wembley seats'],
  ])('shows %j as the prize', (price_cta) => {
    expect(splitCta({ price_cta, ticket_price: 200 })).toMatchObject({ prize: price_cta, before: '' });
  });

  it.each([
    ['50p a go', { prize: '', before: '', after: '50p a go' }],
    ['A hamper', { prize: 'A hamper', before: '', after: '' }],
    ['', { prize: '', before: '', after: '' }],
  ])('shows %j alone when the price is unknown', (price_cta, expected) => {
    expect(splitCta({ price_cta, ticket_price: undefined })).toEqual(expected);
  });

  it('shows every text as sent, without a repeated figure', () => {
    const words = ['£2.50', '£ 2.5', '2.50', '50p', '3', 'a', 'go', 'each', 'for', 'Only', ' ', '/'];
    const priceText = fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((parts) => parts.join(' '));
    const prices = fc.constantFrom(0, 50, 250, 300);
    assertProperty(
      fc.property(fc.oneof(hostileText, priceText), prices, (price_cta, ticket_price) => {
        const cta = price_cta.trim();
        const { prize, before, after } = splitCta({ price_cta, ticket_price });
        if (prize || cta === '') expect(prize).toBe(cta);
        else if (after.endsWith(cta)) expect(before).toBe('');
        else if (before + after === ' each') expect(parsePence(cta)).toBe(ticket_price);
        else {
          const repeated = cta.slice(before.length, cta.length - after.length);
          expect(before + repeated + after).toBe(cta);
          expect(parsePence(repeated.replace(/\s/g, ''))).toBe(ticket_price);
        }
      }),
    );
  });
});

describe('parseCardDraw', () => {
  const wire = toReply(aDraw());

  it('returns the same values as the contract', () => {
    const given = { logo_url: 'https://pictures.example/meat.svg', end_date: null };
    const draw = aDraw({ ...given, description: '', price_cta: 'Joints & beef' });
    const sent = { ...wire, ...given, id: 7, description: null, price_cta: 'Joints &amp; beef' };
    const names = ['id', ...Object.keys(cardFields)];
    expect(parseCardDraw(sent)).toEqual(
      Object.fromEntries(Object.entries(draw).filter(([name]) => names.includes(name))),
    );
  });

  const anything = fc.oneof(fc.anything(), hostileText);
  const mostly = <Value>(usual: fc.Arbitrary<Value>) => fc.oneof({ weight: 9, arbitrary: usual }, anything);
  const text = mostly(fc.option(hostileText));
  const moment = mostly(fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())));
  const draws = fc.record({
    id: mostly(fc.oneof(fc.nat(), fc.stringMatching(/^[\w-]{1,9}$/))),
    name: mostly(hostileText),
    status: mostly(fc.constantFrom('live', 'scheduled', 'closed')),
    ticket_price: mostly(fc.oneof(fc.nat({ max: 999 }), fc.constantFrom('1', '2.50', '1,000.00'))),
    description: text,
    logo_url: text,
    price_cta: text,
    start_date: moment,
    end_date: moment,
  });

  it('agrees with the contract on any input', () => {
    assertProperty(
      fc.property(draws, (given) => {
        const sent = { ...wire, ...given };
        const card = parseCardDraw(sent);
        const drawn = drawSchema().safeParse(sent);
        expect(drawn.success).toBe(card !== undefined);
        if (card) expect(drawn.data).toMatchObject(card satisfies CardDraw);
      }),
    );
  });

  it.each([null, undefined, 7, 'draw', [], {}, { ...wire, id: '..' }])('returns undefined for %j', (draw) => {
    expect(parseCardDraw(draw)).toBeUndefined();
  });
});
