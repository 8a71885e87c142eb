import { toAmountText } from '../format/money.ts';
import type { ReadName } from '../messages/loading-messages.ts';

/** `incomplete` has some of the entries, `failed` has none. */
export type PartStatus = 'waiting' | 'reading' | 'complete' | 'incomplete' | 'failed';

export interface ExportPart {
  readonly name: ReadName;
  readonly status: PartStatus;
  /** Entries read so far. */
  readonly count: number;
  /** Why it is incomplete or failed, in words. */
  readonly reason?: string | undefined;
  readonly data?: unknown;
}

export interface ExportSource {
  readonly club: string;
  readonly subdomain: string;
  /** Ms since the epoch. */
  readonly readAt: number;
}

/** Pence become pounds, as the API writes them. */
function toPounds(key: string, value: unknown): unknown {
  const isPence = (key === 'amount' || key === 'balance') && typeof value === 'number';
  return isPence ? toAmountText(value) : value;
}

/** Formats the file: what it is, what is missing and why, then the data. Amounts are in pounds, times in ISO 8601. */
export function formatDataExport(
  { club, subdomain, readAt }: ExportSource,
  parts: readonly ExportPart[],
): string {
  const states = parts.map(({ name, status, count, reason }) => [name, { status, entries: count, reason }]);
  const about = {
    title: `What ${club} told its app about you`,
    club,
    subdomain,
    readAt: new Date(readAt).toISOString(),
    amounts: 'in pounds',
    parts: Object.fromEntries(states),
  };
  const data = parts.filter((part) => part.data !== undefined).map((part) => [part.name, part.data]);
  return JSON.stringify({ about, ...Object.fromEntries(data) }, toPounds, 2);
}

export const hasExportData = (parts: readonly ExportPart[]): boolean =>
  parts.some(({ data }) => data !== undefined);

export const isExportRead = (parts: readonly ExportPart[]): boolean =>
  parts.every(({ status }) => status !== 'waiting' && status !== 'reading');
