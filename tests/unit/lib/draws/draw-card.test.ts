import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSchema } from '../../../../src/lib/contract/draws.ts';
import {
  type CardDraw,
  countdownEndedText,
  countText,
  getCountdown,
  isLongPrize,
  parseCardDraw,
  priceSuffix,
  splitCta,
} from '../../../../src/lib/draws/draw-card.ts';
import { statusBadge } from '../../../../src/lib/draws/draw-status.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

it.each([
  ['live', 'success', 'Live'],
  ['scheduled', 'info', 'Scheduled'],
  ['closed', 'error', 'Closed'],
  ['drawing', 'outline', 'Drawing'],
  ['constructor', 'outline', 'Constructor'],
  ['', 'outline', ''],
])('shows status %j as %s badge %j', { tags: ['spec:4.33-36'] }, (status, tone, label) => {
  expect(statusBadge(status)).toEqual({ tone, label });
});

describe('countdown', () => {
  const dates = { start_date: '2026-03-04T12:00:00Z', end_date: '2026-03-05T12:00:00Z' };

  it('runs to the start of scheduled draws and to the end of others', { tags: ['spec:4.38-40'] }, () => {
    const { start_date, end_date } = dates;
    expect(getCountdown({ ...dates, status: 'scheduled' })).toEqual({
      label: 'Draw Opens In',
      until: start_date,
    });
    expect(getCountdown({ ...dates, status: 'live' })).toEqual({ label: 'Close Date', until: end_date });
    expect(getCountdown({ ...dates, status: 'other', end_date: null }).until).toBeNull();
    expect(countdownEndedText).toBe('Draw Ended');
  });
});

it('counts raffles', () => {
  const texts = [0, 1, 2].map((count) => countText({ count, isAll: true }));
  expect(texts).toEqual(['0 raffles', '1 raffle', '2 raffles']);
  expect(countText({ count: 50, isAll: false })).toBe('More than 50 raffles');
});

it('takes prizes of more than 40 characters for sentences', () => {
  expect([isLongPrize('x'.repeat(40)), isLongPrize('x'.repeat(41))]).toEqual([false, true]);
});

describe('the line that the API calls the price’s', () => {
  it.each([
    ['per ticket', 'per ticket', 'per ticket'],
    ['£2.50 per ticket', 'per ticket', 'per ticket'],
    ['Only £2.50 a ticket!', 'Only £2.50 a ticket!', 'each · Only £2.50 a ticket!'],
    ['2.50', '', 'each'],
    ['3 for £5', '3 for £5', 'each · 3 for £5'],
    ['Enter now', 'Enter now', 'Enter now'],
    ['EACH', 'EACH', 'EACH'],
  ])('%j is about the price', (price_cta, price, beside) => {
    expect(splitCta({ price_cta, ticket_price: 250 })).toEqual({ prize: '', price });
    expect(priceSuffix(price)).toBe(beside);
  });

  it.each([
    ...['£1,000,000', '£1,000 cash', '£2 bar tab', 'A ticket to Wembley', 'Half of the pot'],
    ...['65″ television', 'Win £500', 'Four front row seats', 'Name our new boat', ''],
  ])('%j is the prize', (price_cta) => {
    expect(splitCta({ price_cta, ticket_price: 200 })).toEqual({ prize: price_cta, price: '' });
  });

  it('is one of the two, whatever it says', () => {
    assertProperty(
      fc.property(hostileText, fc.nat(), (price_cta, ticket_price) => {
        const { prize, price } = splitCta({ price_cta, ticket_price });
        expect(prize === price_cta ? price : prize).toBe('');
        expect(price_cta).toContain(price);
      }),
    );
  });
});

describe('a draw read without the contract', () => {
  const wire = {
    id: 7,
    name: 'Meat Raffle',
    description: null,
    logo_url: 'https://pictures.example/meat.svg',
    status: 'live',
    ticket_price: '1.50',
    start_date: '2026-03-04T12:00:00Z',
    end_date: null,
    price_cta: 'Joints of beef',
    draw_cta: '',
    user_ticket_maximum: 10,
    user_ticket_count: 0,
    tickets: [],
    prizes: [],
    lottery: { id: 1 },
  };

  it('is what the contract makes of it', () => {
    expect(parseCardDraw({ ...wire, price_cta: 'Joints &amp; beef' })).toEqual({
      id: '7',
      name: 'Meat Raffle',
      description: '',
      logo_url: 'https://pictures.example/meat.svg',
      status: 'live',
      ticket_price: 150,
      start_date: '2026-03-04T12:00:00Z',
      end_date: null,
      price_cta: 'Joints & beef',
    });
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

  it('never says anything else than the contract', () => {
    assertProperty(
      fc.property(draws, (given) => {
        const card = parseCardDraw(given);
        const drawn = drawSchema().safeParse({ ...wire, ...given });
        expect(drawn.success).toBe(card !== undefined);
        if (card) expect(drawn.data).toMatchObject(card satisfies CardDraw);
      }),
    );
  });

  it.each([null, undefined, 7, 'draw', [], {}, { ...wire, id: '..' }])(
    'leaves %j to the contract',
    (draw) => {
      expect(parseCardDraw(draw)).toBeUndefined();
    },
  );

  it('keeps a card whose other fields cannot be read', () => {
    const odd = { name: null, status: null, ticket_price: ['1'], start_date: false };
    const expected = { name: '', status: '', ticket_price: undefined, start_date: null };
    expect(parseCardDraw({ ...wire, ...odd })).toEqual({ ...parseCardDraw(wire), ...expected });
  });
});
