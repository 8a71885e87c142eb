import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ticket } from '../../../../src/lib/contract/tickets.ts';
import { aPrize, aTicket } from '../../../../src/lib/samples.ts';
import {
  countByFilter,
  filterByOutcome,
  isUndecided,
  resolveGroup,
  searchGroups,
  ticketsCsv,
} from '../../../../src/lib/tickets/resolved-groups.ts';
import {
  firstTickets,
  groupByDraw,
  parseTicketFilters,
  toTicketsQuery,
} from '../../../../src/lib/tickets/ticket-groups.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

const ticket = (id: string, drawId: string, number: string, part: Partial<Ticket> = {}) =>
  aTicket({ id, draw_id: drawId, draw_name: `Draw ${drawId}`, number, ...part });

const closed = {
  id: '1',
  status: 'closed',
  isComplete: true,
  prizes: [aPrize({ id: 'p', winners: [{ number: '000012', user: { name: '', city: '' } }] })],
};
const live = { ...closed, id: '2', status: 'live', prizes: [] };

const held = [
  ticket('a', '1', '000011'),
  ticket('b', '1', '000012'),
  ticket('c', '2', '000013'),
  ticket('d', '3', '000014', { prize_id: '9' }),
  ticket('e', '', '000015', { draw_name: '=cmd' }),
];
const groups = groupByDraw(held).map((group) =>
  resolveGroup(
    group,
    [closed, live].find(({ id }) => id === group.drawId),
  ),
);
const numbersOf = (some: typeof groups) => some.flatMap(({ tickets }) => tickets.map(({ number }) => number));

describe('tickets, judged', () => {
  it('are counted by what became of them', () => {
    expect(countByFilter(groups)).toEqual({ all: 5, won: 2, waiting: 2, noWinListed: 1 });
    expect(countByFilter(searchGroups(groups, 'draw 1'))).toEqual({
      all: 2,
      won: 1,
      waiting: 0,
      noWinListed: 1,
    });
  });

  it.each([
    ['won', ['000012', '000014']],
    ['noWinListed', ['000011']],
    ['waiting', ['000013', '000015']],
    ['all', held.map(({ number }) => number)],
  ] as const)('are narrowed to %s', (show, numbers) => {
    expect(numbersOf(filterByOutcome(groups, show))).toEqual(numbers);
    expect(filterByOutcome(groups, 'noWinListed')[0]?.totalCount).toBe(2);
  });

  it.each([
    ['12', ['000012']],
    [' DRAW 2 ', ['000013']],
    ['3', ['000013', '000014']],
    ['no such', []],
    ['', held.map(({ number }) => number)],
  ])('are found by number or draw: %j', (search, numbers) => {
    expect(numbersOf(searchGroups(groups, search))).toEqual(numbers);
  });

  it('are undecided where their draw may still tell more', () => {
    expect(groups.map(isUndecided)).toEqual([false, true, false, false]);
  });

  it('become a file in which nothing is a formula and numbers keep their zeros', () => {
    const draws = [{ id: '1', ticket_price: 250, end_date: '2026-03-10T20:00:00Z' }];
    const lines = ticketsCsv(groups, '@club', draws).trim().split('\r\n');
    expect(lines[0]).toMatch(/,Ticket price,Closes,Club$/);
    expect(lines[2]).toBe("Draw 1,1,000012,Won,2026-03-04T19:30:00Z,no,2.50,2026-03-10,'@club");
    expect(lines[5]).toMatch(/^'=cmd,,000015,Waiting for the result,.*,no,,,'@club$/);
    expect(lines).toHaveLength(6);
  });
});

it('the filters of tickets are read from the address whatever stands there, and written back as they are', () => {
  const property = fc.property(hostileText, hostileText, (search, show) => {
    const filters = parseTicketFilters({ search, show });
    expect(parseTicketFilters(toTicketsQuery(filters))).toEqual(filters);
    expect(
      countByFilter(filterByOutcome(searchGroups(groups, filters.search), filters.show)).all,
    ).toBeLessThanOrEqual(5);
  });
  assertProperty(property);
  expect(parseTicketFilters({ show: 'won' })).toEqual({ search: '', show: 'won' });
  expect(parseTicketFilters({ show: 'lost' }).show, 'the value of an old address').toBe('all');
  expect(parseTicketFilters({ show: 'toString', search: 'x'.repeat(999) }).search).toHaveLength(200);
});

const shape = (some: ReturnType<typeof groupByDraw>) =>
  some.map(({ drawName, tickets }) => `${drawName},${tickets.map(({ id }) => id).join('')}`);

describe('the tickets of a draw', () => {
  it('are together, in the order in which draws and tickets occur', () => {
    const found = groupByDraw([ticket('a', '2', '1'), ticket('b', '1', '2'), ticket('c', '2', '3')]);
    expect([found[0]?.drawId, ...shape(found)]).toEqual(['2', 'Draw 2,ac', 'Draw 1,b']);
    expect(groupByDraw([])).toEqual([]);
  });

  it('go by the name where the API tells no draw id', () => {
    const named = (id: string, draw_name: string) => ticket(id, '', id, { draw_name });
    const found = groupByDraw([named('a', 'One'), named('b', 'Two'), named('c', 'One')]);
    expect(shape(found)).toEqual(['One,ac', 'Two,b']);
  });

  it.each([
    [0, []],
    [1, ['Draw 1,a']],
    [3, ['Draw 1,ab', 'Draw 2,c']],
    [9, ['Draw 1,ab', 'Draw 2,cd']],
  ])('are taken one by one across the groups: %i', (count, expected) => {
    const four = [ticket('a', '1', 'a'), ticket('b', '1', 'b'), ticket('c', '2', 'c'), ticket('d', '2', 'd')];
    expect(shape(firstTickets(groupByDraw(four), count))).toEqual(expected);
  });
});
