import { addDays, isDay, startOfDay } from '../format/local-day.ts';
import { toAmountText } from '../format/money.ts';
import { toSearchKey } from '../forms/normalise.ts';
import type { HistoryEntry } from './history.ts';

/** Directions hold for every type of transaction. */
export const directionOptions = [
  { value: 'all', label: 'In and out' },
  { value: 'in', label: 'Money in' },
  { value: 'out', label: 'Money out' },
] as const;

export type DirectionFilter = (typeof directionOptions)[number]['value'];

export interface StatementFilters {
  readonly search: string;
  readonly flow: DirectionFilter;
  /** Local days (`2026-03-04`), inclusive; `''` without a bound. */
  readonly from: string;
  readonly to: string;
  /** Id of the entry whose receipt is open; `''` for none. It filters nothing. */
  readonly receipt: string;
}

const maxSearchLength = 200;

const toDayOrEmpty = (text = '') => (isDay(text) ? text : '');

/** Replaces unknown values by defaults. */
export function parseStatementFilters(query: Readonly<Record<string, string>>): StatementFilters {
  return {
    search: (query.search ?? '').slice(0, maxSearchLength),
    flow: directionOptions.find(({ value }) => value === query.flow)?.value ?? 'all',
    from: toDayOrEmpty(query.from),
    to: toDayOrEmpty(query.to),
    receipt: (query.receipt ?? '').slice(0, maxSearchLength),
  };
}

/** Omits defaults. */
export function toStatementQuery({
  search,
  flow,
  from,
  to,
  receipt,
}: StatementFilters): Record<string, string> {
  return {
    ...(search && { search }),
    ...(flow !== 'all' && { flow }),
    ...(from && { from }),
    ...(to && { to }),
    ...(receipt && { receipt }),
  };
}

export function hasActiveFilters(filters: StatementFilters): boolean {
  return Object.keys(toStatementQuery({ ...filters, receipt: '' })).length > 0;
}

function matchesDirection(flow: DirectionFilter, amount: number): boolean {
  return flow === 'all' || (flow === 'in' ? amount > 0 : amount < 0);
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
  return entries.filter(
    (entry) =>
      matchesDirection(flow, entry.transaction.amount) &&
      entry.at >= earliest &&
      entry.at < end &&
      isMatch(entry),
  );
}
