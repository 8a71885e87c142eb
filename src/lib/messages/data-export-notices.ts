import type { ExportPart } from '../member/data-export.ts';

export const dataExportNotices = {
  offline: 'You were offline.',
  stopped: 'You stopped the reading.',
  unreadable: 'Some entries could not be read.',
  saved: 'Your data is saved as a file.',
  /** Nothing could be read. */
  nothing: 'Nothing could be read, so there is no file. Please try again later.',
} as const;

/** Says what the file holds. @param parts all read */
export function exportSummary(parts: readonly ExportPart[]): string {
  const complete = parts.filter(({ status }) => status === 'complete').length;
  if (complete === parts.length) return 'All of it is read.';
  if (parts.every(({ data }) => data === undefined)) return dataExportNotices.nothing;
  return `${complete} of ${parts.length} parts are complete. The file says what is missing, and why.`;
}
