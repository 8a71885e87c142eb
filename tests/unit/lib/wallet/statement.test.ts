import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatRecord, toCsv } from '../../../../src/lib/format/files.ts';
import { createHistory } from '../../../../src/lib/wallet/history.ts';
import * as statement from '../../../../src/lib/wallet/statement.ts';
import { assertProperty } from '../../../helpers/properties.ts';
import { setTimeZone } from '../../../helpers/time-zone.ts';

setTimeZone();

const moved = [
  { id: '3', amount: -123_450, narrative: 'Ticket 000032', created_at: '2026-07-02T22:30:00Z' },
  { id: '2', amount: 0, narrative: 'Nothing', created_at: '2026-07-01T23:30:00Z' },
  { id: '1', amount: 200_000, narrative: 'Deposit', created_at: '2026-03-01T12:00:05Z' },
];
const history = createHistory(moved, 76_550);

it.each([
  [{}, ['3', '2', '1']],
  [{ search: ' deposit ' }, ['1']],
  [{ search: '1,234.50' }, ['3']],
  [{ search: '1234.5' }, ['3']],
  [{ flow: 'in' }, ['1']],
  [{ flow: 'out' }, ['3']],
  [{ to: '2026-07-01' }, ['1']],
] as const)('statement filters %o select %o', (query, ids) => {
  const found = statement.filterEntries(history, statement.parseStatementFilters(query));
  expect(found.map(({ transaction }) => transaction.id)).toEqual(ids);
});

it('statement filters ignore invalid values in a URL, and write valid ones back', () => {
  const names = fc.constantFrom('search', 'flow', 'from', 'to', 'x');
  assertProperty(
    fc.property(fc.dictionary(names, fc.string()), (query) => {
      const filters = statement.parseStatementFilters(query);
      expect(statement.parseStatementFilters(statement.toStatementQuery(filters))).toEqual(filters);
      for (const bound of [filters.from, filters.to]) expect(bound).toMatch(/^(\d{4}-\d{2}-\d{2})?$/);
    }),
  );
  const odd = { flow: 'sideways', from: '2026-02-30', to: "2026-01-01' or 1" };
  expect(statement.hasActiveFilters(statement.parseStatementFilters(odd))).toBe(false);
});

it.each([
  [{}, 'All transactions'],
  [{ flow: 'out' }, 'Money out'],
  [{ from: '2026-11-01' }, 'All transactions, from Nov 1, 2026'],
  [{ from: '2026-11-01', to: '2026-11-30' }, 'All transactions, from Nov 1, 2026 to Nov 30, 2026'],
  [{ to: '2026-11-30', search: 'meat' }, 'All transactions, to Nov 30, 2026, “meat”'],
  [{ receipt: '7' }, 'All transactions'],
])('describeFilters describes %o as %s', (query: Record<string, string>, text) => {
  expect(statement.describeFilters(statement.parseStatementFilters(query))).toBe(text);
});

const withoutMark = (cell: string) => cell.replace(/^'/, '');

/** Cells of a row according to RFC 4180. */
function readRow(file: string): string[] {
  let rest = file.slice(1, -2);
  const cells: string[] = [];
  for (let isMore = true; isMore; ) {
    const [cell = '', quoted] = /^"((?:[^"]|"")*)"/.exec(rest) ?? /^[^",]*/.exec(rest) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? cell);
    isMore = rest[cell.length] === ',';
    rest = rest.slice(cell.length + 1);
  }
  return cells;
}

it('statement CSV has local times, separate columns for money in and out, and a UTF-8 mark', () => {
  expect(statement.statementCsv(history, [])).toBe(
    [
      '\u{FEFF}Date,Time,Description,Money in,Money out,Balance after,Transaction number',
      '2026-07-02,23:30:00,Ticket 000032,,1234.50,765.50,3',
      '2026-07-02,00:30:00,Nothing,,,2000.00,2',
      '2026-03-01,12:00:05,Deposit,2000.00,,2000.00,1',
      '',
    ].join('\r\n'),
  );
});

it.each([
  ['=HYPERLINK("http://evil","x")', `"'=HYPERLINK(""http://evil"",""x"")"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['＝1', "'＝1"],
  ['two\nlines', '"two\nlines"'],
  ['Tür 5 £', 'Tür 5 £'],
])('statement CSV writes %j as %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\u{FEFF}${cell}\r\n`);
});

it('statement CSV can be parsed by RFC 4180, and no cell starts a formula', () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));
  const texts = fc.array(cell, { minLength: 1, maxLength: 5 });
  assertProperty(
    fc.property(texts, (row) => {
      const cells = readRow(toCsv([row]));
      expect(cells.map(withoutMark)).toEqual(row.map(withoutMark));
      for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/);
    }),
  );
});

const transaction = { id: '7', amount: -250, narrative: 'Tickets\u0000', created_at: '2026-03-04T19:30:00Z' };

it.each([
  [{}, 1_000, 'Money out: £2.50', 'Description: Tickets ', ['Balance after: £10.00']],
  [{ amount: 250 }, undefined, 'Money in: £2.50', 'Description: Tickets ', []],
  [{ narrative: '' }, 0, 'Money out: £2.50', 'Description: No description', ['Balance after: £0.00']],
])(
  'receipt lists the transaction with %o when the balance is %s',
  (part, balanceAfter, amount, what, balance) => {
    const lines = statement.createReceipt({ transaction: { ...transaction, ...part }, at: 0, balanceAfter });
    expect(formatRecord(lines).split('\r\n')).toEqual([
      ...[amount, 'Date: Mar 4, 2026, 7:30 PM', what, 'Transaction number: 7', ...balance, ''],
    ]);
  },
);
