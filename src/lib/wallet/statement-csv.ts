import { toCsv } from '../format/csv.ts';
import { localDay } from '../format/local-day.ts';
import { toAmountText } from '../format/money.ts';
import type { HistoryEntry } from './history.ts';

const columns = ['Date', 'Time', 'Description', 'Money in', 'Money out', 'Balance after', 'Number'];

const emptyCell = { number: '' } as const;
const createAmountCell = (pence: number) => ({ number: toAmountText(pence) });

function formatTimeOfDay(ms: number): string {
  const moment = new Date(ms);
  const parts = [moment.getHours(), moment.getMinutes(), moment.getSeconds()];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function toRow({ transaction, at, balanceAfter }: HistoryEntry) {
  const { id, amount, narrative } = transaction;
  return [
    localDay(at),
    formatTimeOfDay(at),
    narrative,
    amount > 0 ? createAmountCell(amount) : emptyCell,
    amount < 0 ? createAmountCell(-amount) : emptyCell,
    balanceAfter === undefined ? emptyCell : createAmountCell(balanceAfter),
    id,
  ];
}

/** Local times; amounts in pounds. @param notes say what is missing, in rows of their own */
export function statementCsv(entries: readonly HistoryEntry[], notes: readonly string[]): string {
  const noteRows = notes.map((note) =>
    columns.map((column) => (column === 'Description' ? `* ${note}` : '')),
  );
  return toCsv([columns, ...entries.map(toRow), ...noteRows]);
}
