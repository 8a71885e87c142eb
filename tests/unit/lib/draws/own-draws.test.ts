import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticketCountText } from '../../../../src/lib/draws/draw-card.ts';
import { countTickets, selectOwnDraws, sortByEnd } from '../../../../src/lib/draws/draw-filters.ts';
import { aDraw, aList, aTicket } from '../../../../src/lib/samples.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const ticketOf = (id: number, draw: number) => aTicket({ id: `${id}`, draw_id: `${draw}` });

const tickets = fc.array(fc.tuple(fc.nat(30), fc.nat(4)).map(([id, draw]) => ticketOf(id * 5 + draw, draw)));

it('ticket counts count a repeated ticket once', () => {
  assertProperty(
    fc.property(tickets, (owned) => {
      const counts = countTickets(aList([...owned, ...owned]));
      for (const draw of ['0', '1', '2', '3', '4', 'other']) {
        const ids = new Set(owned.filter(({ draw_id }) => draw_id === draw).map(({ id }) => id));
        expect(counts.get(draw) ?? 0).toBe(ids.size);
      }
    }),
  );
});

it.each([
  ['a page', { nextPage: 'page=2' }],
  ['the rest', { isTruncated: true as const }],
  ['an unreadable entry', { skipped: 1 }],
  ['the draw of a ticket', {}, ''],
])('ticket counts are empty while %s is missing', (_, missing, draw_id = '1') => {
  expect(countTickets(aList([ticketOf(1, 1), aTicket({ id: '2', draw_id })], missing)).size).toBe(0);
  expect(countTickets(undefined).size).toBe(0);
});

it('ticket counts are named in words', () => {
  expect([1, 3].map(ticketCountText)).toEqual(['You have 1 ticket', 'You have 3 tickets']);
});

it('selectOwnDraws selects the draws with a ticket and keeps their order', () => {
  const draws = ['3', '1', '2'].map((id) => aDraw({ id }));
  expect(selectOwnDraws(draws, [ticketOf(1, 1), ticketOf(2, 3)])).toEqual([draws[0], draws[1]]);
});

describe('sortByEnd', () => {
  const draw = fc
    .record({
      id: fc.uuid(),
      status: fc.constantFrom('live', 'scheduled', 'closed', 'drawn'),
      end_date: fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())),
    })
    .map((part) => aDraw(part));

  it('sorts open draws by end date, then undated ones, then closed ones', () => {
    assertProperty(
      fc.property(fc.array(draw), (draws) => {
        const sorted = sortByEnd(draws);
        const groups = sorted.map(({ status, end_date }) =>
          status === 'live' || status === 'scheduled' ? (end_date ? 0 : 1) : 2,
        );
        expect(groups).toEqual(groups.toSorted());
        const ends = sorted.slice(0, groups.filter((group) => group === 0).length);
        const times = ends.map(({ end_date }) => Date.parse(end_date ?? ''));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        for (const group of [1, 2]) {
          const kept = sorted.filter((_, index) => groups[index] === group);
          expect(kept).toEqual(draws.filter((each) => kept.some(({ id }) => id === each.id)));
        }
        expect(sorted).toHaveLength(draws.length);
      }),
    );
  });
});
