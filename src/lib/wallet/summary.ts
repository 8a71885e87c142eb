import type { Transaction } from '../contract/wallet.ts';
import { addDays, addMonths, firstOfMonth, mondayOf } from '../text/local-day.ts';
import { type Flows, flowsOf } from './flows.ts';
import type { HistoryEntry } from './history.ts';

/** The lengths that a summary can have its periods in. */
export const periodOptions = [
  { value: 'month', label: 'By month' },
  { value: 'week', label: 'By week' },
] as const;

export type PeriodLength = (typeof periodOptions)[number]['value'];

/** A local week from Monday, or a local month. */
export interface Period extends Flows {
  readonly firstDay: string;
  /** True where entries before the oldest that is known may belong to it. */
  readonly isPart: boolean;
}

const lengths = {
  week: { count: 8, startOf: mondayOf, back: (day: string, steps: number) => addDays(day, -7 * steps) },
  month: { count: 6, startOf: firstOfMonth, back: (day: string, steps: number) => addMonths(day, -steps) },
} as const;

/** What went in and out in each period that begins on or after a day. */
function flowsByPeriod(
  entries: readonly HistoryEntry[],
  startOf: (day: string) => string,
  earliest: string,
): ReadonlyMap<string, Flows> {
  const byPeriod = new Map<string, Transaction[]>();
  for (const { day, transaction } of entries) {
    if (day < earliest) break;
    const start = startOf(day);
    const known = byPeriod.get(start);
    if (known) known.push(transaction);
    else byPeriod.set(start, [transaction]);
  }
  return new Map([...byPeriod].map(([start, transactions]) => [start, flowsOf(transactions)]));
}

/**
 * The last periods up to today's, newest first, those without a movement too. They begin with the oldest entry's.
 * @param entries newest first
 * @param today the local day
 * @param isWhole true when nothing of the history is missing
 */
export function periodsOf(
  entries: readonly HistoryEntry[],
  length: PeriodLength,
  today: string,
  isWhole: boolean,
): Period[] {
  const { count, startOf, back } = lengths[length];
  const thisOne = startOf(today);
  const oldest = entries.at(-1);
  const first = oldest ? startOf(oldest.day) : thisOne;
  const starts = Array.from({ length: count }, (_, index) => back(thisOne, index)).filter(
    (start) => start >= first,
  );
  const flows = flowsByPeriod(entries, startOf, starts.at(-1) ?? thisOne);
  return starts.map((firstDay) => ({
    firstDay,
    isPart: !isWhole && firstDay === first,
    ...(flows.get(firstDay) ?? { in: 0, out: 0 }),
  }));
}
