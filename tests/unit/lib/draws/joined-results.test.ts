import { expect, it } from 'vitest';
import { parseSearch, toResultsQuery } from '../../../../src/lib/draws/draw-filters.ts';
import { firstWinners, sortLatestFirst } from '../../../../src/lib/draws/results.ts';

const draw = (id: string, end_date: string | null) =>
  ({ id, end_date }) as Parameters<typeof sortLatestFirst>[0][number];

it('orders results by when they closed, those of unknown date last and as they came', () => {
  const draws = [
    draw('a', null),
    draw('b', '2026-03-01T10:00:00Z'),
    draw('c', 'nonsense'),
    draw('d', '2026-03-01T12:00:00+00:00'),
    draw('e', '2026-03-01T10:00:00Z'),
  ];
  expect(sortLatestFirst(draws).map(({ id }) => id)).toEqual(['d', 'b', 'e', 'a', 'c']);
});

it('asks for closed draws alone, and searches them by what an address says', () => {
  expect(toResultsQuery(' meat ')).toEqual({
    status: ['closed'],
    search: 'meat',
    sort: 'new',
    order: 'desc',
  });
  expect(toResultsQuery('')).toEqual({ status: ['closed'], sort: 'new', order: 'desc' });
  expect(parseSearch({ search: 'x'.repeat(5_000) })).toHaveLength(200);
  expect(parseSearch({})).toBe('');
});

it('names a few winners of many, and always the member’s own', () => {
  const winners = Array.from({ length: 20 }, (_, index) => ({
    number: String(index),
    user: { name: '', city: '' },
  }));
  const { winners: shown, more } = firstWinners(winners, new Set(['17']));
  expect(shown.map(({ number }) => number)).toEqual(['0', '1', '2', '3', '17']);
  expect(more).toBe(15);
  expect(firstWinners(winners.slice(0, 2), new Set())).toMatchObject({ more: 0 });
});
