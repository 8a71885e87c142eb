import { formatDateTime } from '../format/date-time.ts';
import { formatPence } from '../format/money.ts';
import type { RecordLine } from '../format/record.ts';
import type { HistoryEntry } from './history.ts';

/** A transaction, as lines to print or save. */
export function createReceipt({ transaction, balanceAfter }: HistoryEntry): RecordLine[] {
  const { id, narrative, amount, created_at } = transaction;
  return [
    { term: amount < 0 ? 'Money out' : 'Money in', text: formatPence(Math.abs(amount)) },
    { term: 'When', text: formatDateTime(created_at) },
    { term: 'What', text: narrative || 'No description' },
    { term: 'Number', text: id },
    ...(balanceAfter === undefined ? [] : [{ term: 'Balance after', text: formatPence(balanceAfter) }]),
  ];
}
