import { toCsv } from '../format/csv.ts';
import { localDay } from '../format/local-day.ts';
import { toAmountText } from '../format/money.ts';
import type { HistoryEntry } from './history.ts';

const columns = ['Date', 'Time', 'Description', 'Money in', 'Money out', 'Balance after', 'Number'];

const nothing = { number: '' } as const;
const pounds = (pence: number) => ({ number: toAmountText(pence) });

/** Format of spreadsheets: `19:30:00`. */
function timeOf(ms: number): string {
  const moment = new Date(ms);
  const parts = [moment.getHours(), moment.getMinutes(), moment.getSeconds()];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function rowOf({ transaction, at, balanceAfter }: HistoryEntry) {
  const { id, amount, narrative } = transaction;
  return [
    localDay(at),
    timeOf(at),
    narrative,
    amount > 0 ? pounds(amount) : nothing,
    amount < 0 ? pounds(-amount) : nothing,
    balanceAfter === undefined ? nothing : pounds(balanceAfter),
    id,
  ];
}

/** Formats CSV, with local times and amounts in pounds. */
export function statementCsv(entries: readonly HistoryEntry[]): string {
  return toCsv([columns, ...entries.map(rowOf)]);
}
