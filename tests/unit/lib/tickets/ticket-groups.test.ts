import { describe, expect, it } from 'vitest';
import type { Ticket } from '../../../../src/lib/contract/tickets.ts';
import { firstTickets, groupByDraw } from '../../../../src/lib/tickets/ticket-groups.ts';

function ticket(id: string, drawId: string, drawName = `Draw ${drawId}`): Ticket {
  return {
    id,
    draw_id: drawId,
    draw_name: drawName,
    number: id,
    purchased_at: null,
    subscription: false,
    prize_id: null,
  };
}

const shape = (groups: ReturnType<typeof groupByDraw>) =>
  groups.map(({ drawName, tickets }) => [drawName, tickets.map(({ id }) => id).join('')]);

describe('groupByDraw', () => {
  it('keeps the order in which draws and tickets occur', () => {
    const groups = groupByDraw([ticket('a', '2'), ticket('b', '1'), ticket('c', '2')]);
    expect(shape(groups)).toEqual([
      ['Draw 2', 'ac'],
      ['Draw 1', 'b'],
    ]);
    expect(groups[0]?.drawId).toBe('2');
  });

  it('goes by the name where the API tells no draw id', () => {
    const groups = groupByDraw([ticket('a', '', 'One'), ticket('b', '', 'Two'), ticket('c', '', 'One')]);
    expect(shape(groups)).toEqual([
      ['One', 'ac'],
      ['Two', 'b'],
    ]);
  });

  it('is empty without tickets', () => {
    expect(groupByDraw([])).toEqual([]);
  });
});

describe('firstTickets', () => {
  const groups = groupByDraw([ticket('a', '1'), ticket('b', '1'), ticket('c', '2'), ticket('d', '3')]);

  it.each([
    [0, []],
    [1, [['Draw 1', 'a']]],
    [
      3,
      [
        ['Draw 1', 'ab'],
        ['Draw 2', 'c'],
      ],
    ],
    [
      9,
      [
        ['Draw 1', 'ab'],
        ['Draw 2', 'c'],
        ['Draw 3', 'd'],
      ],
    ],
  ])('takes %i across the groups', (count, expected) => {
    expect(shape(firstTickets(groups, count))).toEqual(expected);
  });
});
