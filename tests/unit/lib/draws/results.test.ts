import { expect, it } from 'vitest';
import { drawSchema, type Prize } from '../../../../src/lib/contract/draws.ts';
import type { Ticket } from '../../../../src/lib/contract/tickets.ts';
import { parseSearch, toResultsQuery } from '../../../../src/lib/draws/draw-filters.ts';
import * as results from '../../../../src/lib/draws/results.ts';
import { aDraw, aPrize, aTicket } from '../../../../src/lib/samples.ts';
import { supportRequestForm } from '../../../../src/lib/support/requests.ts';
import { outcomeLabels, ticketOutcome } from '../../../../src/lib/tickets/ticket-outcomes.ts';

const ticket = (number: string, prize_id: string | null = null) => aTicket({ id: number, number, prize_id });

const prize = (id: string, description: string, ...numbers: string[]) => {
  const winners = numbers.map((number) => ({ number, user: { name: 'Kim', city: 'Bath' } }));
  return aPrize({ id, description, winners });
};

function ask(tickets: readonly Ticket[], prizes: Prize[], given = {}) {
  const draw = { status: 'closed', tickets: [...tickets], user_ticket_count: tickets.length, ...given };
  const known = { id: '7', status: draw.status, prizes, isComplete: true };
  return results.drawResultOf(draw, prizes, (each) => ticketOutcome(each, known));
}

const hamper = prize('p1', 'A hamper', '000009');

it.each([
  ['a prize by its id', [ticket('000001', 'p1')], [hamper], 'Your ticket 000001 won: A hamper'],
  ['a ticket among the winners', [ticket('000009')], [hamper], 'Your ticket 000009 won: A hamper'],
  ['a prize that is not listed', [ticket('000001', 'p9')], [hamper], 'Your ticket 000001 won'],
  ['several', [ticket('000001', 'p1'), ticket('000009')], [hamper], '2 of your tickets won'],
  ['no winning number', [ticket('000001')], [hamper], outcomeLabels.noWinListed],
  ['a prize without its winner', [ticket('000001')], [hamper, prize('p2', '')], outcomeLabels.pending],
  ['no prizes', [ticket('000001')], [], outcomeLabels.pending],
  ['no ticket', [], [hamper], results.noTicketsHeldText],
] as const)('drawResultOf returns the title for %s', (_, tickets, prizes, title) => {
  expect(ask(tickets, [...prizes])?.title).toBe(title);
});

it('drawResultOf lists up to five ticket numbers', () => {
  const held = Array.from({ length: 8 }, (_, index) => ticket(`00000${index}`));
  expect(ask(held.slice(0, 1), [hamper])?.text).toBe('Your number: 000000');
  expect(ask(held, [hamper])).toMatchObject({
    kind: 'noWinListed',
    text: 'Your numbers: 000000, 000001, 000002, 000003, 000004 and 3 more',
  });
});

it.each([
  ['pending', 'counted tickets are not listed', { user_ticket_count: 2 }, []],
  ['pending', 'a counted ticket is not listed', { user_ticket_count: 2 }, [ticket('000001')]],
  [undefined, 'the number of tickets is unknown', { user_ticket_count: undefined }, []],
  ['won', 'a known ticket won', { user_ticket_count: undefined }, [ticket('000009')]],
  [undefined, 'the draw is live', { status: 'live' }, [ticket('000001')]],
  ['won', 'the draw is live and a ticket has a prize', { status: 'live' }, [ticket('000001', 'p1')]],
] as const)('drawResultOf is %s when %s', (kind, _, part, tickets) => {
  expect(ask(tickets, [hamper], part)?.kind).toBe(kind);
});

it.each([
  [{ user_ticket_count: 0 }, true],
  [{}, false],
  [{ user_ticket_count: null }, false],
  [{ user_ticket_count: 1 }, false],
  [{ user_ticket_count: 0, tickets: [{ number: 'without an id' }] }, false],
  [{ user_ticket_count: 0, prizes: [{ id: 'p1' }, 'unreadable'] }, false],
  [{ user_ticket_count: 0, prizes: null }, false],
])('hasFullResult of a list entry with %j is %s', (part, expected) => {
  const wire = { id: 7, name: 'Spring', status: 'closed', ticket_price: '1', prizes: [{ id: 'p1' }] };
  expect(results.hasFullResult(drawSchema().parse({ ...wire, ...part }))).toBe(expected);
});

it('prizeSupportRequest fits the support ticket form', () => {
  const win = { ticket: ticket('000009'), prize: 'A hamper' };
  const question = results.prizeSupportRequest({ id: '7', name: 'Spring' }, [win]);
  expect(question).toEqual({
    category: 'Raffles',
    subject: 'My prize in Spring',
    description:
      'Raffle: Spring (Draw ID 7)\nTicket: 000009\nPrize: A hamper\n\nMy ticket won. How do I get the prize?',
  });
  const long = results.prizeSupportRequest({ id: '7', name: 'x'.repeat(500) }, [win, { ...win, prize: '' }]);
  for (const values of [question, long])
    expect(supportRequestForm.createSchema().safeParse(values).success).toBe(true);
});

it('sortLatestFirst puts draws without a valid end date last', () => {
  const ends = [null, '2026-03-01T10:00:00Z', 'nonsense', '2026-03-01T12:00:00Z', '2026-03-01T10:00:00Z'];
  const draws = ends.map((end_date, index) => aDraw({ id: `${index}`, end_date }));
  expect(results.sortLatestFirst(draws).map(({ id }) => id)).toEqual(['3', '1', '4', '0', '2']);
});

it('toResultsQuery requests closed draws and the search of the address', () => {
  const query = { status: ['closed'], sort: 'new', order: 'desc' };
  expect(toResultsQuery('')).toStrictEqual(query);
  expect(toResultsQuery(' meat ')).toEqual({ ...query, search: 'meat' });
  expect(parseSearch({})).toBe('');
});

it("firstWinners returns four winners and all of the member's own", () => {
  const user = { name: '', city: '' };
  const winners = Array.from({ length: 20 }, (_, index) => ({ number: String(index), user }));
  const { winners: shown, more } = results.firstWinners(winners, new Set(['17']));
  expect(shown.map(({ number }) => number)).toEqual(['0', '1', '2', '3', '17']);
  expect(more).toBe(15);
  expect(results.firstWinners(winners.slice(0, 2), new Set())).toMatchObject({ more: 0 });
});
