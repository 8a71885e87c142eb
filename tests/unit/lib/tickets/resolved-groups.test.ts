import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ticket } from '../../../../src/lib/contract/tickets.ts';
import { aPrize, aTicket } from '../../../../src/lib/samples.ts';
import {
  countByFilter,
  describeTickets,
  filterByOutcome,
  getUsualOutcome,
  isUndecided,
  resolveGroup,
  searchGroups,
  ticketsCsv,
} from '../../../../src/lib/tickets/resolved-groups.ts';
import {
  closingText,
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
const findDraw = (drawId: string) => [closed, live].find(({ id }) => id === drawId);
const groups = groupByDraw(held).map((group) => resolveGroup(group, findDraw(group.drawId)));
const numbersOf = (some: typeof groups) => some.flatMap(({ tickets }) => tickets.map(({ number }) => number));

describe('resolved groups', () => {
  it('count tickets by filter', () => {
    expect(countByFilter(groups)).toEqual({ all: 5, won: 2, waiting: 2, noWinListed: 1 });
  });

  it.each([
    ['won', ['000012', '000014']],
    ['noWinListed', ['000011']],
    ['waiting', ['000013', '000015']],
    ['all', held.map(({ number }) => number)],
  ] as const)('keep only tickets of the filter %s', (show, numbers) => {
    expect(numbersOf(filterByOutcome(groups, show))).toEqual(numbers);
    expect(filterByOutcome(groups, 'noWinListed')[0]?.totalCount).toBe(2);
  });

  it.each([
    ['12', ['000012']],
    [' DRAW 2 ', ['000013']],
    ['3', ['000013', '000014']],
    ['no such', []],
  ])('find tickets by number, draw name or draw id: %j', (search, numbers) => {
    expect(numbersOf(searchGroups(groups, search))).toEqual(numbers);
  });

  it('describe their tickets with one outcome, or with a number for each', () => {
    const many = groupByDraw(Array.from({ length: 1_200 }, (_, id) => ticket(`${id}`, '2', `${id}`)));
    const texts = [...groups, ...many.map((group) => resolveGroup(group, live))].map((group) =>
      describeTickets(group, true),
    );
    expect(texts).toEqual([
      '2 tickets: 1 won, 1 with no win listed',
      '1 ticket, waiting for the draw',
      '1 ticket, won',
      '1 ticket, waiting for the result',
      '1,200 tickets, waiting for the draw',
    ]);
    const noWins = filterByOutcome(groups, 'noWinListed').map((group) => describeTickets(group, false));
    expect(noWins).toEqual(['1 of 2 tickets so far, no win listed']);
  });

  it('have a win as their usual outcome only when all tickets won', () => {
    expect(groups.map(getUsualOutcome)).toEqual(['noWinListed', 'open', 'won', 'pending']);
    const wins = ['1', '2', '3'].map((id) => ticket(id, '1', id, { prize_id: id }));
    const mixed = groupByDraw([...wins, ticket('4', '1', '000099')]);
    expect(mixed.map((group) => getUsualOutcome(resolveGroup(group, closed)))).toEqual(['noWinListed']);
  });

  it('are undecided when their draw may still add outcomes', () => {
    expect(groups.map(isUndecided)).toEqual([false, true, false, false]);
  });

  it('become a CSV file with escaped formulas and leading zeros', () => {
    const draws = [{ id: '1', ticket_price: 250, end_date: '2026-03-10T20:00:00Z' }];
    const lines = ticketsCsv(groups, '@club', draws).trim().split('\r\n');
    expect(lines[0]).toMatch(/,Ticket price,Closes,Club$/);
    expect(lines[2]).toBe("Draw 1,1,000012,Won,2026-03-04T19:30:00Z,no,2.50,2026-03-10,'@club");
    expect(lines[5]).toMatch(/^'=cmd,,000015,Waiting for the result,.*,no,,,'@club$/);
    expect(lines).toHaveLength(6);
  });
});

it('ticket filters survive a round trip through the URL for any input', () => {
  const property = fc.property(hostileText, hostileText, (search, show) => {
    const filters = parseTicketFilters({ search, show });
    expect(parseTicketFilters(toTicketsQuery(filters))).toEqual(filters);
  });
  assertProperty(property);
  expect(parseTicketFilters({ show: 'won' })).toEqual({ search: '', show: 'won' });
  expect(parseTicketFilters({ show: 'lost' }).show, 'the value of an old URL').toBe('all');
  expect(parseTicketFilters({ show: 'toString', search: 'x'.repeat(999) }).search).toHaveLength(200);
});

const shape = (some: ReturnType<typeof groupByDraw>) =>
  some.map(({ drawName, tickets }) => `${drawName},${tickets.map(({ id }) => id).join('')}`);

it.each([
  ['Closes Mar 10, 2026', 'live', '2026-03-10T20:00:00Z'],
  ['Closed Mar 1, 2026', 'closed', '2026-03-01T20:00:00Z'],
  ['Closed Mar 1, 2026', 'live', '2026-03-01T20:00:00Z'],
  ['Closed', 'closed', '2026-03-10T20:00:00Z'],
  ['', 'closed', null],
])('closing text is %j for a %s draw that ends at %s', (text, status, end_date) => {
  expect(closingText({ status, end_date }, Date.parse('2026-03-05T00:00:00Z'))).toBe(text);
});

it('ticket groups keep the order in which draws and tickets first occur', () => {
  const found = groupByDraw([ticket('a', '2', '1'), ticket('b', '1', '2'), ticket('c', '2', '3')]);
  expect(shape(found)).toEqual(['Draw 2,ac', 'Draw 1,b']);
});

it('ticket groups use the draw name when the API sends no draw id', () => {
  const named = (id: string, draw_name: string) => ticket(id, '', id, { draw_name });
  const found = groupByDraw([named('a', 'One'), named('b', 'Two'), named('c', 'One')]);
  expect(shape(found)).toEqual(['One,ac', 'Two,b']);
});

it.each([
  [1, ['Draw 1,a']],
  [3, ['Draw 1,ab', 'Draw 2,c']],
  [9, ['Draw 1,ab', 'Draw 2,cd']],
])('ticket groups are cut after the first %i tickets', (count, expected) => {
  const four = [ticket('a', '1', 'a'), ticket('b', '1', 'b'), ticket('c', '2', 'c'), ticket('d', '2', 'd')];
  expect(shape(firstTickets(groupByDraw(four), count))).toEqual(expected);
});
