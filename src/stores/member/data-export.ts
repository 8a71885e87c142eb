import { atom } from 'nanostores';
import { isComplete } from '../../lib/data/list.ts';
import type { ListQuery, Query } from '../../lib/data/query.ts';
import type { AppError } from '../../lib/errors.ts';
import type { ExportPart } from '../../lib/member/data-export.ts';
import { dataExportNotices } from '../../lib/messages/data-export-notices.ts';
import { describeFailure } from '../../lib/messages/failures.ts';
import { $memberKey } from '../app/session.ts';
import { waitUntilRefetched } from '../data/list-query.ts';

type ExportQuery = Query<unknown> | ListQuery<unknown>;

/** `readAt` is in ms since the epoch. */
export interface DataExport {
  readonly readAt: number;
  readonly parts: readonly ExportPart[];
}

/** Undefined before the member starts it. */
export const $dataExport = atom<DataExport | undefined>();

/** The current run. A later one, a cancellation and another member replace it. */
let run: symbol | undefined;

export function clearDataExport(): void {
  run = undefined;
  $dataExport.set(undefined);
}

$memberKey.listen(clearDataExport);

function updatePart(part: ExportPart): void {
  const current = $dataExport.get();
  if (!current) return;
  const parts = current.parts.map((before) => (before.name === part.name ? part : before));
  $dataExport.set({ ...current, parts });
}

const describe = ({ operation }: ExportQuery, error: AppError) => {
  const { text, reason } = describeFailure(operation, error);
  return error.kind === 'offline' ? dataExportNotices.offline : (reason ?? text);
};

/** Reads the further pages, and reports each. @returns why pages are missing */
async function readPages(query: ListQuery<unknown>, own: symbol): Promise<string | undefined> {
  for (;;) {
    const list = query.$data.get();
    if (run !== own || !list) return dataExportNotices.stopped;
    const { entries } = list;
    updatePart({ name: query.name, status: 'reading', count: entries.length, data: entries });
    if (!list.readNextPage) return undefined;
    await query.loadMore();
    const next = query.$nextPage.get();
    if (next.status === 'failed') return describe(query, next.error);
  }
}

async function readPart(query: ExportQuery, own: symbol): Promise<ExportPart> {
  const { name } = query;
  const before = query.$state.get();
  if (before.status !== 'loading' && !(before.status === 'loaded' && before.isRefetching)) query.refetch();
  await waitUntilRefetched(query);
  const first = query.$uncached.get();
  const error = first.status === 'failed' ? first.error : first.status === 'loaded' && first.staleReason;
  if (error || first.status !== 'loaded')
    return { name, status: 'failed', count: 0, reason: error ? describe(query, error) : undefined };
  if (!('loadMore' in query)) return { name, status: 'complete', count: 1, data: first.data };
  const missing = await readPages(query, own);
  const list = query.$data.get();
  if (!list) return { name, status: 'failed', count: 0, reason: missing };
  const reason = missing ?? (isComplete(list) ? undefined : dataExportNotices.unreadable);
  const { entries } = list;
  return { name, status: reason ? 'incomplete' : 'complete', count: entries.length, reason, data: entries };
}

/** Reads all queries with all their pages, one after the other. Never throws. */
export async function startDataExport(queries: readonly ExportQuery[]): Promise<void> {
  const own = Symbol();
  run = own;
  const parts = queries.map(({ name }): ExportPart => ({ name, status: 'waiting', count: 0 }));
  $dataExport.set({ readAt: Date.now(), parts });
  for (const query of queries) {
    if (run !== own) return;
    updatePart({ name: query.name, status: 'reading', count: 0 });
    // Queries forget their data without a listener.
    const stops = [query.$uncached.listen(() => {}), query.$data.listen(() => {})];
    const part = await readPart(query, own);
    for (const stop of stops) stop();
    if (run === own) updatePart(part);
  }
}

function stopPart(part: ExportPart): ExportPart {
  if (part.status !== 'waiting' && part.status !== 'reading') return part;
  return { ...part, status: part.data ? 'incomplete' : 'failed', reason: dataExportNotices.stopped };
}

/** Keeps what has been read. */
export function stopDataExport(): void {
  run = undefined;
  const current = $dataExport.get();
  if (current) $dataExport.set({ ...current, parts: current.parts.map(stopPart) });
}
