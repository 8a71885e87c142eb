import { formatDateTime } from '../format/date-time.ts';
import { addDays, dayText, isDay, localDay, startOfDay } from '../format/days.ts';
import { type RecordLine, toCsv } from '../format/files.ts';
import { formatPence, toAmountText } from '../format/money.ts';
import { toSearchKey } from '../forms/normalise.ts';
import type { HistoryEntry } from './history.ts';

/** Filters by direction, because the API has no types of transaction. */
export const directionOptions = [
  { value: 'all', label: 'All transactions' },
  { value: 'in', label: 'Money in' },
  { value: 'out', label: 'Money out' },
] as const;

export type DirectionFilter = (typeof directionOptions)[number]['value'];

export type StatementFilters = ReturnType<typeof parseStatementFilters>;

const maxSearchLength = 200;

const toDayOrEmpty = (text = '') => (isDay(text) ? text : '');

/** Replaces unknown values by defaults. */
export function parseStatementFilters(query: Readonly<Record<string, string>>) {
  return {
    search: (query.search ?? '').slice(0, maxSearchLength),
    flow: directionOptions.find(({ value }) => value === query.flow)?.value ?? 'all',
    /** Local days (`2026-03-04`), inclusive; `''` without a bound. */
    from: toDayOrEmpty(query.from),
    to: toDayOrEmpty(query.to),
    /** Id of the entry whose receipt is open; `''` for none. It filters nothing. */
    receipt: (query.receipt ?? '').slice(0, maxSearchLength),
  };
}

/** Omits defaults. */
export function toStatementQuery(filters: StatementFilters): Record<string, string> {
  const values = { ...filters, flow: filters.flow === 'all' ? '' : filters.flow };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

export const hasActiveFilters = (filters: StatementFilters): boolean =>
  Object.keys(toStatementQuery({ ...filters, receipt: '' })).length > 0;

/** Returns for example 'Money out, from Nov 1, 2026, “meat”'. */
export function describeFilters({ search, flow, from, to }: StatementFilters): string {
  const direction = flow === 'all' ? 'All transactions' : `Money ${flow}`;
  const start = from && `from ${dayText(from)}`;
  const end = to && `to ${dayText(to)}`;
  return [direction, [start, end].filter(Boolean).join(' '), search && `“${search}”`]
    .filter(Boolean)
    .join(', ');
}

const amountPart = /^£?[\d.,]+$/;

/** Searches narratives, amounts and complete ids. */
function createMatcher(text: string): (entry: HistoryEntry) => boolean {
  const search = toSearchKey(text);
  const amountText = amountPart.test(search) ? search.replaceAll(/[£,]/g, '') : undefined;
  return ({ transaction: { id, narrative, amount } }) =>
    toSearchKey(id) === search ||
    toSearchKey(narrative).includes(search) ||
    (amountText !== undefined && toAmountText(Math.abs(amount)).includes(amountText));
}

export function filterEntries(
  entries: readonly HistoryEntry[],
  filters: StatementFilters,
): readonly HistoryEntry[] {
  if (!hasActiveFilters(filters)) return entries;
  const { flow, from, to } = filters;
  const earliest = from ? startOfDay(from) : Number.NEGATIVE_INFINITY;
  const end = to ? startOfDay(addDays(to, 1)) : Number.POSITIVE_INFINITY;
  const isMatch = createMatcher(filters.search);
  return entries.filter((entry) => {
    const { amount } = entry.transaction;
    const isOfFlow = flow === 'all' || (flow === 'in' ? amount > 0 : amount < 0);
    return isOfFlow && entry.at >= earliest && entry.at < end && isMatch(entry);
  });
}

const columns = [
  'Date',
  'Time',
  'Description',
  'Money in',
  'Money out',
  'Balance after',
  'Transaction number',
];

const toCell = (pence: number | undefined) => ({ number: pence === undefined ? '' : toAmountText(pence) });

function toRow({ transaction, at, balanceAfter }: HistoryEntry) {
  const { id, amount, narrative } = transaction;
  return [
    localDay(at),
    // '10:31:05' of '10:31:05 GMT+0100 …'
    new Date(at).toTimeString().slice(0, 8),
    narrative,
    toCell(amount > 0 ? amount : undefined),
    toCell(amount < 0 ? -amount : undefined),
    toCell(balanceAfter),
    id,
  ];
}

/** Formats local times and amounts in pounds. @param notes sentences about missing transactions, one a row */
export function statementCsv(entries: readonly HistoryEntry[], notes: readonly string[]): string {
  const noteRows = notes.map((note) =>
    columns.map((column) => (column === 'Description' ? `* ${note}` : '')),
  );
  return toCsv([columns, ...entries.map(toRow), ...noteRows]);
}

/** Lists the facts of a transaction, to print or save. */
export function createReceipt({ transaction, balanceAfter }: HistoryEntry): RecordLine[] {
  const { id, narrative, amount, created_at } = transaction;
  return [
    { term: amount < 0 ? 'Money out' : 'Money in', text: formatPence(Math.abs(amount)) },
    { term: 'Date', text: formatDateTime(created_at) },
    { term: 'Description', text: narrative || 'No description' },
    { term: 'Transaction number', text: id },
    ...(balanceAfter === undefined ? [] : [{ term: 'Balance after', text: formatPence(balanceAfter) }]),
  ];
}
