import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listOf, optionalList } from '../../../../../src/lib/contract/wire/list.ts';
import { drainIssues } from '../../../../../src/lib/contract/wire/parse.ts';
import { idSchema } from '../../../../../src/lib/contract/wire/values.ts';

const entry = z.object({ id: idSchema(), price: z.number() });
const list = listOf(entry);
const good = { id: 1, price: 5 };
const read = { id: '1', price: 5 };
const bad = { id: 2, price: 'much' };

const refused = (value: unknown) => !z.safeParse(list, value).success;

describe('list schema', () => {
  it.each([
    ['a bare array', [good], {}],
    ['an empty one', [], { entries: [] }],
    ['results alone', { results: [good] }, {}],
    ['a page', { results: [good], next: '?page=2', count: 41 }, { next: '?page=2', count: 41 }],
    ['the last page', { results: [good], next: null, count: 1 }, { count: 1 }],
    ['odd pages', { results: [good], next: 7, count: 'many' }, { next: 'unreadable' }],
    ['no results', { results: null }, { entries: [] }],
    ['no next', { results: [good], next: '' }, {}],
  ])('reads %s', (_, wire, expected) => {
    const usual = { entries: [read], next: null, count: null, skipped: 0 };
    expect(z.parse(list, wire)).toEqual({ ...usual, ...expected });
  });

  it.each([[undefined], [null], [{}], ['[]'], [7]])('rejects %j', (wire) => {
    expect(refused(wire)).toBe(true);
  });

  it('skips unreadable entries and reports the issue without values', () => {
    drainIssues();
    const rounded = JSON.parse('{"id":9007199254740993,"price":5}');
    const results = [good, bad, null, rounded];
    expect(z.parse(list, { results })).toMatchObject({ entries: [read], skipped: 3 });
    expect(drainIssues()).toEqual([
      { path: ['price'], code: 'invalid_type' },
      { path: [], code: 'invalid_type' },
      { path: ['id'], code: 'custom' },
    ]);
    expect(drainIssues()).toEqual([]);
  });

  it.each([
    ['an array', [bad], [0, 'price']],
    ['results', { results: [bad, bad] }, ['results', 0, 'price']],
  ])('rejects a list without readable entries: %s', (_, wire, path) => {
    const result = z.safeParse(list, wire);
    expect(result.error?.issues).toMatchObject([{ path }]);
  });

  it('keeps every valid entry in order between any others', () => {
    const valid = fc.integer({ min: 1 }).map((id) => ({ id, price: 1 }));
    fc.assert(
      fc.property(fc.array(fc.oneof(valid, fc.jsonValue()), { maxLength: 20 }), (results) => {
        const ids = results.flatMap((value) => {
          const result = z.safeParse(entry, value);
          return result.success ? [result.data.id] : [];
        });
        if (ids.length === 0 && results.length > 0) {
          expect(refused(results)).toBe(true);
          return;
        }
        const { entries: kept, skipped } = z.parse(list, results);
        expect(kept.map(({ id }) => id)).toEqual(ids);
        expect(skipped).toBe(results.length - ids.length);
      }),
    );
  });
});

it.each([
  [null, []],
  [undefined, []],
  [[bad, good], [read]],
  [[bad], []],
  [{}, undefined],
])('optional list schema reads %j as %j', (wire, expected) => {
  expect(z.safeParse(optionalList(entry), wire).data).toEqual(expected);
});
