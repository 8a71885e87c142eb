import { describe, expect, it } from 'vitest';
import { createPoster } from '../../../../src/lib/draws/poster.ts';

const draw = {
  name: 'Summer Getaway',
  price_cta: 'A week in Cornwall',
  ticket_price: 250,
  status: 'live',
  start_date: '2026-03-01T12:00:00Z',
  end_date: '2026-03-04T19:30:00Z',
};
const url = 'https://ciu.club.example/raffles/9';
const create = (changes: Partial<typeof draw> = {}) => createPoster({ draw: { ...draw, ...changes }, url });

describe('the words of a poster', () => {
  it('put the prize first, then draw, price and closing time', () => {
    expect(create()).toMatchObject({
      headline: 'A week in Cornwall',
      name: 'Summer Getaway',
      price: '£2.50 each',
      dates: [{ term: 'Closes', text: 'Mar 4, 2026, 7:30 PM' }],
    });
  });

  it.each(['', '£2.50 a ticket'])('put the name first where %o names no prize', (price_cta) => {
    expect(create({ price_cta })).toMatchObject({ headline: 'Summer Getaway', name: '' });
  });

  it('keep a note on the price', () => {
    expect(create({ price_cta: '£2.50 a ticket' }).price).toBe('£2.50 a ticket');
  });

  it('say when a scheduled draw opens', () => {
    expect(create({ status: 'scheduled' }).dates[0]).toEqual({
      term: 'Opens',
      text: 'Mar 1, 2026, 12:00 PM',
    });
  });

  it.each(['', 'soon'])('leave out the closing time %o', (end_date) => {
    expect(create({ end_date }).dates).toEqual([]);
  });

  it('lead to the host by scan or by hand', () => {
    const { steps } = create();
    expect(steps).toHaveLength(3);
    expect(steps[0]).toContain('go to ciu.club.example.');
  });
});
